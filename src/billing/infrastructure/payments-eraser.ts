import { Injectable } from '@nestjs/common';
import { EraseAccounts, type Eraser } from '../../accounts';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { Clock } from '../../shared/domain/clock';
import { OrdersRepository } from '../application/orders/orders.repository';

/**
 * Deletes an account's billing details, and takes what the bank's gateways told beside a payment from the transfers that paid
 * its orders. Orders, receipts as they were issued and the facts of the transfers stay, memos too: they are the books, and
 * by them repeats of a notification are known.
 */
@Injectable()
export class PaymentsEraser implements Eraser {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
    erasure: EraseAccounts,
  ) {
    erasure.add(this);
  }

  async erase(accountId: string): Promise<void> {
    await this.orders.makeVoid(accountId, this.clock.now());
    await this.transaction.query(
      `UPDATE transfers SET raw = '{"erased": true}'
       WHERE raw <> '{"erased": true}' AND (outcome = 'credited' OR outcome = 'duplicate') AND reference_code IN (
         SELECT reference_code FROM transfers JOIN orders ON orders.id = order_id
         WHERE account_id = $1 AND outcome = 'credited')`,
      [accountId],
    );
    await this.transaction.query('UPDATE orders SET idempotency_key = NULL WHERE account_id = $1', [
      accountId,
    ]);
    await this.transaction.query('DELETE FROM billing_details WHERE account_id = $1', [accountId]);
  }
}
