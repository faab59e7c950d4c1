import { randomUUID } from 'node:crypto';
import { FakeWebhookTransport } from '../../../test/harness/in-memory/fake-webhook-transport';
import { InMemoryTable } from '../../../test/harness/in-memory/in-memory-transaction';
import { InMemoryWebhooks } from '../../../test/harness/in-memory/in-memory-webhooks';
import { MovableClock } from '../../../test/harness/movable-clock';
import { after, NOON, sampleAttempt, sampleEndpoint } from '../../../test/harness/webhook-samples';
import type { AccountsRepository, NotifyOwner } from '../../accounts';
import type { Meter } from '../../shared/application/meter';
import { Delivery } from '../domain/delivery';
import { MOST_ATTEMPTS } from '../domain/retry-schedule';
import { SendDelivery } from './send-delivery';
import { TellOwnerOfDisabled } from './tell-owner-of-disabled';

const message = { type: 'order.paid', timestamp: NOON, data: {} } as const;
const THREE_DAYS_SEC = 72 * 3600;

describe('SendDelivery', () => {
  const clock = new MovableClock(NOON);
  const accountId = randomUUID();
  const { signal } = new AbortController();
  let store: InMemoryWebhooks;
  let transport: FakeWebhookTransport;
  /** Whom the service gave notice of what. */
  let told: InMemoryTable<unknown>;
  let reachesOwner: boolean;
  let send: SendDelivery;
  beforeEach(() => {
    store = new InMemoryWebhooks();
    transport = new FakeWebhookTransport();
    told = new InMemoryTable(store.transaction);
    reachesOwner = true;
    const accounts = { find: (id: string) => Promise.resolve({ id }) } as unknown as AccountsRepository;
    const notifyOwner = {
      execute: (account: { id: string }, notice: object) =>
        reachesOwner
          ? Promise.resolve(told.set(randomUUID(), [account.id, notice]))
          : Promise.reject(new Error('no outbox')),
    } as unknown as NotifyOwner;
    const meter = { count: () => undefined } as unknown as Meter;
    const tell = new TellOwnerOfDisabled(accounts, notifyOwner);
    const { endpoints, deliveries, transaction } = store;
    send = new SendDelivery(endpoints, deliveries, transport, tell, transaction, clock, meter);
  });

  /** Deliveries of an endpoint that answers so, each with so many failed attempts behind it. */
  async function due(statusCode: number, count: number, failures = 0, failingSince: Date | null = null) {
    transport.answer = () => Promise.resolve(sampleAttempt(statusCode));
    const url = 'https://hooks.example.com:8443/T0KEN?key=secret';
    const endpoint = sampleEndpoint({ accountId, url, failingSince });
    await store.endpoints.add(endpoint, 10);
    const { id } = endpoint.toState();
    const made = Array.from({ length: count }, () => {
      const opened = Delivery.open(randomUUID(), id, message, NOON);
      return Delivery.restore({ ...opened.toState(), failures });
    });
    for (const delivery of made) await store.deliveries.add(delivery);
    return {
      id,
      send: () => Promise.all(made.map((delivery) => send.execute(accountId, delivery, signal))),
      state: async () => (await store.endpoints.find(accountId, id))!.toState(),
    };
  }

  const notice = (reason: string) => [
    accountId,
    { kind: 'webhook-disabled', host: 'hooks.example.com:8443', reason },
  ];

  it('tells the owner once that an endpoint is gone, however many calls find it so', async () => {
    const endpoint = await due(410, 3);
    await endpoint.send();
    expect(transport.calls).toHaveLength(3);
    expect((await endpoint.state()).disabledReason).toBe('gone');
    expect(told.rows).toEqual([notice('gone')]);
  });

  it('tells the owner of one that was given up after three days', async () => {
    const endpoint = await due(503, 1, MOST_ATTEMPTS - 1, after(-THREE_DAYS_SEC));
    await endpoint.send();
    expect((await endpoint.state()).disabledReason).toBe('failing');
    expect(told.rows).toEqual([notice('failing')]);
  });

  it.each([
    ['fails for the first time', 503, 0, null],
    ['ends without success, and has failed for less than three days', 503, MOST_ATTEMPTS - 1, after(-60)],
    ['is accepted', 204, 3, after(-THREE_DAYS_SEC)],
  ] as const)('tells nobody where a call %s', async (_name, status, failures, failingSince) => {
    const endpoint = await due(status, 1, failures, failingSince);
    await endpoint.send();
    expect((await endpoint.state()).enabled).toBe(true);
    expect(told.rows).toEqual([]);
  });

  it('blames no endpoint that was moved meanwhile for what its former address answers', async () => {
    const endpoint = await due(410, 1);
    transport.answer = async () => {
      await store.transaction.run(async () => {
        const moved = await store.endpoints.lock(endpoint.id);
        moved!.change({ url: 'https://new.example.com/' });
        await store.endpoints.save(moved!);
      });
      return sampleAttempt(410);
    };
    await endpoint.send();
    expect(await endpoint.state()).toMatchObject({ enabled: true, failingSince: null });
    expect(told.rows).toEqual([]);
    const { items } = await store.deliveries.list(endpoint.id, { page: 1, limit: 1 }, null);
    expect(items[0]!.toState()).toMatchObject({ status: 'PENDING', failures: 0, nextAttemptAt: NOON });
  });

  it('tells again when an endpoint that its owner has enabled is gone once more', async () => {
    const endpoint = await due(410, 1);
    await endpoint.send();
    await store.transaction.run(async () => {
      const disabled = await store.endpoints.lock(endpoint.id);
      disabled!.enable();
      await store.endpoints.save(disabled!);
    });
    await endpoint.send();
    expect(told.rows).toEqual([notice('gone'), notice('gone')]);
  });

  it('disables nothing of which its owner could not be told', async () => {
    reachesOwner = false;
    const endpoint = await due(410, 1);
    await expect(endpoint.send()).rejects.toThrow('no outbox');
    expect(await endpoint.state()).toMatchObject({ enabled: true, failingSince: null });
    const { items } = await store.deliveries.list(endpoint.id, { page: 1, limit: 1 }, null);
    expect(items[0]!.toState()).toMatchObject({ status: 'PENDING', attempts: [] });
  });
});
