import type { Announcement } from '../../application/payment-gateway';
import { TransferStatement } from '../../application/transfer-statement';
import { cassoReference } from '../../domain/casso-reference';
import { FetchFailure, fetchJson, type FetchLimits } from './fetch-json';
import { LineReader } from './line-reader';

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
        announcement(new LineReader(`page ${page}, record ${index + 1}`, record), record),
      );
      if (nextPage === null) return;
      if (nextPage <= page || nextPage > MOST_PAGES) {
        throw new FetchFailure(`Casso's list goes from page ${page} to page ${nextPage}.`);
      }
      page = nextPage;
    }
  }

  private async fetchPage(page: number): Promise<{ records: readonly object[]; nextPage: number | null }> {
    const url = new URL(`${this.access.url}/transactions`);
    url.search = String(
      new URLSearchParams({ fromDate: this.from, page: String(page), pageSize: String(PAGE), sort: 'ASC' }),
    );
    const headers = { authorization: `Apikey ${this.access.apiKey}`, accept: 'application/json' };
    const answer = (await fetchJson(url, headers, this.limits)) as CassoAnswer | null;
    const { records, nextPage = null } = answer?.data ?? {};
    const isList = answer?.error === 0 && Array.isArray(records);
    if (!isList || !(nextPage === null || Number.isInteger(nextPage))) {
      throw new FetchFailure('Casso did not answer with a list of transactions.');
    }
    return { records: records as object[], nextPage: nextPage as number | null };
  }
}

interface CassoAnswer {
  readonly error?: unknown;
  readonly data?: { readonly records?: unknown; readonly nextPage?: unknown };
}

function announcement(record: LineReader, raw: object): Announcement {
  const amountVnd = record.amount('amount');
  const id = record.optionalWholeNumber('id');
  const notice = {
    channel: 'casso-list',
    notificationId: id,
    gateway: record.optionalText('bankCodeName') || record.optionalText('bankName'),
    transferredAt: record.moment('when'),
    accountNumber: record.text('bankSubAccId'),
    subAccount: record.optionalText('virtualAccount') || null,
    content: record.optionalText('description'),
    orderCode: null,
    direction: amountVnd > 0 ? ('in' as const) : ('out' as const),
    amountVnd: Math.abs(amountVnd),
    referenceCode: record.reference('tid', id === null ? undefined : () => cassoReference('', id)),
  };
  record.finish();
  return { notice, raw };
}
