import { randomUUID } from 'node:crypto';
import type { TypeOrmTransaction } from '../../src/platform/database/typeorm-transaction';

/** Writes an account without credits, for tables that refer to one. @returns its id */
export async function insertAccount(transaction: TypeOrmTransaction): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `INSERT INTO accounts (id, email, name, role, plan_id, rate_limit_per_minute, credits_available,
       credits_held, credits_granted, hold_count, created_at, agreed_licences)
     VALUES ($1, $2, 'Lan', 'customer', 'free', 600, 0, 0, 0, 0, now(), '[]')`,
    [id, `${id}@example.com`],
  );
  return id;
}
