import { Injectable } from '@nestjs/common';
import { And, Any, LessThan, MoreThanOrEqual } from 'typeorm';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { RefundsRepository } from '../../application/refunds/refunds.repository';
import { RefundReferenceUsed } from '../../domain/billing.errors';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { refundReferenceKey } from '../../domain/refunds/refund-reference';
import type { SalesPeriod } from '../../domain/sales/sales-period';
import { orderRefundSchema, refundReferenceSchema } from './refund.schemas';

@Injectable()
export class TypeOrmRefundsRepository extends RefundsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async claimReference(reference: string, refundedId: string): Promise<void> {
    const claimed = await this.transaction.query(
      `INSERT INTO refund_references (reference_key, refunded_id) VALUES ($1, $2)
       ON CONFLICT DO NOTHING RETURNING refunded_id`,
      [refundReferenceKey(reference), refundedId],
    );
    if (claimed.length === 0) throw new RefundReferenceUsed(reference);
  }

  async releaseReference(refundedId: string): Promise<void> {
    await this.transaction.manager.delete(refundReferenceSchema, { refundedId });
  }

  async add(refund: OrderRefund): Promise<void> {
    await this.transaction.manager.insert(orderRefundSchema, refund);
  }

  findByOrders(orderIds: readonly string[]): Promise<OrderRefund[]> {
    return this.transaction.manager.find(orderRefundSchema, {
      where: { orderId: Any([...orderIds]) },
      order: { number: 'ASC' },
    });
  }

  listNoted({ from, until }: SalesPeriod): Promise<OrderRefund[]> {
    return this.transaction.manager.find(orderRefundSchema, {
      where: { refundedAt: And(MoreThanOrEqual(from), LessThan(until)) },
      order: { refundedAt: 'ASC', orderId: 'ASC', number: 'ASC' },
    });
  }
}
