import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { webhooksChange, webhooksRemove, webhooksRotate, type WebhookDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useAction } from '../../lib/use-data';
import { Confirm } from '../../ui/confirm';
import { Button } from '../../ui/controls';
import { Dialog } from '../../ui/layout';
import { WebhookFields } from './webhook-fields';

interface DialogProps {
  readonly webhook: WebhookDto;
  readonly onClose: () => void;
}

/** Changes where a webhook is, and what it is told of. */
export function EditWebhook({ webhook, onChanged, onClose }: DialogProps & { onChanged: () => void }) {
  const { text } = useLanguage();
  const words = text.webhooks;
  const { id, url, events } = webhook;
  const [draft, setDraft] = useState({ url, events });
  const edit = useAction(async () => {
    // One that was made for a job has no events, and the API takes no empty list for a change.
    await call(webhooksChange({ path: { id }, body: draft.events === events ? { url: draft.url } : draft }));
    onChanged();
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    edit.run();
  };
  return (
    <Dialog title={words.editOf(url)} onClose={onClose}>
      <form onSubmit={submit}>
        <WebhookFields draft={draft} failure={edit.failure} onChange={setDraft} />
        <p className="actions">
          <Button onClick={onClose}>{text.common.cancel}</Button>
          <Button type="submit" kind="primary" busy={edit.running}>
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
  const rotate = useAction(async () => {
    const { secret } = await call(webhooksRotate({ path: { id: webhook.id } }));
    onClose();
    onSecret(secret);
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
  const remove = useAction(async () => {
    await call(webhooksRemove({ path: { id: webhook.id } }));
    onClose();
    onRemoved(webhook);
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
