import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { InvalidApiKey } from '../domain/accounts.errors';
import { firstOfMonth, requireBudget } from '../domain/key-spending';

interface KeyRow {
  readonly daily_credit_limit: string | null;
  readonly monthly_credit_limit: string | null;
  readonly today: string;
  readonly this_month: string;
}

/** What API keys spend day by day, and whether they may. */
@Injectable()
export class KeyBudgets {
  constructor(private readonly transaction: TypeOrmTransaction) {}

  /**
   * Counts credits as spent by the key. To be called in the transaction that has taken them from the account: its lock
   * of the account's row lets no two requests have the last of a budget, and its end undoes what was too much.
   * @param day in Vietnam, as `2026-11-22`
   * @throws KeyBudgetUsedUp
   * @throws InvalidApiKey when the key was deleted since it was recognised
   */
  async take(keyId: string, credits: number, day: string): Promise<void> {
    const [key] = await this.transaction.query<KeyRow>(
      `WITH key AS (
         SELECT * FROM api_keys WHERE id = $1 FOR KEY SHARE
       ), taken AS (
         INSERT INTO api_key_days (key_id, day, credits) SELECT id, $2, $4 FROM key
         ON CONFLICT (key_id, day) DO UPDATE SET credits = api_key_days.credits + $4
       )
       SELECT daily_credit_limit, monthly_credit_limit, today, this_month FROM key CROSS JOIN (
         SELECT coalesce(sum(credits) FILTER (WHERE day = $2), 0) AS today, coalesce(sum(credits), 0) AS this_month
         FROM api_key_days WHERE key_id = $1 AND day BETWEEN $3 AND $2) before`,
      [keyId, day, firstOfMonth(day), credits],
    );
    if (!key) throw new InvalidApiKey();
    const budget = {
      dailyCreditLimit: limitOf(key.daily_credit_limit),
      monthlyCreditLimit: limitOf(key.monthly_credit_limit),
    };
    requireBudget(budget, { today: Number(key.today), thisMonth: Number(key.this_month) }, credits);
  }
}

const limitOf = (column: string | null): number | null => (column === null ? null : Number(column));
