import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';

/** Deletes an account's dictionaries with all of their versions. */
@Injectable()
export class DictionariesEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.transaction.query(
        `DELETE FROM dictionary_versions USING dictionaries
         WHERE dictionaries.id = dictionary_id AND account_id = $1`,
        [accountId],
      );
      await this.transaction.query('DELETE FROM dictionaries WHERE account_id = $1', [accountId]);
    });
  }
}
