import { Injectable } from '@nestjs/common';
import { isUniqueViolation } from '../../shared/infrastructure/database-errors';
import { TypeOrmTransaction } from '../../shared/infrastructure/typeorm-transaction';
import { AccountsRepository } from '../application/accounts.repository';
import type { Account } from '../domain/account';
import { EmailTaken } from '../domain/accounts.errors';
import { accountSchema } from './account.schema';

@Injectable()
export class TypeOrmAccountsRepository extends AccountsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(account: Account): Promise<void> {
    try {
      await this.transaction.manager.insert(accountSchema, account);
    } catch (error) {
      if (isUniqueViolation(error, 'accounts_email_key')) throw new EmailTaken();
      throw error;
    }
  }

  find(id: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(accountSchema, { id });
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(accountSchema, { email });
  }

  async changePlan(id: string, planId: string, rateLimitPerMinute: number): Promise<void> {
    await this.transaction.manager.update(accountSchema, { id }, { planId, rateLimitPerMinute });
  }

  async changePassword(id: string, passwordHash: string): Promise<void> {
    await this.transaction.manager.update(accountSchema, { id }, { passwordHash });
  }
}
