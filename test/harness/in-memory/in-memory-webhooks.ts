import { randomUUID } from 'node:crypto';
import type { Page, PageRequest } from '../../../src/shared/application/page';
import { DeliveriesRepository } from '../../../src/webhooks/application/deliveries.repository';
import {
  type EndpointClaim,
  EndpointsRepository,
} from '../../../src/webhooks/application/endpoints.repository';
import { Delivery, type DeliveryState, type DeliveryStatus } from '../../../src/webhooks/domain/delivery';
import { WebhookEndpoint, type WebhookEndpointState } from '../../../src/webhooks/domain/webhook-endpoint';
import type { WebhookEvent, WebhookMessage } from '../../../src/webhooks/domain/webhook-event';
import { InMemoryTable, InMemoryTransaction } from './in-memory-transaction';

/** A row; null once it is deleted. */
type Rows<State> = InMemoryTable<State | null>;

const present = <State>(table: Rows<State>): State[] => table.rows.filter((row) => row !== null);

const newestFirst = (one: { createdAt: Date; id: string }, other: { createdAt: Date; id: string }): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1);

const isDue = ({ nextAttemptAt }: DeliveryState, now: Date): boolean =>
  nextAttemptAt !== null && nextAttemptAt <= now;

/** Endpoints and their deliveries, of a test. */
export class InMemoryWebhooks {
  readonly transaction = new InMemoryTransaction();
  private readonly endpointRows: Rows<WebhookEndpointState> = new InMemoryTable(this.transaction);
  private readonly deliveryRows: Rows<DeliveryState> = new InMemoryTable(this.transaction);
  readonly endpoints = new InMemoryEndpoints(this.transaction, this.endpointRows, this.deliveryRows);
  readonly deliveries = new InMemoryDeliveries(this.transaction, this.endpointRows, this.deliveryRows);
}

class InMemoryEndpoints extends EndpointsRepository {
  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly rows: Rows<WebhookEndpointState>,
    private readonly deliveries: Rows<DeliveryState>,
  ) {
    super();
  }

  add(endpoint: WebhookEndpoint, most: number): Promise<boolean> {
    const state = endpoint.toState();
    return this.change(() => {
      if (this.of(state.accountId).length >= most) return false;
      this.rows.set(state.id, state);
      return true;
    });
  }

  list(accountId: string): Promise<WebhookEndpoint[]> {
    const found = this.of(accountId).sort(newestFirst);
    return Promise.resolve(found.map((state) => WebhookEndpoint.restore(state)));
  }

  find(accountId: string, id: string): Promise<WebhookEndpoint | null> {
    const state = this.of(accountId).find((row) => row.id === id);
    return Promise.resolve(state ? WebhookEndpoint.restore(state) : null);
  }

  lock(id: string): Promise<WebhookEndpoint | null> {
    this.transaction.requireForLock();
    const state = this.rows.get(id);
    return Promise.resolve(state ? WebhookEndpoint.restore(state) : null);
  }

  save(endpoint: WebhookEndpoint): Promise<void> {
    const state = endpoint.toState();
    return this.change(() => {
      const stored = this.rows.get(state.id);
      if (stored) this.rows.set(state.id, { ...state, claimedUntil: stored.claimedUntil });
    });
  }

  disableAll(accountId: string, now: Date): Promise<void> {
    return this.change(() => {
      for (const row of present(this.rows))
        if (row.accountId === accountId && row.enabled)
          this.rows.set(row.id, { ...row, enabled: false, disabledAt: now });
    });
  }

  remove(id: string): Promise<void> {
    return this.change(() => {
      this.rows.set(id, null);
      for (const row of present(this.deliveries))
        if (row.endpointId === id) this.deliveries.set(row.id, null);
    });
  }

  claim({
    failing,
    now,
    until,
    most,
  }: Parameters<EndpointsRepository['claim']>[0]): Promise<EndpointClaim[]> {
    return this.change(() => {
      const free = present(this.rows)
        .filter(({ enabled, failingSince, claimedUntil }) => {
          const isWanted = enabled && (failingSince !== null) === failing;
          return isWanted && (claimedUntil === null || claimedUntil <= now);
        })
        .filter(({ id }) => present(this.deliveries).some((row) => row.endpointId === id && isDue(row, now)))
        .sort((one, other) => Number(one.claimedUntil) - Number(other.claimedUntil))
        .slice(0, most);
      for (const state of free) this.rows.set(state.id, { ...state, claimedUntil: until });
      return free.map(({ id, accountId }) => ({ id, accountId }));
    });
  }

  release(id: string, until: Date, now: Date): Promise<void> {
    return this.change(() => {
      const state = this.rows.get(id);
      if (state?.claimedUntil?.getTime() === until.getTime())
        this.rows.set(id, { ...state, claimedUntil: now });
    });
  }

  private of(accountId: string): WebhookEndpointState[] {
    return present(this.rows).filter((row) => row.accountId === accountId);
  }

  private change<Result>(work: () => Result): Promise<Result> {
    return this.transaction.run(() => Promise.resolve(work()));
  }
}

class InMemoryDeliveries extends DeliveriesRepository {
  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly endpoints: Rows<WebhookEndpointState>,
    private readonly rows: Rows<DeliveryState>,
  ) {
    super();
  }

  add(delivery: Delivery): Promise<void> {
    return this.put(delivery.toState());
  }

  async addForSubscribers(
    accountId: string,
    message: WebhookMessage & { readonly type: WebhookEvent },
    now: Date,
    callbackUrl: string | null = null,
  ): Promise<void> {
    for (const { id } of this.subscribers(accountId, message.type, callbackUrl)) {
      await this.put(Delivery.open(randomUUID(), id, message, now).toState());
    }
  }

  subscriptions(accountId: string): Promise<ReadonlySet<WebhookEvent>> {
    const enabled = present(this.endpoints).filter((row) => row.accountId === accountId && row.enabled);
    return Promise.resolve(new Set(enabled.flatMap(({ events }) => events)));
  }

  listDue(endpointId: string, now: Date, most: number): Promise<Delivery[]> {
    const due = present(this.rows)
      .filter((row) => row.endpointId === endpointId && isDue(row, now))
      .sort((one, other) => Number(one.nextAttemptAt) - Number(other.nextAttemptAt));
    return Promise.resolve(due.slice(0, most).map((state) => Delivery.restore(state)));
  }

  list(
    endpointId: string,
    { page, limit }: PageRequest,
    status: DeliveryStatus | null,
  ): Promise<Page<Delivery>> {
    const found = present(this.rows)
      .filter((row) => row.endpointId === endpointId && (status === null || row.status === status))
      .sort(newestFirst);
    const items = found.slice((page - 1) * limit, page * limit);
    return Promise.resolve({ total: found.length, items: items.map((state) => Delivery.restore(state)) });
  }

  lock(id: string): Promise<Delivery | null> {
    this.transaction.requireForLock();
    const state = this.rows.get(id);
    return Promise.resolve(state ? Delivery.restore(state) : null);
  }

  save(delivery: Delivery): Promise<void> {
    return this.put(delivery.toState());
  }

  removeBefore(moment: Date): Promise<void> {
    return this.transaction.run(() => {
      for (const row of present(this.rows)) if (row.createdAt < moment) this.rows.set(row.id, null);
      return Promise.resolve();
    });
  }

  private subscribers(
    accountId: string,
    event: WebhookEvent,
    callbackUrl: string | null = null,
  ): WebhookEndpointState[] {
    const isToldOf = ({ events, url }: WebhookEndpointState) => events.includes(event) || url === callbackUrl;
    return present(this.endpoints).filter(
      (row) => row.accountId === accountId && row.enabled && isToldOf(row),
    );
  }

  private put(state: DeliveryState): Promise<void> {
    return this.transaction.run(() => Promise.resolve(this.rows.set(state.id, state)));
  }
}
