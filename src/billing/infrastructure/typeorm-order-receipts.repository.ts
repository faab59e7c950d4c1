import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { OrderReceiptsRepository } from '../application/order-receipts.repository';
import type { OrderReceipt, UnnumberedReceipt } from '../domain/order-receipt';
import { orderReceiptSchema } from './order-receipt.schemas';

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

  findByOrder(orderId: string): Promise<OrderReceipt | null> {
    return this.transaction.manager.findOneBy(orderReceiptSchema, { orderId });
  }
}
