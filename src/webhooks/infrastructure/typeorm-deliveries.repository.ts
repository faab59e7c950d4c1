import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import type { Page, PageRequest } from '../../shared/application/page';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { DeliveriesRepository } from '../application/deliveries.repository';
import { Delivery, type DeliveryStatus } from '../domain/delivery';
import type { WebhookEvent, WebhookMessage } from '../domain/webhook-event';
import { webhookDeliverySchema } from './schemas';

@Injectable()
export class TypeOrmDeliveriesRepository extends DeliveriesRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(delivery: Delivery): Promise<void> {
    await this.transaction.manager.insert(webhookDeliverySchema, delivery.toState());
  }

  /** Keeps the endpoints from being deleted meanwhile, which would undo the caller's transaction. */
  async addForSubscribers(
    accountId: string,
    message: WebhookMessage & { readonly type: WebhookEvent },
    now: Date,
    callbackUrl: string | null = null,
  ): Promise<void> {
    await this.transaction.query(
      `WITH subscriber AS (
         SELECT id FROM webhook_endpoints
         WHERE account_id = $1 AND enabled AND (events @> to_jsonb($2::text) OR url = $5)
         FOR KEY SHARE
       )
       INSERT INTO webhook_deliveries
         (id, endpoint_id, type, body, status, failures, attempts, next_attempt_at, created_at)
       SELECT gen_random_uuid(), id, $2, $3, 'PENDING', 0, '[]', $4, $4 FROM subscriber`,
      [accountId, message.type, JSON.stringify(message), now, callbackUrl],
    );
  }

  async subscriptions(accountId: string): Promise<ReadonlySet<WebhookEvent>> {
    const rows = await this.transaction.query<{ events: WebhookEvent[] }>(
      'SELECT events FROM webhook_endpoints WHERE account_id = $1 AND enabled',
      [accountId],
    );
    return new Set(rows.flatMap(({ events }) => events));
  }

  async listDue(endpointId: string, now: Date, most: number): Promise<Delivery[]> {
    const states = await this.transaction.manager.find(webhookDeliverySchema, {
      where: { endpointId, nextAttemptAt: LessThanOrEqual(now) },
      order: { nextAttemptAt: 'ASC', id: 'ASC' },
      take: most,
    });
    return states.map((state) => Delivery.restore(state));
  }

  async list(
    endpointId: string,
    { page, limit }: PageRequest,
    status: DeliveryStatus | null,
  ): Promise<Page<Delivery>> {
    const [states, total] = await this.transaction.manager.findAndCount(webhookDeliverySchema, {
      where: { endpointId, ...(status && { status }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items: states.map((state) => Delivery.restore(state)) };
  }

  async lock(id: string): Promise<Delivery | null> {
    this.transaction.requireForLock();
    const state = await this.transaction.manager.findOne(webhookDeliverySchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state && Delivery.restore(state);
  }

  async save(delivery: Delivery): Promise<void> {
    const { id, status, failures, attempts, nextAttemptAt } = delivery.toState();
    await this.transaction.manager.update(
      webhookDeliverySchema,
      { id },
      { status, failures, attempts, nextAttemptAt },
    );
  }

  async removeBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.transaction, { table: 'webhook_deliveries', where: 'created_at < $1' }, [
      moment,
    ]);
  }
}
