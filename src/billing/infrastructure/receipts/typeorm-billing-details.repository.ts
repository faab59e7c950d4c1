import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import { BillingDetailsRepository } from '../../application/receipts/billing-details.repository';
import type { BillingDetails } from '../../domain/receipts/billing-details';
import { billingDetailsSchema } from './order-receipt.schemas';

@Injectable()
export class TypeOrmBillingDetailsRepository extends BillingDetailsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async find(accountId: string): Promise<BillingDetails | null> {
    const found = await this.transaction.manager.findOneBy(billingDetailsSchema, { accountId });
    if (!found) return null;
    const { name, taxCode, address, email } = found;
    return { name, taxCode, address, email };
  }

  async save(accountId: string, details: BillingDetails): Promise<void> {
    await this.transaction.manager.upsert(billingDetailsSchema, { accountId, ...details }, ['accountId']);
  }
}
