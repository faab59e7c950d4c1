import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';

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
    const ofAccount = 'endpoint_id IN (SELECT id FROM webhook_endpoints WHERE account_id = $1)';
    await deleteInBatches(this.transaction, { table: 'webhook_deliveries', where: ofAccount }, [accountId]);
    await this.transaction.query('DELETE FROM webhook_endpoints WHERE account_id = $1', [accountId]);
  }
}
