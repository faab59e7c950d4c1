import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call';
import {
  webhooksReplay,
  webhooksTest,
  type DeliveryDto,
  type DeliveryResult,
  type WebhookDto,
} from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { Link } from '../../lib/router';
import { Button, Failure, Select } from '../../ui/controls';
import { Card, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { Delivery } from './delivery';
import { deliveriesQuery, webhooksQuery } from './queries';
import { WebhookState } from './webhook-state';

const LIMIT = 10;

/** While something waits, somebody may watch for it; else an event may happen. */
const REFRESH_MS = { waiting: 3_000, idle: 30_000 };

const isWaiting = ({ status }: DeliveryDto): boolean => status === 'PENDING';

const refreshMs = (shown: readonly DeliveryDto[] = []): number =>
  REFRESH_MS[shown.some(isWaiting) ? 'waiting' : 'idle'];

/** What was sent to a webhook, and what it answered. The address holds the page and the filter. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { text } = useLanguage();
  const words = text.webhooks;
  const { page, choice, turnTo, narrow } = useListAddress();
  const status = choice('status', words.statuses);
  const deliveries = useQuery({
    ...deliveriesQuery(webhookId, { page, limit: LIMIT, ...(status && { status }) }),
    refetchInterval: ({ state }) => refreshMs(state.data?.items),
  });
  const shown = deliveries.data?.items ?? [];
  // What becomes of a delivery may disable the webhook.
  const webhooks = useQuery({ ...webhooksQuery, refetchInterval: refreshMs(shown) });
  const webhook = webhooks.data?.items.find(({ id }) => id === webhookId);

  /** What was asked for last: it is on its way until the webhook was called. */
  const [asked, setAsked] = useState<DeliveryDto | null>(null);
  const isOnItsWay = shown.some(
    (each) => each.id === asked?.id && isWaiting(each) && each.attempts.length === asked.attempts.length,
  );
  const send = useMutation({
    mutationFn: (ask: () => Promise<DeliveryResult>) => ask(),
    onSuccess: ({ delivery }) => {
      setAsked(delivery);
      // A test is the newest of all, and what is sent again leaves the list of its former state.
      const isHere = !status && (page === 1 || shown.some(({ id }) => id === delivery.id));
      if (!isHere) narrow({ status: '' });
    },
    meta: { changes: [webhooksQuery.queryKey] },
  });
  return (
    <Screen title={words.log} actions={<Link to="/webhooks">{text.common.back}</Link>}>
      <Card>
        {webhook && <Target webhook={webhook} />}
        <p className="hint">{words.logHint}</p>
        <Failure failure={send.error} />
        <div role="status">{isOnItsWay && <p className="notice">{words.onItsWay}</p>}</div>
        <p className="actions">
          <Button
            busy={send.isPending}
            onClick={() => send.mutate(() => call(webhooksTest({ path: { id: webhookId } })))}
          >
            {words.test}
          </Button>
        </p>
      </Card>
      <Card>
        <Select
          label={words.state}
          value={status ?? ''}
          options={[['', words.anyStatus], ...optionsOf(words.statuses)]}
          onChange={(chosen) => narrow({ status: chosen })}
        />
        <Listing query={deliveries} empty={status ? words.logEmptyFiltered : words.logEmpty} onPage={turnTo}>
          {(items) => (
            <ul className="rows">
              {items.map((delivery) => (
                <Delivery
                  key={delivery.id}
                  delivery={delivery}
                  busy={send.isPending}
                  onReplay={() => send.mutate(() => call(webhooksReplay({ path: { id: delivery.id } })))}
                />
              ))}
            </ul>
          )}
        </Listing>
      </Card>
    </Screen>
  );
}

/** Where deliveries go, and whether they do. */
function Target({ webhook }: { webhook: WebhookDto }) {
  return (
    <div>
      <p className="wrap" dir="auto">
        {webhook.url}
      </p>
      <WebhookState webhook={webhook} />
    </div>
  );
}
