import { randomUUID } from 'node:crypto';

/** Writes an account without credits, for tables that refer to one. @returns its id */
export async function insertAccount(database: {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}): Promise<string> {
  const id = randomUUID();
  await database.query(
    `INSERT INTO accounts (id, email, name, role, plan_id, rate_limit_per_minute, credits_available,
       credits_held, credits_granted, hold_count, created_at, agreed_licences)
     VALUES ($1, $2, 'Lan', 'customer', 'free', 600, 0, 0, 0, 0, now(), '[]')`,
    [id, `${id}@example.com`],
  );
  return id;
}
