import { z } from 'zod';
import type { Announcement } from '../../../application/transfers/payment-gateway';
import { TransferStatement } from '../../../application/transfers/transfer-statement';
import { cassoReference } from '../../../domain/transfers/bank-reference';
import { FetchFailure, fetchJson, type FetchLimits } from '../../fetch-json';
import {
  amount,
  announcement,
  line,
  moment,
  NOT_EMPTY,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  text,
} from './statement-line';

const PAGE = 100;
/** Ten years of a busy account: a list that does not end is a fault of the other side. */
const MOST_PAGES = 10_000;
const LIMITS: FetchLimits = { timeoutMs: 15_000, sizeBytes: 5 * 1024 * 1024 };

/** Where Casso's list of transactions is asked for, and with which key. */
export interface CassoAccess {
  readonly url: string;
  readonly apiKey: string;
}

/**
 * The transactions that Casso has seen since a day (GET /v2/transactions, developer.casso.vn), oldest first,
 * so that what arrives meanwhile comes at the end and moves no page.
 */
export class CassoTransferStatement extends TransferStatement {
  /** @param from first day, `YYYY-MM-DD`, in local time of Vietnam */
  constructor(
    private readonly access: CassoAccess,
    private readonly from: string,
    private readonly limits: FetchLimits = LIMITS,
  ) {
    super();
  }

  /** @throws FetchFailure */
  async *pages(): AsyncGenerator<readonly Announcement[]> {
    for (let page = 1; ;) {
      const { records, nextPage } = await this.fetchPage(page);
      yield records.map((record, index) =>
        announcement(cassoRecord, `page ${page}, record ${index + 1}`, record),
      );
      if (nextPage === null) return;
      if (nextPage <= page || nextPage > MOST_PAGES) {
        throw new FetchFailure(`Casso's list goes from page ${page} to page ${nextPage}.`);
      }
      page = nextPage;
    }
  }

  private async fetchPage(page: number): Promise<z.output<typeof cassoAnswer>['data']> {
    const url = new URL(`${this.access.url}/transactions`);
    url.search = String(
      new URLSearchParams({ fromDate: this.from, page: String(page), pageSize: String(PAGE), sort: 'ASC' }),
    );
    const headers = { authorization: `Apikey ${this.access.apiKey}`, accept: 'application/json' };
    const answer = cassoAnswer.safeParse(await fetchJson(url, headers, this.limits));
    if (!answer.success) throw new FetchFailure('Casso did not answer with a list of transactions.');
    return answer.data.data;
  }
}

const cassoAnswer = z.object({
  error: z.literal(0),
  data: z.object({ records: z.array(z.unknown()), nextPage: z.int().nullable().default(null) }),
});

const cassoRecord = line({
  amount,
  id: optionalWholeNumber,
  bankCodeName: optionalText,
  bankName: optionalText,
  when: moment,
  bankSubAccId: text,
  virtualAccount: optionalText,
  description: optionalText,
  tid: optionalReference,
})
  .refine(({ tid, id }) => tid !== '' || id !== null, { ...NOT_EMPTY, path: ['tid'] })
  .transform((record) => ({
    channel: 'casso-list',
    notificationId: record.id,
    gateway: record.bankCodeName || record.bankName,
    transferredAt: record.when,
    accountNumber: record.bankSubAccId,
    subAccount: record.virtualAccount || null,
    content: record.description,
    orderCode: null,
    direction: record.amount > 0 ? ('in' as const) : ('out' as const),
    amountVnd: Math.abs(record.amount),
    referenceCode: record.tid || cassoReference('', record.id ?? 0),
  }));
