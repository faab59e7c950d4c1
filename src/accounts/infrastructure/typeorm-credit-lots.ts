import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { CreditLots } from '../application/credits/credit-lots';
import { type CreditLot, type LotTaking, takeFrom } from '../domain/credits/credit-lots';
import type { GrantSlice } from '../domain/credits/spending';
import { creditEntrySchema, creditLotSchema } from './schemas/credit.schemas';

/** The credits that end, in PostgreSQL. */
@Injectable()
export class TypeOrmCreditLots extends CreditLots {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  left(accountId: string): Promise<CreditLot[]> {
    return this.transaction.manager
      .createQueryBuilder(creditLotSchema, 'lot')
      .where('lot.accountId = :accountId AND lot.creditsLeft > 0', { accountId })
      .orderBy('lot.expiresAt')
      .addOrderBy('lot.entryId')
      .getMany();
  }

  async usedBy(entryId: number): Promise<GrantSlice[]> {
    const uses = await this.transaction.query<{ lot_id: string; credits: string }>(
      `SELECT lot_id, credits FROM credit_lot_uses WHERE entry_id = $1`,
      [entryId],
    );
    if (uses.length === 0) return [];
    const credits = new Map(uses.map((use) => [Number(use.lot_id), Number(use.credits)]));
    const grants = await this.transaction.manager
      .createQueryBuilder(creditEntrySchema, 'entry')
      .where('entry.id IN (:...ids)', { ids: [...credits.keys()] })
      .orderBy('entry.expiresAt')
      .addOrderBy('entry.id')
      .getMany();
    return grants.map((grant) => ({ grant, credits: credits.get(grant.id)! }));
  }

  async owners(
    endBy: Date,
    { after, limit, unannouncedOnly }: { after: string | null; limit: number; unannouncedOnly: boolean },
  ): Promise<string[]> {
    const rows = await this.transaction.query<{ account_id: string }>(
      `SELECT DISTINCT account_id FROM credit_lots
       WHERE credits_left > 0 AND expires_at <= $1 AND ($2::uuid IS NULL OR account_id > $2)
         AND (NOT $4 OR announced_at IS NULL)
       ORDER BY account_id LIMIT $3`,
      [endBy, after, limit, unannouncedOnly],
    );
    return rows.map((row) => row.account_id);
  }

  async announce(accountId: string, endBy: Date, now: Date): Promise<CreditLot[]> {
    const rows = await this.transaction.query<{ entry_id: string }>(
      `UPDATE credit_lots SET announced_at = $3
       WHERE account_id = $1 AND credits_left > 0 AND expires_at <= $2 AND announced_at IS NULL
       RETURNING entry_id`,
      [accountId, endBy, now],
    );
    const announced = new Set(rows.map((row) => Number(row.entry_id)));
    return (await this.left(accountId)).filter(({ entryId }) => announced.has(entryId));
  }

  /**
   * Takes what an entry has spent from the credits that end, as far as there are any. To be called in a transaction that
   * holds the lock of the account's row: a statement that has waited for it would still read the lots of before.
   * @param entryId the entry; its `ending_after` is what this leaves
   */
  async take(accountId: string, entryId: number, credits: number): Promise<void> {
    const takings = takeFrom(await this.left(accountId), credits);
    await this.transaction.query(
      `WITH taken AS (
         SELECT * FROM unnest($3::bigint[], $4::bigint[]) AS taken (lot_id, credits)
       ), lots AS (
         UPDATE credit_lots SET credits_left = credits_left - taken.credits
         FROM taken WHERE credit_lots.entry_id = taken.lot_id
       ), account AS (
         UPDATE accounts SET credits_ending = credits_ending - (SELECT sum(credits) FROM taken) WHERE id = $1
       )
       INSERT INTO credit_lot_uses (entry_id, lot_id, credits) SELECT $2, lot_id, credits FROM taken`,
      [accountId, entryId, takings.map(({ lotId }) => lotId), takings.map((taking) => taking.credits)],
    );
  }

  /** Ends credits of one lot, by an entry of the ledger. As `take`. @returns the account's balance after it */
  async end(accountId: string, { lotId, credits }: LotTaking): Promise<number> {
    const [entry] = await this.transaction.query<{ balance_after: string }>(
      `WITH account AS (
         UPDATE accounts
         SET credits_available = credits_available - $3::bigint, credits_ending = credits_ending - $3
         WHERE id = $1
         RETURNING credits_available + credits_held AS balance, credits_ending,
           credits_granted - credits_ending_granted AS granted
       ), lot AS (
         UPDATE credit_lots SET credits_left = credits_left - $3 WHERE entry_id = $2
         RETURNING entry_id || ':' || credits_left AS source_id
       ), entry AS (
         INSERT INTO credit_entries
           (account_id, type, credits, balance_after, ending_after, granted_total, source_id)
         SELECT $1, 'expiry', -$3, balance, credits_ending, granted, source_id FROM account CROSS JOIN lot
         RETURNING id, balance_after
       ), lot_use AS (
         INSERT INTO credit_lot_uses (entry_id, lot_id, credits) SELECT id, $2, $3 FROM entry
       )
       SELECT balance_after FROM entry`,
      [accountId, lotId, credits],
    );
    return Number(entry!.balance_after);
  }
}
