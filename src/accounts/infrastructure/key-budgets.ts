import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { InvalidApiKey } from '../domain/accounts.errors';
import { firstOfMonth, requireBudget } from '../domain/keys/key-spending';

/** What a key has spent with a hold, and may; all null where no key asks, or it is gone. */
export interface BudgetRow {
  /** On the day of the hold, the hold included. */
  readonly spent_today: string | null;
  readonly daily_credit_limit: string | null;
  readonly monthly_credit_limit: string | null;
}

/** What a key is to be counted for. */
interface KeyHold {
  readonly keyId: string | null;
  /** In Vietnam, as `2026-11-22`. */
  readonly keyDay: string | null;
  readonly credits: number;
}

/**
 * Counts $2 credits as spent by the key $4 on the day $5, in the statement that takes them from the account, as `account`:
 * its row is locked first, then that of the key, which may be deleted meanwhile, and then that of the day. The count is the
 * latest, whatever the statement could see when it began to wait for these locks.
 */
export const COUNTED_FOR_KEY = `key AS (
    SELECT api_keys.id, daily_credit_limit, monthly_credit_limit FROM api_keys CROSS JOIN account
    WHERE api_keys.id = $4 FOR KEY SHARE OF api_keys
  ), counted AS (
    INSERT INTO api_key_days (key_id, day, credits) SELECT id, $5::text, $2 FROM key
    ON CONFLICT (key_id, day) DO UPDATE SET credits = api_key_days.credits + excluded.credits
    RETURNING credits
  )`;

/** Joins the `BudgetRow` to what such a statement answers. */
export const WITH_BUDGET = `LEFT JOIN (
    SELECT counted.credits AS spent_today, daily_credit_limit, monthly_credit_limit FROM key CROSS JOIN counted
  ) budget ON true`;

/** What API keys spend day by day, and whether they may. */
@Injectable()
export class KeyBudgets {
  constructor(private readonly transaction: TypeOrmTransaction) {}

  /**
   * To be called in the transaction that has counted the credits: its locks let no two requests have the last of a budget,
   * and its end undoes what was too much.
   * @throws KeyBudgetUsedUp
   * @throws InvalidApiKey when the key was deleted since it was recognised
   */
  async require(row: BudgetRow, { keyId, keyDay, credits }: KeyHold): Promise<void> {
    if (keyId === null || keyDay === null) return;
    if (row.spent_today === null) throw new InvalidApiKey();
    const budget = {
      dailyCreditLimit: limitOf(row.daily_credit_limit),
      monthlyCreditLimit: limitOf(row.monthly_credit_limit),
    };
    const today = Number(row.spent_today) - credits;
    // In a statement of its own: days before are not locked, and what they have is seen by one that begins after the locks.
    const thisMonth =
      budget.monthlyCreditLimit === null ? today : (await this.spentInMonth(keyId, keyDay)) - credits;
    requireBudget(budget, { today, thisMonth }, credits);
  }

  private async spentInMonth(keyId: string, day: string): Promise<number> {
    const [row] = await this.transaction.query<{ credits: string }>(
      'SELECT sum(credits) AS credits FROM api_key_days WHERE key_id = $1 AND day BETWEEN $2 AND $3',
      [keyId, firstOfMonth(day), day],
    );
    return Number(row?.credits);
  }
}

const limitOf = (column: string | null): number | null => (column === null ? null : Number(column));
