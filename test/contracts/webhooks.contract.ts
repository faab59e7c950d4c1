import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../src/shared/application/transaction';
import type { DeliveriesRepository } from '../../src/webhooks/application/deliveries.repository';
import type { EndpointsRepository } from '../../src/webhooks/application/endpoints.repository';
import { Delivery } from '../../src/webhooks/domain/delivery';
import type { WebhookEndpoint, WebhookEndpointState } from '../../src/webhooks/domain/webhook-endpoint';
import { after, NOON, sampleAttempt, sampleEndpoint } from '../harness/webhook-samples';
import { withRival } from './orders.contract';

/** Endpoints and deliveries, with nothing in them. */
export interface WebhookStores {
  readonly endpoints: EndpointsRepository;
  readonly deliveries: DeliveriesRepository;
  readonly transaction: Transaction;
  /** @returns the id of an account that may have endpoints */
  newAccount(): Promise<string>;
}

const whole = { page: 1, limit: 100 };
const message = { type: 'order.paid', timestamp: NOON, data: { order_code: 'LOA12345678' } } as const;

/** What the repositories of webhooks promise. */
export function describeWebhookStores(name: string, open: () => Promise<WebhookStores>): void {
  describe(`${name} as the repositories of webhooks`, () => {
    let stores: WebhookStores;
    let endpoints: EndpointsRepository;
    let deliveries: DeliveriesRepository;
    let accountId: string;
    beforeEach(async () => {
      stores = await open();
      ({ endpoints, deliveries } = stores);
      accountId = await stores.newAccount();
    });

    async function add(changes: Partial<WebhookEndpointState> = {}): Promise<WebhookEndpointState> {
      const endpoint = sampleEndpoint({ accountId, ...changes });
      expect(await endpoints.add(endpoint, 10)).toBe(true);
      return endpoint.toState();
    }

    async function deliver({ id }: WebhookEndpointState, at = NOON): Promise<Delivery> {
      const delivery = Delivery.open(randomUUID(), id, message, at);
      await deliveries.add(delivery);
      return delivery;
    }

    const stateOf = (one: WebhookEndpoint | Delivery | null | undefined) => one?.toState();
    const claim = async (changes: Partial<Parameters<EndpointsRepository['claim']>[0]> = {}) => {
      const claimed = await endpoints.claim({
        failing: false,
        now: NOON,
        until: after(60),
        most: 10,
        ...changes,
      });
      return claimed.map(({ id }) => id).sort();
    };

    describe('for endpoints', () => {
      it('give back what they were given, to its owner', async () => {
        const state = await add({
          events: ['order.paid', 'speech.failed'],
          formerSecret: 'whsec_',
          formerSecretUntil: after(1),
          enabled: false,
          disabledReason: 'gone',
          disabledAt: after(2),
          failingSince: after(3),
        });
        expect(stateOf(await endpoints.find(accountId, state.id))).toEqual(state);
        expect(stateOf(await stores.transaction.run(() => endpoints.lock(state.id)))).toEqual(state);
        expect(await endpoints.find(await stores.newAccount(), state.id)).toBeNull();
        expect(await endpoints.find(accountId, randomUUID())).toBeNull();
      });

      it("list an account's, newest first, and add no more than it may have", async () => {
        const old = await add();
        const young = await add({ createdAt: after(1) });
        await add({ accountId: await stores.newAccount() });
        expect((await endpoints.list(accountId)).map(stateOf)).toEqual([young, old]);
        expect(await endpoints.add(sampleEndpoint({ accountId }), 2)).toBe(false);
        expect(await endpoints.list(accountId)).toHaveLength(2);
      });

      it('count what another transaction is adding', async () => {
        const isAdded = await withRival(
          stores.transaction,
          async (meetRival) => {
            await add();
            await meetRival();
          },
          () => endpoints.add(sampleEndpoint({ accountId }), 1),
        );
        expect(isAdded).toBe(false);
      });

      it('store changes, and leave the claim as it is', async () => {
        const { id } = await add();
        await deliver(await add());
        await deliver((await endpoints.find(accountId, id))!.toState());
        await stores.transaction.run(async () => {
          const endpoint = (await endpoints.lock(id))!;
          endpoint.rotate('whsec_new', NOON);
          await claim();
          await endpoints.save(endpoint);
        });
        const stored = stateOf(await endpoints.find(accountId, id));
        expect(stored).toMatchObject({ secret: 'whsec_new', claimedUntil: after(60) });
      });

      it('delete one with its deliveries', async () => {
        const state = await add();
        const delivery = await deliver(state);
        await endpoints.remove(state.id);
        expect(await endpoints.find(accountId, state.id)).toBeNull();
        expect(await stores.transaction.run(() => deliveries.lock(delivery.toState().id))).toBeNull();
      });

      it('are switched off together, only those of one account', async () => {
        const own = [await add(), await add({ createdAt: after(1) })];
        const other = await stores.newAccount();
        const { id } = await add({ accountId: other });
        await endpoints.disableAll(accountId, NOON);
        await endpoints.disableAll(accountId, after(1));
        const off = { enabled: false, disabledReason: null, disabledAt: NOON };
        for (const each of own)
          expect(stateOf(await endpoints.find(accountId, each.id))).toEqual({ ...each, ...off });
        expect(stateOf(await endpoints.find(other, id))).toMatchObject({ enabled: true });
      });

      it('are locked in transactions only', async () => {
        await expect((async () => endpoints.lock(randomUUID()))()).rejects.toThrow('transaction');
        await expect((async () => deliveries.lock(randomUUID()))()).rejects.toThrow('transaction');
      });
    });

    describe('for claims', () => {
      it('give an endpoint with a delivery that is due to one claimant', async () => {
        const due = await add();
        const later = await add();
        await add();
        await deliver(due);
        await deliver(due);
        await deliver(later, after(1));
        expect(await claim()).toEqual([due.id]);
        expect(await claim()).toEqual([]);
        expect(await claim({ now: after(59), until: after(119) })).toEqual([later.id]);
        expect(await claim({ now: after(60), until: after(120) })).toEqual([due.id]);
      });

      it('tell those that fail from the others, and pass over those that are disabled', async () => {
        const [sound, failing, off] = [
          await add(),
          await add({ failingSince: NOON }),
          await add({ enabled: false }),
        ];
        for (const endpoint of [sound, failing, off]) await deliver(endpoint);
        expect(await claim({ failing: true })).toEqual([failing.id]);
        expect(await claim()).toEqual([sound.id]);
      });

      it('begin with those that were served the longest ago', async () => {
        const [one, other] = [await add(), await add()];
        for (const endpoint of [one, other]) await deliver(endpoint);
        const [first] = await claim({ most: 1 });
        await endpoints.release(first!, after(60), NOON);
        const second = first === one.id ? other.id : one.id;
        expect(await claim({ most: 1 })).toEqual([second]);
        expect(await claim({ most: 1 })).toEqual([first]);
      });

      it('are given back only by their claimant', async () => {
        const { id } = await add();
        await deliver((await endpoints.find(accountId, id))!.toState());
        await claim();
        await endpoints.release(id, after(59), NOON);
        expect(await claim()).toEqual([]);
        await endpoints.release(id, after(60), NOON);
        expect(await claim()).toEqual([id]);
      });
    });

    describe('for deliveries', () => {
      it('make one for each enabled subscriber of the account', async () => {
        const subscribers = [await add(), await add({ events: ['credits.low', 'order.paid'] })];
        await add({ events: ['credits.low'] });
        await add({ enabled: false });
        await add({ accountId: await stores.newAccount() });
        await stores.transaction.run(() => deliveries.addForSubscribers(accountId, message, NOON));
        const made = await Promise.all(subscribers.map(({ id }) => deliveries.list(id, whole, null)));
        expect(made.map(({ total }) => total)).toEqual([1, 1]);
        const [first, second] = made.map(({ items }) => items[0]!.toState());
        const { id, endpointId } = first!;
        expect(first).toEqual(Delivery.open(id, endpointId, message, NOON).toState());
        expect(second!.id).not.toBe(id);
        expect(await claim()).toHaveLength(2);
      });

      it('make one for endpoints at the address of a callback, whatever they have subscribed to', async () => {
        const url = 'https://example.com/callback';
        const [subscribed, silent] = [await add({ url }), await add({ url, events: [] })];
        await add({ events: [] });
        await add({ url, enabled: false });
        await add({ url, accountId: await stores.newAccount() });
        await stores.transaction.run(() => deliveries.addForSubscribers(accountId, message, NOON, url));
        expect((await deliveries.list(subscribed.id, whole, null)).total).toBe(1);
        expect((await deliveries.list(silent.id, whole, null)).total).toBe(1);
        expect(await claim()).toHaveLength(2);
      });

      it('know what somebody listens to', async () => {
        await add({ events: ['credits.low'], enabled: false });
        await add({ events: ['order.paid'], accountId: await stores.newAccount() });
        expect(await deliveries.subscriptions(accountId)).toEqual(new Set());
        await add({ events: ['credits.low', 'job.completed'] });
        await add({ events: ['speech.failed', 'credits.low'] });
        expect(await deliveries.subscriptions(accountId)).toEqual(
          new Set(['credits.low', 'job.completed', 'speech.failed']),
        );
      });

      it('undo what a failed transaction has added', async () => {
        const { id } = await add();
        const work = stores.transaction.run(async () => {
          await deliveries.addForSubscribers(accountId, message, NOON);
          throw new Error('undone');
        });
        await expect(work).rejects.toThrow('undone');
        expect((await deliveries.list(id, whole, null)).total).toBe(0);
      });

      it('pass over an endpoint that is being deleted', async () => {
        const { id } = await add();
        await withRival(
          stores.transaction,
          async (meetRival) => {
            await endpoints.remove(id);
            await meetRival();
          },
          () => stores.transaction.run(() => deliveries.addForSubscribers(accountId, message, NOON)),
        );
        expect((await deliveries.list(id, whole, null)).total).toBe(0);
      });

      it('store what came of attempts', async () => {
        const delivery = await deliver(await add());
        const { id, endpointId } = delivery.toState();
        delivery.noteAttempt(sampleAttempt(500, { answer: 'Lỗi "5"', retryAfterSec: 7 }), 0);
        await deliveries.save(delivery);
        const stored = await stores.transaction.run(() => deliveries.lock(id));
        expect(stateOf(stored)).toEqual(delivery.toState());
        expect(await deliveries.listDue(endpointId, after(6.999), 10)).toEqual([]);
        expect((await deliveries.listDue(endpointId, after(7), 10)).map(stateOf)).toEqual([stateOf(stored)]);
      });

      it('list what is due, the longest waiting first', async () => {
        const endpoint = await add();
        const late = await deliver(endpoint, after(-1));
        const later = await deliver(endpoint, after(-2));
        await deliver(endpoint, after(1));
        await deliver(await add());
        expect((await deliveries.listDue(endpoint.id, NOON, 10)).map(stateOf)).toEqual(
          [later, late].map(stateOf),
        );
        expect(await deliveries.listDue(endpoint.id, NOON, 1)).toHaveLength(1);
      });

      it('list them page by page, newest first, by status', async () => {
        const endpoint = await add();
        const old = await deliver(endpoint);
        const young = await deliver(endpoint, after(1));
        old.noteAttempt(sampleAttempt(200), 0);
        await deliveries.save(old);
        const list = (limit: number, page: number, status: 'PENDING' | 'SUCCESS' | null) =>
          deliveries.list(endpoint.id, { page, limit }, status);
        const shown = async (...args: Parameters<typeof list>) => {
          const { total, items } = await list(...args);
          return [total, items.map((item) => item.toState().id)];
        };
        const [oldId, youngId] = [old.toState().id, young.toState().id];
        expect(await shown(10, 1, null)).toEqual([2, [youngId, oldId]]);
        expect(await shown(1, 2, null)).toEqual([2, [oldId]]);
        expect(await shown(10, 1, 'SUCCESS')).toEqual([1, [oldId]]);
        expect(await shown(10, 1, 'PENDING')).toEqual([1, [youngId]]);
      });

      it('delete old ones', async () => {
        const endpoint = await add();
        await deliver(endpoint, after(-1));
        const young = await deliver(endpoint);
        await deliveries.removeBefore(NOON);
        expect((await deliveries.list(endpoint.id, whole, null)).items.map(stateOf)).toEqual([
          young.toState(),
        ]);
      });
    });
  });
}
