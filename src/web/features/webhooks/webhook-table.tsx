import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call';
import { webhooksChange, webhooksTest, type WebhookDto } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Link, navigate } from '../../lib/router';
import { Button, Failure, Switch } from '../../ui/controls';
import { Table } from '../../ui/layout';
import { EditWebhook, RemoveWebhook, RotateSecret } from './webhook-dialogs';
import { webhooksQuery } from './queries';
import { WebhookState } from './webhook-state';

const logPath = ({ id }: WebhookDto): string => `/webhooks/${id}`;

interface WebhookTableProps {
  readonly webhooks: readonly WebhookDto[];
  /** One has a new secret. */
  readonly onSecret: (secret: string) => void;
  readonly onRemoved: (webhook: WebhookDto) => void;
}

/** What can be done in a dialog. */
type Deed = 'edit' | 'rotate' | 'remove';

/** The webhooks, and what can be done about each. */
export function WebhookTable({ webhooks, onSecret, onRemoved }: WebhookTableProps) {
  const words = useLanguage().text.webhooks;
  const [asked, setAsked] = useState<{ webhook: WebhookDto; to: Deed } | null>(null);
  const toggle = useMutation({
    mutationFn: ({ id, enabled }: WebhookDto) =>
      call(webhooksChange({ path: { id }, body: { enabled: !enabled } })),
    meta: { changes: [webhooksQuery.queryKey] },
  });
  const test = useMutation({
    mutationFn: ({ id }: WebhookDto) => call(webhooksTest({ path: { id } })),
  });
  const dialog = asked && { webhook: asked.webhook, onClose: () => setAsked(null) };
  return (
    <>
      <Failure failure={toggle.error ?? test.error} />
      <Table label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.url}</th>
            <th scope="col">{words.events}</th>
            <th scope="col">{words.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {webhooks.map((webhook) => (
            <Row
              key={webhook.id}
              webhook={webhook}
              onToggle={() => toggle.mutate(webhook)}
              // Its outcome appears in the log; whoever has gone elsewhere meanwhile stays there.
              onTest={() => test.mutate(webhook, { onSuccess: () => navigate(logPath(webhook)) })}
              isTesting={test.isPending && test.variables.id === webhook.id}
              onAsk={(to) => setAsked({ webhook, to })}
            />
          ))}
        </tbody>
      </Table>
      {dialog && asked.to === 'edit' && <EditWebhook {...dialog} />}
      {dialog && asked.to === 'rotate' && <RotateSecret {...dialog} onSecret={onSecret} />}
      {dialog && asked.to === 'remove' && <RemoveWebhook {...dialog} onRemoved={onRemoved} />}
    </>
  );
}

interface RowProps {
  readonly webhook: WebhookDto;
  readonly onToggle: () => void;
  readonly onTest: () => void;
  readonly isTesting: boolean;
  readonly onAsk: (to: Deed) => void;
}

function Row({ webhook, onToggle, onTest, isTesting, onAsk }: RowProps) {
  const words = useLanguage().text.webhooks;
  const { url, events, enabled } = webhook;
  return (
    <tr>
      <th scope="row" className="address" dir="auto">
        {url}
      </th>
      <td>
        {events.length === 0 ? (
          words.noEvents
        ) : (
          <ul>
            {events.map((event) => (
              <li key={event}>{words.names[event]}</li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <Switch checked={enabled} label={(enabled ? words.disable : words.enable)(url)} onChange={onToggle} />{' '}
        <WebhookState webhook={webhook} />
      </td>
      <td>
        <div className="actions">
          <Link className="button small" aria-label={words.logOf(url)} to={logPath(webhook)}>
            {words.log}
          </Link>
          <Button className="small" aria-label={words.testOf(url)} busy={isTesting} onClick={onTest}>
            {words.test}
          </Button>
          <Button className="small" aria-label={words.rotateOf(url)} onClick={() => onAsk('rotate')}>
            {words.rotate}
          </Button>
          <Button className="small" aria-label={words.editOf(url)} onClick={() => onAsk('edit')}>
            {words.edit}
          </Button>
          <Button
            className="small"
            kind="danger"
            aria-label={words.removeOf(url)}
            onClick={() => onAsk('remove')}
          >
            {words.remove}
          </Button>
        </div>
      </td>
    </tr>
  );
}
