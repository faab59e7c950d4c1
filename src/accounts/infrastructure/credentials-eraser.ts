import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { EraseAccounts, type Eraser } from '../application/erase-accounts';

/** The second factor, keys and sessions that were added late, and the networks from which somebody failed to log in. */
@Injectable()
export class CredentialsEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  async erase(accountId: string): Promise<void> {
    for (const table of ['api_keys', 'sessions', 'failed_log_ins', 'second_factors']) {
      await this.transaction.query(`DELETE FROM ${table} WHERE account_id = $1`, [accountId]);
    }
  }
}
