import { Injectable } from '@nestjs/common';
import { Any } from 'typeorm';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { OrderReceiptsRepository } from '../../application/receipts/order-receipts.repository';
import type { OrderReceipt, UnnumberedReceipt } from '../../domain/receipts/order-receipt';
import type { SalesPeriod } from '../../domain/sales/sales-period';
import { orderReceiptSchema } from './order-receipt.schemas';

/** Receipts that are read at once. */
const PAGE = 1_000;

/** Before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class TypeOrmOrderReceiptsRepository extends OrderReceiptsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async issue(receipt: UnnumberedReceipt): Promise<OrderReceipt> {
    this.transaction.requireForLock();
    // The row of the year stays locked until the transaction ends: nobody is given a number in between.
    const [counted] = await this.transaction.query<{ serial: number }>(
      `INSERT INTO receipt_years (year, last_serial) VALUES ($1, 1)
       ON CONFLICT (year) DO UPDATE SET last_serial = receipt_years.last_serial + 1
       RETURNING last_serial AS serial`,
      [receipt.year],
    );
    const numbered = { ...receipt, serial: counted!.serial };
    await this.transaction.manager.insert(orderReceiptSchema, numbered);
    return numbered;
  }

  findByOrders(orderIds: readonly string[]): Promise<OrderReceipt[]> {
    return this.transaction.manager.findBy(orderReceiptSchema, { orderId: Any([...orderIds]) });
  }

  async *listIssued({ from, until }: SalesPeriod): AsyncGenerator<OrderReceipt> {
    for (let [after, id] = [from, NO_ID]; ;) {
      const page = await this.transaction.manager
        .createQueryBuilder(orderReceiptSchema, 'receipt')
        .where('receipt.issuedAt < :until AND (receipt.issuedAt, receipt.orderId) > (:after, :id)', {
          until,
          after,
          id,
        })
        .orderBy({ 'receipt.issuedAt': 'ASC', 'receipt.orderId': 'ASC' })
        .limit(PAGE)
        .getMany();
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      [after, id] = [last.issuedAt, last.orderId];
    }
  }
}
