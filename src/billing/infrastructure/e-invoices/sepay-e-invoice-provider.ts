import { z } from 'zod';
import type { Clock } from '../../../shared/domain/clock';
import { EInvoiceProvider } from '../../application/e-invoices/e-invoice-provider';
import type { CompleteReceipt } from '../../application/receipts/find-receipt';
import type { EInvoiceProgress } from '../../domain/e-invoices/e-invoice';
import { exchangeJson, FetchFailure, type FetchLimits, type JsonAnswer } from '../fetch-json';
import { sepayInvoice, type SepayInvoiceForm } from './sepay-invoice';

const LIMITS: FetchLimits = { timeoutMs: 15_000, sizeBytes: 256 * 1024 };

/** A token is renewed so long before it ends, since it has to arrive. */
const TOKEN_MARGIN_MS = 60_000;

/** Where SePay's e-invoices are asked for, by whom, and with which form. */
export interface SepayEInvoiceAccess extends SepayInvoiceForm {
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * SePay's eInvoice API, version 1 (developer.sepay.vn, eInvoice API). Invoices are created and issued in one step,
 * under the order's id as the unique `reference_code`: by it can be asked what became of one whose ticket is lost or
 * void, and it cannot be created twice.
 */
export class SepayEInvoiceProvider extends EInvoiceProvider {
  private token: { readonly text: string; readonly until: number } | null = null;

  constructor(
    private readonly access: SepayEInvoiceAccess,
    private readonly clock: Clock,
    private readonly limits: FetchLimits = LIMITS,
  ) {
    super();
  }

  async issue(receipt: CompleteReceipt, ticket: string | null): Promise<EInvoiceProgress> {
    if (ticket !== null) return this.check(ticket);
    return (await this.find(receipt.orderId)) ?? this.create(receipt);
  }

  /** How far a request is. */
  private async check(ticket: string): Promise<EInvoiceProgress> {
    const answer = await this.call('GET', `invoices/create/check/${encodeURIComponent(ticket)}`);
    const { status, message, invoice } = dataIn(answer, checkAnswer);
    if (status === 'Pending') return { ticket };
    if (status === 'Failed' || !invoice) throw new FetchFailure(`SePay could not issue it: ${message}`);
    return { number: numberOf(invoice) };
  }

  /** @returns null when SePay knows of no invoice for the order */
  private async find(orderId: string): Promise<EInvoiceProgress | null> {
    const answer = await this.call('GET', `invoices/${encodeURIComponent(orderId)}`);
    return answer.status === 404 ? null : { number: numberOf(dataIn(answer, invoiceRecord)) };
  }

  private async create(receipt: CompleteReceipt): Promise<EInvoiceProgress> {
    const form = sepayInvoice(receipt, this.access, this.clock.now());
    const { tracking_code } = dataIn(await this.call('POST', 'invoices/create', form), createAnswer);
    return { ticket: tracking_code };
  }

  /** A token that SePay does not take any more is renewed once. */
  private async call(method: 'GET' | 'POST', path: string, body?: object): Promise<JsonAnswer> {
    const attempt = async (): Promise<JsonAnswer> =>
      this.exchange(path, { method, body, authorization: `Bearer ${await this.currentToken()}` });
    const answer = await attempt();
    if (answer.status !== 401) return answer;
    this.token = null;
    return attempt();
  }

  private async currentToken(): Promise<string> {
    const now = this.clock.now().getTime();
    if (this.token && now < this.token.until) return this.token.text;
    const { clientId, clientSecret } = this.access;
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    const answer = await this.exchange('token', { method: 'POST', authorization });
    const { access_token, expires_in } = dataIn(answer, tokenAnswer);
    this.token = { text: access_token, until: now + expires_in * 1000 - TOKEN_MARGIN_MS };
    return access_token;
  }

  private exchange(
    path: string,
    { method, body, authorization }: { method: string; body?: object | undefined; authorization: string },
  ): Promise<JsonAnswer> {
    const headers = { authorization, accept: 'application/json', 'content-type': 'application/json' };
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return exchangeJson(new URL(`${this.access.url}/v1/${path}`), init, this.limits);
  }
}

const invoiceRecord = z.object({
  status: z.string(),
  invoice_number: z.string(),
  invoice_series: z.string().nullish(),
});
const checkAnswer = z.object({
  status: z.enum(['Pending', 'Success', 'Failed']),
  message: z.string(),
  invoice: invoiceRecord.nullish(),
});
const createAnswer = z.object({ tracking_code: z.string().min(1).max(200) });
const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/** @throws FetchFailure with the reason that SePay gives */
function dataIn<Data>({ status, body }: JsonAnswer, data: z.ZodType<Data>): Data {
  const answer = z.object({ data }).safeParse(body);
  if (status === 200 && answer.success) return answer.data.data;
  const { error } = refusal.safeParse(body).data ?? {};
  throw new FetchFailure(
    error
      ? `SePay refuses: ${error.code}, ${error.message}`
      : `SePay answered ${status} with something else than its documentation says.`,
  );
}

/** Series and number, as people name an invoice. Drafts have the number 0. */
function numberOf({ status, invoice_number, invoice_series }: z.output<typeof invoiceRecord>): string {
  if (status !== 'issued' || invoice_number === '0') {
    throw new FetchFailure(`SePay has an invoice for the order that is ${status}, not issued.`);
  }
  return invoice_series ? `${invoice_series}-${invoice_number}` : invoice_number;
}
