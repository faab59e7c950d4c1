import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** An invoice as it was asked for, and how far it is. */
interface Invoice {
  readonly form: Record<string, unknown>;
  readonly ticket: string;
  status: 'Pending' | 'Success' | 'Failed';
  message: string;
  number: string;
}

const done = (data: unknown): Answer => ({ status: 200, body: { success: true, data } });
const refuse = (status: number, code: string): Answer => ({
  status,
  body: { success: false, error: { code, message: `Lỗi ${code}` } },
});

/** What SePay's eInvoice API answers by its documentation (developer.sepay.vn), as far as Loa asks it. */
export class SepayEInvoices {
  /** Method and path of every call. */
  readonly calls: string[] = [];
  readonly invoices = new Map<string, Invoice>();
  /** Answers in place of what follows from the calls, each once. */
  readonly faults: Answer[] = [];
  private token = randomUUID();

  private constructor(
    private readonly server: Server,
    readonly url: string,
    private readonly client: string,
  ) {}

  /** @param client `client_id:client_secret` */
  static async start(client: string): Promise<SepayEInvoices> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const sepay = new SepayEInvoices(server, `http://127.0.0.1:${port}`, client);
    server.on('request', (request, response) => {
      void sepay.answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    return sepay;
  }

  /** Makes the token void that was given out last. */
  forgetToken(): void {
    this.token = randomUUID();
  }

  /** Ends the work on an invoice. */
  finish(reference: string, changes: Partial<Invoice> = {}): void {
    const invoice = this.invoices.get(reference);
    if (!invoice) throw new Error(`SePay was never asked for ${reference}.`);
    Object.assign(invoice, { status: 'Success', message: 'xong', number: '589', ...changes });
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { method, url = '', headers } = request;
    this.calls.push(`${method} ${url}`);
    const fault = this.faults.shift();
    if (fault) return fault;
    if (url === '/v1/token') return this.signIn(headers.authorization);
    if (headers.authorization !== `Bearer ${this.token}`) return refuse(401, 'UNAUTHORIZED');
    if (method === 'POST') return this.create((await json(request)) as Invoice['form']);
    const [, , , checked, , ticket] = url.split('/');
    return checked === 'create' ? this.check(ticket) : this.find(checked);
  }

  private signIn(authorization: string | undefined): Answer {
    const isClient = authorization === `Basic ${Buffer.from(this.client).toString('base64')}`;
    if (!isClient) return refuse(401, 'UNAUTHORIZED');
    return done({ access_token: this.token, token_type: 'Bearer', expires_in: 86_400 });
  }

  private create(form: Invoice['form']): Answer {
    const reference = String(form.reference_code);
    if (this.invoices.has(reference)) return refuse(409, 'EINVOICE_DOCUMENT_EXISTED');
    const ticket = randomUUID();
    this.invoices.set(reference, { form, ticket, status: 'Pending', message: 'đang xử lý', number: '0' });
    return done({ tracking_code: ticket, tracking_url: 'https://sepay.example', message: 'đã nhận' });
  }

  private check(ticket: string | undefined): Answer {
    const invoice = [...this.invoices.values()].find((each) => each.ticket === ticket);
    if (!invoice) return refuse(404, 'NOT_FOUND');
    const { status, message, form } = invoice;
    const result = status === 'Success' ? { invoice: record(invoice) } : {};
    return done({ reference_code: form.reference_code, status, message, ...result });
  }

  private find(reference = ''): Answer {
    const invoice = this.invoices.get(reference);
    return invoice?.status === 'Success' ? done(record(invoice)) : refuse(404, 'NOT_FOUND');
  }
}

const record = ({ form, number }: Invoice): object => ({
  reference_code: form.reference_code,
  invoice_number: number,
  invoice_series: form.invoice_series,
  issued_date: form.issued_date,
  status: number === '0' ? 'draft' : 'issued',
});
