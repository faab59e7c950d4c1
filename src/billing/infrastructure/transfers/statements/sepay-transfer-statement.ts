import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Announcement } from '../../../application/transfers/payment-gateway';
import { TransferStatement } from '../../../application/transfers/transfer-statement';
import type { TransferNotice } from '../../../domain/transfers/transfer-notice';
import { FetchFailure, fetchJson, type FetchLimits } from '../../fetch-json';
import {
  amount,
  announcement,
  direction,
  line,
  moment,
  optionalText,
  reference,
  text,
} from './statement-line';

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
      const { data, meta } = await this.fetchPage(page);
      yield data.map((record, index) =>
        announcement(recordLike(record), `page ${page}, record ${index + 1}`, record),
      );
      if (!meta.pagination.has_more) return;
      await pause(this.betweenPagesMs);
    }
    throw new FetchFailure(`SePay's list has more than ${MOST_PAGES} pages.`);
  }

  private async fetchPage(page: number): Promise<z.output<typeof sepayAnswer>> {
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
    const answer = sepayAnswer.safeParse(await fetchJson(url, headers, this.limits));
    if (!answer.success) throw new FetchFailure('SePay did not answer with a list of transactions.');
    return answer.data;
  }
}

const sepayAnswer = z.object({
  status: z.literal('success'),
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ has_more: z.boolean() }) }),
});

/** The list numbers a transaction by a UUID, the webhook by an integer: they meet in the bank's reference. */
const fields = {
  transfer_type: direction,
  bank_brand_name: optionalText,
  transaction_date: moment,
  account_number: text,
  va: optionalText,
  transaction_content: optionalText,
  reference_number: reference,
};
const incoming = line({ ...fields, amount_in: amount }).transform((record) =>
  notice(record, record.amount_in),
);
const outgoing = line({ ...fields, amount_out: amount }).transform((record) =>
  notice(record, record.amount_out),
);

/** Only the amount of its direction says something about a record. */
function recordLike(record: unknown) {
  const isOutgoing = z.object({ transfer_type: direction }).safeParse(record).data?.transfer_type === 'out';
  return isOutgoing ? outgoing : incoming;
}

const notice = (record: z.output<z.ZodObject<typeof fields>>, amountVnd: number): TransferNotice => ({
  channel: 'sepay-list',
  notificationId: null,
  gateway: record.bank_brand_name,
  transferredAt: record.transaction_date,
  accountNumber: record.account_number,
  subAccount: record.va || null,
  content: record.transaction_content,
  orderCode: null,
  direction: record.transfer_type,
  amountVnd: Math.abs(amountVnd),
  referenceCode: record.reference_number,
});
