import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';

/** Deletes the mails of an account, also those of a time when there was a mail server. */
@Injectable()
export class MailsEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  async erase(accountId: string): Promise<void> {
    await this.transaction.query('DELETE FROM mails WHERE account_id = $1', [accountId]);
  }
}
