import { Client } from 'pg';
import { Client as ApiClient } from '../../test/harness/client';

/** Customers among whom the work is distributed, so that the requests do not all lock one row. */
const CUSTOMERS = 16;

export interface Customer {
  readonly accountId: string;
  readonly key: string;
}

/** Opens accounts over HTTP, as any client would, each with an API key and credits for the whole benchmark. */
export async function openAccounts(baseUrl: string, databaseUrl: string): Promise<Customer[]> {
  const anyone = new ApiClient(baseUrl);
  const customers: Customer[] = [];
  while (customers.length < CUSTOMERS) {
    const { session, key } = await anyone.newCustomer();
    const { body } = await session.get<{ account: { id: string } }>('/api/v1/account');
    customers.push({ accountId: body.result.account.id, key });
  }
  await execute(databaseUrl, 'UPDATE accounts SET credits_available = credits_available + 900000000');
  return customers;
}

/** Runs one statement over a connection of its own. @returns its rows */
export async function execute<Row>(
  databaseUrl: string,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(sql, [...parameters])).rows as Row[];
  } finally {
    await client.end();
  }
}
