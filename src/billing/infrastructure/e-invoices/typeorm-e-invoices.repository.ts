import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { EInvoicesRepository } from '../../application/e-invoices/e-invoices.repository';
import type { EInvoice } from '../../domain/e-invoices/e-invoice';
import { eInvoiceSchema } from './e-invoice.schema';

@Injectable()
export class TypeOrmEInvoicesRepository extends EInvoicesRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(invoice: EInvoice): Promise<void> {
    await this.transaction.manager.insert(eInvoiceSchema, invoice);
  }

  findByOrder(orderId: string): Promise<EInvoice | null> {
    return this.transaction.manager.findOneBy(eInvoiceSchema, { orderId });
  }

  async claim(now: Date, until: Date, most: number): Promise<EInvoice[]> {
    return this.transaction.run(async () => {
      const due = await this.transaction.manager
        .createQueryBuilder(eInvoiceSchema, 'invoice')
        .where('invoice.nextAttemptAt <= :now', { now })
        .orderBy({ 'invoice.nextAttemptAt': 'ASC', 'invoice.orderId': 'ASC' })
        .limit(most)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      const claimed = due.map((invoice) => ({ ...invoice, nextAttemptAt: until }));
      for (const invoice of claimed) await this.save(invoice);
      return claimed;
    });
  }

  async save({ orderId, createdAt: _, ...progress }: EInvoice): Promise<void> {
    await this.transaction.manager.update(eInvoiceSchema, { orderId }, progress);
  }

  listOpen(most: number): Promise<EInvoice[]> {
    return this.transaction.manager.find(eInvoiceSchema, {
      where: { number: IsNull() },
      order: { createdAt: 'ASC', orderId: 'ASC' },
      take: most,
    });
  }
}
