import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReconcileTransfers } from '../../../src/billing/application/transfers/reconcile-transfers';
import type { Order } from '../../../src/billing/domain/orders/order';
import { SepayTransferStatement } from '../../../src/billing/infrastructure/transfers/statements/sepay-transfer-statement';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

describe('the list of SePay', () => {
  let bench: BillingBench;
  let server: Server;
  let asked: string[];
  let pages: unknown[];
  beforeAll(async () => {
    bench = await BillingBench.start();
    server = createServer((message, response) => {
      const url = new URL(message.url ?? '', 'http://sepay');
      asked.push(`${decodeURIComponent(url.search)} ${message.headers.authorization}`);
      response.end(JSON.stringify(pages[Number(url.searchParams.get('page')) - 1]));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await bench.close();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => (asked = []));

  /** What each line of the list is, and its outcome. */
  async function reconcile(): Promise<unknown[][]> {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
    const list = new SepayTransferStatement({ url, token: 'token' }, '2026-11-01', undefined, 0);
    const lines: unknown[][] = [];
    for await (const { finding, outcome } of bench.get(ReconcileTransfers).execute(list, false))
      lines.push([finding, outcome]);
    return lines;
  }
  const page = (records: unknown, has_more: unknown = false) => ({
    status: 'success',
    data: records,
    meta: { pagination: { has_more } },
  });
  const record = (order: Order, reference_number: string, changes: Record<string, unknown> = {}) => ({
    id: '07ad3dc9-0000-4000-8000-0afffe87053b',
    transaction_date: '2026-11-20 14:02:37',
    account_number: order.toState().accountNo,
    va: '',
    transfer_type: 'in',
    amount_in: order.toState().amountVnd,
    amount_out: 0,
    transaction_content: `MBVCB.3278907687.${order.memo} chuyen tien`,
    reference_number,
    code: null,
    bank_brand_name: 'Vietcombank',
    ...changes,
  });

  it('is read page by page, knows what the webhook has brought, and settles what it missed', async () => {
    const [received, missed] = [await bench.placeOrder(), await bench.placeOrder()];
    const webhook = exactTransfer(received);
    expect(await bench.deliver(webhook)).toBe('credited');
    const out = { transfer_type: 'out', amount_in: '0.00', amount_out: 7_000 };
    pages = [
      page([record(received, webhook.referenceCode), record(missed, 'FT-SEPAY-0', out)], true),
      page([record(missed, 'FT-SEPAY-1')]),
    ];
    expect(await reconcile()).toEqual([
      ['received', 'credited'],
      ['missed', 'credited'],
    ]);
    const query = 'transaction_date_from=2026-11-01+00:00:00&transaction_date_sort=asc';
    expect(asked).toEqual([1, 2].map((number) => `?${query}&page=${number}&per_page=100 Bearer token`));
    expect([await bench.grants(received), await bench.grants(missed)]).toEqual([1, 1]);
  });

  it.each<[string, unknown, RegExp]>([
    ['an error of its own', { status: 'error', message: 'no' }, /list of transactions/],
    ['null', null, /list of transactions/],
    ['no list', page({}), /list of transactions/],
    ['no word on whether there is more', page([], 'x'), /list of transactions/],
    ['a faulty record', page([{ transfer_type: 'in' }]), /page 1, record 1: transaction_date/],
  ])('gives up on %s', async (_, answer, message) => {
    pages = [answer];
    const error: unknown = await reconcile().catch((e: unknown) => e);
    expect((error as Error).message).toMatch(message);
  });
});
