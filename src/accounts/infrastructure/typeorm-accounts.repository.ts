import { Injectable } from '@nestjs/common';
import { In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import type { Page, PageRequest } from '../../shared/application/page';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { newestFirst } from '../../platform/database/newest-first';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type AccountFilter, AccountsRepository, type Person } from '../application/accounts.repository';
import { type Account, FREE_PLAN } from '../domain/account';
import { EmailTaken } from '../domain/accounts.errors';
import { accountSchema } from './schemas/account.schema';

@Injectable()
export class TypeOrmAccountsRepository extends AccountsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(account: Account): Promise<void> {
    await unlessTaken(this.transaction.manager.insert(accountSchema, account));
  }

  find(id: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(accountSchema, { id });
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.transaction.manager.findOneBy(accountSchema, { email });
  }

  async findPeople(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    const found = await this.transaction.manager.find(accountSchema, {
      select: { id: true, email: true, name: true },
      where: { id: In(ids) },
    });
    return new Map(found.map(({ id, email, name }) => [id, { email, name }]));
  }

  async list(filter: AccountFilter, { page, limit }: PageRequest): Promise<Page<Account>> {
    const [items, total] = await this.matching(filter)
      .orderBy({ 'account.createdAt': 'DESC', 'account.id': 'DESC' })
      .offset((page - 1) * limit)
      .limit(limit)
      .getManyAndCount();
    return { total, items };
  }

  all(filter: AccountFilter): AsyncGenerator<readonly Account[]> {
    return newestFirst(() => this.matching(filter), 'createdAt');
  }

  async raisePlan(id: string, planId: string, rateLimitPerMinute: number): Promise<void> {
    await this.transaction.query(
      `UPDATE accounts SET plan_id = $2, rate_limit_per_minute = greatest(rate_limit_per_minute, $3)
       WHERE id = $1 AND (rate_limit_per_minute <= $3 OR plan_id = $4)`,
      [id, planId, rateLimitPerMinute, FREE_PLAN.planId],
    );
  }

  async change(id: string, changes: Partial<Pick<Account, 'name' | 'lowCreditsThreshold'>>): Promise<void> {
    if (Object.keys(changes).length === 0) return;
    await this.transaction.manager.update(accountSchema, { id, deletedAt: IsNull() }, changes);
  }

  async suspend(id: string, suspension: { reason: string; at: Date } | null): Promise<void> {
    const [which, state] = suspension
      ? [
          { id, suspendedAt: IsNull() },
          { suspendedAt: suspension.at, suspendedReason: suspension.reason },
        ]
      : [{ id }, { suspendedAt: null, suspendedReason: null }];
    await this.transaction.manager.update(accountSchema, which, state);
  }

  async suspendedAmong(ids: readonly string[]): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>(
      'SELECT id FROM accounts WHERE id = ANY ($1) AND suspended_at IS NOT NULL',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Suspended accounts are few, and so are the open holds of one; both have an index of their own. */
  async suspendedAtWork(): Promise<string[]> {
    const rows = await this.transaction.query<{ id: string }>(
      `SELECT DISTINCT accounts.id FROM credit_holds JOIN accounts ON accounts.id = credit_holds.account_id
       WHERE credit_holds.state = 'held' AND accounts.suspended_at IS NOT NULL`,
    );
    return rows.map(({ id }) => id);
  }

  lock(id: string): Promise<Account | null> {
    this.transaction.requireForLock();
    return this.transaction.manager.findOne(accountSchema, {
      where: { id },
      lock: { mode: 'for_no_key_update' }, // rows that refer to it may be added meanwhile
    });
  }

  async confirmEmail(id: string, at: Date): Promise<void> {
    await this.transaction.query(
      `UPDATE accounts SET email_verified_at = coalesce(email_verified_at, $2), credits_await_verification = false
       WHERE id = $1`,
      [id, at],
    );
  }

  async changeEmail(id: string, email: string): Promise<void> {
    await unlessTaken(this.transaction.manager.update(accountSchema, { id }, { email }));
  }

  async changePassword(id: string, passwordHash: string): Promise<void> {
    await this.transaction.manager.update(accountSchema, { id, deletedAt: IsNull() }, { passwordHash });
  }

  async lockOperators(): Promise<string[]> {
    this.transaction.requireForLock();
    const operators = await this.transaction.manager.find(accountSchema, {
      where: { role: 'admin', deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return operators.map(({ id }) => id);
  }

  async markDeleted(id: string, email: string, at: Date): Promise<void> {
    const nobodys = { email, name: '', passwordHash: null, agreedLicences: [], deletedAt: at };
    await this.transaction.manager.update(accountSchema, { id }, nobodys);
  }

  listUnerased(): Promise<Account[]> {
    return this.transaction.manager.find(accountSchema, {
      where: { deletedAt: Not(IsNull()), erasedAt: IsNull() },
      order: { deletedAt: 'ASC' },
    });
  }

  async markErased(id: string, at: Date): Promise<void> {
    await this.transaction.manager.update(accountSchema, { id }, { erasedAt: at });
  }

  private matching({ search, role }: AccountFilter): SelectQueryBuilder<Account> {
    const found = this.transaction.manager.createQueryBuilder(accountSchema, 'account');
    if (role !== null) found.andWhere('account.role = :role', { role });
    if (search !== null) {
      const part = search.normalize('NFC').toLowerCase();
      found.andWhere('(strpos(account.email, :part) > 0 OR strpos(lower(account.name), :part) > 0)', {
        part,
      });
    }
    return found;
  }
}

/** @throws EmailTaken when it is another account's address that was to be stored */
async function unlessTaken(statement: Promise<unknown>): Promise<void> {
  try {
    await statement;
  } catch (error) {
    if (isUniqueViolation(error, 'accounts_email_key')) throw new EmailTaken();
    throw error;
  }
}
