import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type EndpointClaim, EndpointsRepository } from '../application/endpoints.repository';
import { WebhookEndpoint } from '../domain/webhook-endpoint';
import { webhookEndpointSchema } from './schemas';

@Injectable()
export class TypeOrmEndpointsRepository extends EndpointsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  add(endpoint: WebhookEndpoint, most: number): Promise<boolean> {
    const { accountId } = endpoint.toState();
    return this.transaction.run(async () => {
      const { manager } = this.transaction;
      // Whoever else adds one to this account waits here.
      await this.transaction.query('SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [accountId]);
      if ((await manager.countBy(webhookEndpointSchema, { accountId })) >= most) return false;
      await manager.insert(webhookEndpointSchema, endpoint.toState());
      return true;
    });
  }

  async list(accountId: string): Promise<WebhookEndpoint[]> {
    const states = await this.transaction.manager.find(webhookEndpointSchema, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return states.map((state) => WebhookEndpoint.restore(state));
  }

  async find(accountId: string, id: string): Promise<WebhookEndpoint | null> {
    const state = await this.transaction.manager.findOneBy(webhookEndpointSchema, { id, accountId });
    return state && WebhookEndpoint.restore(state);
  }

  async lock(id: string): Promise<WebhookEndpoint | null> {
    this.transaction.requireForLock();
    const state = await this.transaction.manager.findOne(webhookEndpointSchema, {
      where: { id },
      lock: { mode: 'for_no_key_update' }, // deliveries may be added meanwhile
    });
    return state && WebhookEndpoint.restore(state);
  }

  async save(endpoint: WebhookEndpoint): Promise<void> {
    const {
      id,
      accountId: _owner,
      createdAt: _created,
      claimedUntil: _claim,
      ...changing
    } = endpoint.toState();
    await this.transaction.manager.update(webhookEndpointSchema, { id }, changing);
  }

  async disableAll(accountId: string, now: Date): Promise<void> {
    const off = { enabled: false, disabledAt: now };
    await this.transaction.manager.update(webhookEndpointSchema, { accountId, enabled: true }, off);
  }

  async remove(id: string): Promise<void> {
    await deleteInBatches(this.transaction, { table: 'webhook_deliveries', where: 'endpoint_id = $1' }, [id]);
    await this.transaction.manager.delete(webhookEndpointSchema, { id }); // and deliveries that came meanwhile
  }

  async claim({
    failing,
    now,
    until,
    most,
  }: Parameters<EndpointsRepository['claim']>[0]): Promise<EndpointClaim[]> {
    return this.transaction.query<EndpointClaim>(
      `UPDATE webhook_endpoints SET claimed_until = $3
       WHERE id IN (
         SELECT id FROM webhook_endpoints endpoint
         WHERE enabled AND (failing_since IS NOT NULL) = $1
           AND (claimed_until IS NULL OR claimed_until <= $2)
           AND EXISTS (
             SELECT FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND next_attempt_at <= $2
           )
         ORDER BY claimed_until NULLS FIRST LIMIT $4
         FOR NO KEY UPDATE SKIP LOCKED
       )
       RETURNING id, account_id AS "accountId"`,
      [failing, now, until, most],
    );
  }

  async release(id: string, until: Date, now: Date): Promise<void> {
    await this.transaction.manager.update(
      webhookEndpointSchema,
      { id, claimedUntil: until },
      { claimedUntil: now },
    );
  }
}
