import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';

/** Deliveries of one statement: fast enough for the limit of time that statements have. */
const BATCH = 5_000;

/** Deletes an account's webhooks and what they were told. */
@Injectable()
export class WebhooksEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  async erase(accountId: string): Promise<void> {
    let deleted: object[];
    do {
      deleted = await this.transaction.query(
        `DELETE FROM webhook_deliveries WHERE id IN (
           SELECT delivery.id FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
           WHERE account_id = $1 LIMIT $2)
         RETURNING id`,
        [accountId, BATCH],
      );
    } while (deleted.length === BATCH);
    await this.transaction.query('DELETE FROM webhook_endpoints WHERE account_id = $1', [accountId]);
  }
}
