import { setTimeout as pause } from 'node:timers/promises';
import type { Announcement } from '../../application/payment-gateway';
import { TransferStatement } from '../../application/transfer-statement';
import { FetchFailure, fetchJson, type FetchLimits } from './fetch-json';
import { LineReader } from './line-reader';

const PAGE = 100;
/** Ten years of a busy account: a list that does not end is a fault of the other side. */
const MOST_PAGES = 10_000;
const LIMITS: FetchLimits = { timeoutMs: 15_000, sizeBytes: 5 * 1024 * 1024 };
/** SePay takes three calls a second from one address. */
const BETWEEN_PAGES_MS = 400;

/** Where SePay's list of transactions is asked for, and with which token. */
export interface SepayAccess {
  readonly url: string;
  readonly token: string;
}

/**
 * The transactions that SePay has seen since a day (GET /v2/transactions, developer.sepay.vn), oldest first,
 * so that what arrives meanwhile comes at the end and moves no page.
 */
export class SepayTransferStatement extends TransferStatement {
  /** @param from first day, `YYYY-MM-DD`, in local time of Vietnam */
  constructor(
    private readonly access: SepayAccess,
    private readonly from: string,
    private readonly limits: FetchLimits = LIMITS,
    private readonly betweenPagesMs: number = BETWEEN_PAGES_MS,
  ) {
    super();
  }

  /** @throws FetchFailure */
  async *pages(): AsyncGenerator<readonly Announcement[]> {
    for (let page = 1; page <= MOST_PAGES; page += 1) {
      const { records, hasMore } = await this.fetchPage(page);
      yield records.map((record, index) =>
        announcement(new LineReader(`page ${page}, record ${index + 1}`, record), record),
      );
      if (!hasMore) return;
      await pause(this.betweenPagesMs);
    }
    throw new FetchFailure(`SePay's list has more than ${MOST_PAGES} pages.`);
  }

  private async fetchPage(page: number): Promise<{ records: readonly object[]; hasMore: boolean }> {
    const url = new URL(`${this.access.url}/transactions`);
    url.search = String(
      new URLSearchParams({
        transaction_date_from: `${this.from} 00:00:00`,
        transaction_date_sort: 'asc',
        page: String(page),
        per_page: String(PAGE),
      }),
    );
    const headers = { authorization: `Bearer ${this.access.token}`, accept: 'application/json' };
    const answer = (await fetchJson(url, headers, this.limits)) as SepayAnswer | null;
    const records = answer?.data;
    const hasMore = answer?.meta?.pagination?.has_more;
    if (answer?.status !== 'success' || !Array.isArray(records) || typeof hasMore !== 'boolean') {
      throw new FetchFailure('SePay did not answer with a list of transactions.');
    }
    return { records: records as object[], hasMore };
  }
}

interface SepayAnswer {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly meta?: { readonly pagination?: { readonly has_more?: unknown } | null } | null;
}

/** The list numbers a transaction by a UUID, the webhook by an integer: they meet in the bank's reference. */
function announcement(record: LineReader, raw: object): Announcement {
  const direction = record.oneOf<'in' | 'out'>('transfer_type', ['in', 'out'], 'in');
  const notice = {
    channel: 'sepay-list',
    notificationId: null,
    gateway: record.optionalText('bank_brand_name'),
    transferredAt: record.moment('transaction_date'),
    accountNumber: record.text('account_number'),
    subAccount: record.optionalText('va') || null,
    content: record.optionalText('transaction_content'),
    orderCode: null,
    direction,
    amountVnd: Math.abs(record.amount(direction === 'in' ? 'amount_in' : 'amount_out')),
    referenceCode: record.reference('reference_number'),
  };
  record.finish();
  return { notice, raw };
}
