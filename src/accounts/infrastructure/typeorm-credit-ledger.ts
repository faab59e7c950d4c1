import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import type { Page, PageRequest } from '../../shared/application/page';
import { Clock } from '../../shared/domain/clock';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { CreditLedger, type Grant } from '../application/credits/credit-ledger';
import { AccountNotFound, AlreadyGranted, InsufficientCredits } from '../domain/accounts.errors';
import { endedCredits } from '../domain/credits/credit-lots';
import type { CreditEntry, CreditHold } from '../domain/credits/credits';
import { vietnamDay } from '../domain/keys/key-spending';
import type { Charge } from '../domain/credits/low-credits';
import type { SpentSpan } from '../domain/credits/spending';
import { creditEntrySchema, creditHoldSchema } from './schemas/credit.schemas';
import { type BudgetRow, COUNTED_FOR_KEY, KeyBudgets, WITH_BUDGET } from './key-budgets';
import { TypeOrmCreditLots } from './typeorm-credit-lots';

interface NewHold {
  readonly accountId: string;
  readonly credits: number;
  readonly requestId: string;
  readonly keyId: string | null;
  readonly keyDay: string | null;
}

/** An entry just written, and the account's credits that end, before it takes from them. */
interface EntryRow {
  readonly id: string;
  readonly account_id: string;
  readonly ending: string;
}

/** What an entry keeps of the account's row that the statement has changed. */
const BALANCE = `credits_available + credits_held AS balance, credits_ending AS ending,
  credits_granted - credits_ending_granted AS granted`;

/**
 * The ledger in PostgreSQL. A balance and the row that explains it change in one statement: the UPDATE
 * takes the account's row lock and tests the balance, so concurrent calls cannot overspend and their
 * entries get ascending ids in the order in which they took effect.
 *
 * A parameter that PostgreSQL meets first beside a literal is an integer of 32 bits to it, and it reads WHERE before SET:
 * credits are cast there.
 */
@Injectable()
export class TypeOrmCreditLedger extends CreditLedger {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly budgets: KeyBudgets,
    private readonly lots: TypeOrmCreditLots,
    private readonly clock: Clock,
  ) {
    super();
  }

  grant({ accountId, credits, type, sourceId, reason, operatorId, expiresAt }: Grant): Promise<void> {
    return this.transaction.run(async () => {
      const [entry] = await this.attempt(
        `WITH account AS (
           UPDATE accounts
           SET credits_available = credits_available + $2,
               credits_granted = credits_granted + greatest($2, 0),
               credits_ending = credits_ending + CASE WHEN $7::timestamptz IS NULL THEN 0 ELSE $2 END,
               credits_ending_granted = credits_ending_granted + CASE WHEN $7 IS NULL THEN 0 ELSE $2 END
           WHERE id = $1 AND deleted_at IS NULL AND credits_available + least($2::bigint, 0) >= 0
           RETURNING ${BALANCE}
         ), entry AS (
           INSERT INTO credit_entries (account_id, type, credits, balance_after, ending_after, granted_total,
             source_id, reason, operator_id, expires_at)
           SELECT $1, $3, $2, balance, greatest(ending + least($2, 0), 0), granted, $4, $5, $6, $7 FROM account
           RETURNING id
         ), lot AS (
           INSERT INTO credit_lots (entry_id, account_id, expires_at, credits_left)
           SELECT id, $1, $7, $2 FROM entry WHERE $7 IS NOT NULL
         )
         SELECT id, $1 AS account_id, ending FROM entry CROSS JOIN account`,
        [accountId, credits, type, sourceId, reason, operatorId ?? null, expiresAt ?? null],
      );
      if (!entry && credits < 0) throw new InsufficientCredits(-credits, await this.available(accountId));
      if (!entry) throw new AccountNotFound();
      if (credits < 0) await this.takeEnding(entry, -credits);
    });
  }

  hold(accountId: string, credits: number, requestId: string, keyId: string | null = null): Promise<number> {
    const keyDay = this.dayOf(keyId);
    return this.setAside({ accountId, credits, requestId, keyId, keyDay }, { isCounted: true });
  }

  async reserve(
    accountId: string,
    credits: number,
    workId: string,
    keyId: string | null = null,
  ): Promise<void> {
    const keyDay = this.dayOf(keyId);
    await this.setAside({ accountId, credits, requestId: workId, keyId, keyDay }, { isCounted: false });
  }

  chargePart(workId: string, credits: number): Promise<void> {
    return this.transaction.run(async () => {
      const [entry] = await this.transaction.query<EntryRow>(
        `WITH hold AS (
           SELECT id, account_id, credits AS held, key_id, key_day FROM credit_holds
           WHERE id = $1 AND state = 'held' AND $2::bigint BETWEEN 1 AND credits FOR UPDATE
         ), charged AS (
           UPDATE credit_holds SET state = 'charged', credits = $2, settled_at = clock_timestamp()
           FROM hold WHERE credit_holds.id = hold.id
         ), budget AS (
           UPDATE api_key_days SET credits = api_key_days.credits - (held - $2)
           FROM hold WHERE api_key_days.key_id = hold.key_id AND api_key_days.day = hold.key_day
         ), account AS (
           UPDATE accounts
           SET credits_held = credits_held - held, credits_available = credits_available + held - $2
           FROM hold WHERE accounts.id = hold.account_id
           RETURNING accounts.id, ${BALANCE}
         ), entry AS (
           INSERT INTO credit_entries
             (account_id, type, credits, balance_after, ending_after, granted_total, source_id)
           SELECT id, 'charge', -$2, balance, greatest(ending - $2, 0), granted, $3 FROM account
           RETURNING id
         )
         SELECT entry.id, account.id AS account_id, ending FROM entry CROSS JOIN account`,
        [workId, credits, workId],
      );
      if (entry) await this.takeEnding(entry, credits);
    });
  }

  spend(accountId: string, credits: number, requestId: string, keyId: string | null = null): Promise<number> {
    return this.setAsideAndCharge({ accountId, credits, requestId, keyId, keyDay: this.dayOf(keyId) });
  }

  charge(requestId: string): Promise<void> {
    return this.transaction.run(async () => {
      const [entry] = await this.transaction.query<EntryRow & { credits: string }>(
        `WITH hold AS (
           UPDATE credit_holds SET state = 'charged', settled_at = clock_timestamp()
           WHERE id = $1 AND state = 'held'
           RETURNING account_id, credits
         ), account AS (
           UPDATE accounts SET credits_held = credits_held - hold.credits
           FROM hold WHERE accounts.id = hold.account_id
           RETURNING accounts.id, hold.credits, ${BALANCE}
         ), entry AS (
           INSERT INTO credit_entries
             (account_id, type, credits, balance_after, ending_after, granted_total, source_id)
           SELECT id, 'charge', -credits, balance, greatest(ending - credits, 0), granted, $1::text FROM account
           RETURNING id
         )
         SELECT entry.id, account.id AS account_id, ending, credits FROM entry CROSS JOIN account`,
        [requestId],
      );
      if (entry) await this.takeEnding(entry, Number(entry.credits));
    });
  }

  async release(requestId: string): Promise<void> {
    await this.transaction.query(
      `WITH hold AS (
         UPDATE credit_holds SET state = 'released', settled_at = clock_timestamp()
         WHERE id = $1 AND state = 'held'
         RETURNING account_id, credits, key_id, key_day
       ), budget AS (
         UPDATE api_key_days SET credits = api_key_days.credits - hold.credits
         FROM hold WHERE api_key_days.key_id = hold.key_id AND api_key_days.day = hold.key_day
       )
       UPDATE accounts
       SET credits_held = credits_held - hold.credits, credits_available = credits_available + hold.credits
       FROM hold WHERE accounts.id = hold.account_id`,
      [requestId],
    );
  }

  expire(accountId: string, now: Date): Promise<Charge | null> {
    return this.transaction.run(async () => {
      const [account] = await this.transaction.query<{ credits_held: string }>(
        'SELECT credits_held FROM accounts WHERE id = $1 FOR UPDATE',
        [accountId],
      );
      if (!account) throw new AccountNotFound();
      const ended = endedCredits(await this.lots.left(accountId), Number(account.credits_held), now);
      let charge = null as Charge | null;
      for (const taking of ended) {
        const balanceAfter = await this.lots.end(accountId, taking);
        charge = { credits: (charge?.credits ?? 0) - taking.credits, balanceAfter };
      }
      return charge;
    });
  }

  async entries(accountId: string, { page, limit }: PageRequest): Promise<Page<CreditEntry>> {
    const [items, total] = await this.transaction.manager.findAndCount(creditEntrySchema, {
      where: { accountId },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items };
  }

  olderEntries(accountId: string, before: number | null, limit: number): Promise<CreditEntry[]> {
    return this.transaction.manager.find(creditEntrySchema, {
      where: { accountId, ...(before !== null && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: limit,
    });
  }

  findHold(accountId: string, requestId: string): Promise<CreditHold | null> {
    return this.transaction.manager.findOneBy(creditHoldSchema, { id: requestId, accountId });
  }

  findBySource(type: CreditEntry['type'], sourceId: string): Promise<CreditEntry | null> {
    return this.transaction.manager.findOneBy(creditEntrySchema, { type, sourceId });
  }

  /** Reads nothing but these grants, however long the ledger is: the last is the first to reach the end. */
  grantsOf(accountId: string, { start, end }: SpentSpan): Promise<CreditEntry[]> {
    return this.transaction.manager
      .createQueryBuilder(creditEntrySchema, 'entry')
      .where('entry.accountId = :accountId AND entry.credits > 0 AND entry.expiresAt IS NULL')
      .andWhere('entry.grantedTotal > :start')
      .andWhere(
        `entry.grantedTotal <= (SELECT min(granted_total) FROM credit_entries WHERE account_id = :accountId
                                AND credits > 0 AND expires_at IS NULL AND granted_total >= :end)`,
      )
      .setParameters({ accountId, start, end })
      .orderBy('entry.grantedTotal')
      .getMany();
  }

  private dayOf(keyId: string | null): string | null {
    return keyId === null ? null : vietnamDay(this.clock.now());
  }

  /** @param isCounted whether it has a place among the account's requests @returns the number of the last of these */
  private setAside(newHold: NewHold, { isCounted }: { isCounted: boolean }): Promise<number> {
    const { accountId, credits, requestId, keyId, keyDay } = newHold;
    return this.transaction.run(async () => {
      const [hold] = await this.transaction.query<BudgetRow & { number: string }>(
        `WITH account AS (
           UPDATE accounts
           SET credits_available = credits_available - $2, credits_held = credits_held + $2,
               hold_count = hold_count + $6
           WHERE id = $1 AND credits_available >= $2
           RETURNING hold_count
         ), hold AS (
           INSERT INTO credit_holds (id, account_id, credits, key_id, key_day)
           SELECT $3, $1, $2, $4::uuid, $5::text FROM account
         ), ${COUNTED_FOR_KEY}
         SELECT hold_count AS number, budget.* FROM account ${WITH_BUDGET}`,
        [accountId, credits, requestId, keyId, keyDay, isCounted ? 1 : 0],
      );
      if (!hold) throw new InsufficientCredits(credits, await this.available(accountId));
      await this.budgets.require(hold, newHold);
      return Number(hold.number);
    });
  }

  private setAsideAndCharge(newHold: NewHold): Promise<number> {
    const { accountId, credits, requestId, keyId, keyDay } = newHold;
    return this.transaction.run(async () => {
      const [hold] = await this.transaction.query<EntryRow & BudgetRow & { number: string }>(
        `WITH account AS (
           UPDATE accounts SET credits_available = credits_available - $2, hold_count = hold_count + 1
           WHERE id = $1 AND credits_available >= $2
           RETURNING hold_count, ${BALANCE}
         ), hold AS (
           INSERT INTO credit_holds (id, account_id, credits, state, settled_at, key_id, key_day)
           SELECT $3, $1, $2, 'charged', clock_timestamp(), $4::uuid, $5::text FROM account
         ), entry AS (
           INSERT INTO credit_entries
             (account_id, type, credits, balance_after, ending_after, granted_total, source_id)
           SELECT $1, 'charge', -$2, balance, greatest(ending - $2, 0), granted, $3::text FROM account
           RETURNING id
         ), ${COUNTED_FOR_KEY}
         SELECT id, $1 AS account_id, ending, hold_count AS number, budget.*
         FROM entry CROSS JOIN account ${WITH_BUDGET}`,
        [accountId, credits, requestId, keyId, keyDay],
      );
      if (!hold) throw new InsufficientCredits(credits, await this.available(accountId));
      await this.takeEnding(hold, credits);
      await this.budgets.require(hold, newHold);
      return Number(hold.number);
    });
  }

  /** In a statement of its own, and only for accounts that have credits which end: see `TypeOrmCreditLots.take`. */
  private async takeEnding({ id, account_id, ending }: EntryRow, credits: number): Promise<void> {
    if (Number(ending) > 0) await this.lots.take(account_id, Number(id), credits);
  }

  /** In a savepoint: a source that has granted before must not undo the whole of the caller's transaction. */
  private async attempt(sql: string, parameters: readonly unknown[]): Promise<EntryRow[]> {
    try {
      return await this.transaction.attempt<EntryRow>(sql, parameters);
    } catch (error) {
      if (isUniqueViolation(error, 'credit_entries_source_key')) throw new AlreadyGranted();
      throw error;
    }
  }

  private async available(accountId: string): Promise<number> {
    const [account] = await this.transaction.query<{ credits_available: string }>(
      'SELECT credits_available FROM accounts WHERE id = $1',
      [accountId],
    );
    if (!account) throw new AccountNotFound();
    return Number(account.credits_available);
  }
}
