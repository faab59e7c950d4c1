import type { ClientBase } from 'pg';
import { fileSize } from '../load/call';
import type { Journal } from '../journal';

export interface AccountRow {
  readonly id: string;
  readonly available: number;
  readonly held: number;
}

export interface OrderRow {
  readonly orderCode: string;
  readonly accountId: string;
  readonly idempotencyKey: string | null;
  readonly status: 'PENDING' | 'PAID';
  readonly amountVnd: number;
  readonly credits: number;
}

export interface TransferRow {
  readonly referenceCode: string;
  readonly outcome: string;
  /** The order that it paid. */
  readonly orderCode: string | null;
}

export interface RequestRow {
  readonly id: string;
  readonly accountId: string;
  readonly idempotencyKey: string | null;
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly charCount: number;
  /** Credits that the ledger says were charged for it. */
  readonly charged: number;
}

/** What the service has kept, as the database shows it to one transaction. */
export interface Records {
  readonly accounts: readonly AccountRow[];
  readonly orders: readonly OrderRow[];
  readonly transfers: readonly TransferRow[];
  readonly requests: readonly RequestRow[];
}

/** The length of each audio file that was promised, by its path; null for one that is not to be had. */
export type Files = ReadonlyMap<string, number | null>;

const QUERIES: { readonly [Name in keyof Records]: string } = {
  accounts: 'SELECT id, credits_available::float8 AS available, credits_held::float8 AS held FROM accounts',
  orders: `SELECT order_code AS "orderCode", account_id AS "accountId", idempotency_key AS "idempotencyKey",
             status, amount_vnd::float8 AS "amountVnd", credits::float8 FROM orders`,
  transfers: `SELECT reference_code AS "referenceCode", outcome, orders.order_code AS "orderCode"
              FROM transfers LEFT JOIN orders ON orders.id = transfers.order_id`,
  requests: `SELECT r.id, r.account_id AS "accountId", idempotency_key AS "idempotencyKey", status,
               char_count AS "charCount", coalesce(-sum(credits), 0)::float8 AS charged
             FROM speech_requests r
             LEFT JOIN credit_entries e ON e.type = 'charge' AND e.source_id = r.id::text GROUP BY r.id`,
};

export async function readRecords(client: ClientBase): Promise<Records> {
  const read = async (query: string): Promise<never[]> => (await client.query(query)).rows as never[];
  return {
    accounts: await read(QUERIES.accounts),
    orders: await read(QUERIES.orders),
    transfers: await read(QUERIES.transfers),
    requests: await read(QUERIES.requests),
  };
}

/** Fetches every file that an answer promised. */
export async function fetchFiles(journal: Journal, apiUrls: readonly string[]): Promise<Files> {
  const files = new Map<string, number | null>();
  const paths = new Set(journal.speeches.flatMap(({ answers }) => answers.map(({ audioPath }) => audioPath)));
  let number = 0;
  for (const path of paths) files.set(path, await fileSize(apiUrls[number++ % apiUrls.length]! + path));
  return files;
}
