import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { webhooksChange, webhooksRemove, webhooksRotate, type WebhookDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Confirm } from '../../ui/confirm';
import { Button } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { webhooksQuery } from './queries';
import { WebhookFields } from './webhook-fields';

const meta = { changes: [webhooksQuery.queryKey] };

interface DialogProps {
  readonly webhook: WebhookDto;
  readonly onClose: () => void;
}

/** Changes where a webhook is, and what it is told of. */
export function EditWebhook({ webhook, onClose }: DialogProps) {
  const { text } = useLanguage();
  const words = text.webhooks;
  const { id, url, events } = webhook;
  const [draft, setDraft] = useState({ url, events });
  const edit = useMutation({
    // One that was made for a job has no events, and the API takes no empty list for a change.
    mutationFn: () =>
      call(webhooksChange({ path: { id }, body: draft.events === events ? { url: draft.url } : draft })),
    meta,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edit.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog title={words.editOf(url)} onClose={onClose}>
      <form onSubmit={submit}>
        <WebhookFields draft={draft} failure={edit.error} onChange={setDraft} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={edit.isPending}>
            {text.common.save}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** Gives a webhook a new secret. */
export function RotateSecret({
  webhook,
  onSecret,
  onClose,
}: DialogProps & { onSecret: (secret: string) => void }) {
  const words = useLanguage().text.webhooks;
  const rotate = useMutation({
    mutationFn: () => call(webhooksRotate({ path: { id: webhook.id } })),
    onSuccess: ({ secret }) => onSecret(secret),
    meta,
  });
  return (
    <Confirm title={words.rotateTitle} yes={words.rotate} action={rotate} onClose={onClose}>
      <p className="wrap" dir="auto">
        {webhook.url}
      </p>
      <p>{words.rotateHint}</p>
    </Confirm>
  );
}

/** Deletes a webhook with its deliveries. */
export function RemoveWebhook({
  webhook,
  onRemoved,
  onClose,
}: DialogProps & { onRemoved: (webhook: WebhookDto) => void }) {
  const words = useLanguage().text.webhooks;
  const remove = useMutation({
    mutationFn: () => call(webhooksRemove({ path: { id: webhook.id } })),
    onSuccess: () => onRemoved(webhook),
    meta,
  });
  return (
    <Confirm title={words.removeTitle} yes={words.remove} kind="danger" action={remove} onClose={onClose}>
      <p className="wrap" dir="auto">
        {webhook.url}
      </p>
      <p>{words.removeHint}</p>
    </Confirm>
  );
}
