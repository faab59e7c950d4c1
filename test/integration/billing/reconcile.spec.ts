import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type ReconciledTransfer,
  ReconcileTransfers,
} from '../../../src/billing/application/transfers/reconcile-transfers';
import type { TransferStatement } from '../../../src/billing/application/transfers/transfer-statement';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import type { Order } from '../../../src/billing/domain/orders/order';
import type { TransferNotice } from '../../../src/billing/domain/transfers/transfer-notice';
import { CassoTransferStatement } from '../../../src/billing/infrastructure/transfers/statements/casso-transfer-statement';
import { FileTransferStatement } from '../../../src/billing/infrastructure/transfers/statements/file-transfer-statement';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
let folder: string;
beforeAll(async () => {
  bench = await BillingBench.start();
  folder = await mkdtemp(path.join(tmpdir(), 'loa-statement-'));
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true });
});

async function reconcile(statement: TransferStatement, dryRun = false): Promise<ReconciledTransfer[]> {
  const lines: ReconciledTransfer[] = [];
  for await (const line of bench.get(ReconcileTransfers).execute(statement, dryRun)) lines.push(line);
  return lines;
}
/** Of what is listed: whether we knew it, and its outcome. */
const worth = (lines: readonly ReconciledTransfer[]) =>
  lines
    .filter(({ finding }) => finding !== 'unlisted')
    .map(({ finding, outcome }) => [finding === 'received', outcome]);

let files = 0;
async function file(content: string | Buffer): Promise<FileTransferStatement> {
  files += 1;
  const name = path.join(folder, `${files}.txt`);
  await writeFile(name, content);
  return new FileTransferStatement(name);
}

let reference = 0;
/** A line of a file that pays the order, in the names of the webhook. */
function line(order: Order, changes: Record<string, unknown> = {}): Record<string, unknown> {
  reference += 1;
  const { accountNo, amountVnd } = order.toState();
  return {
    transactionDate: '2026-11-20 14:02:37',
    accountNumber: accountNo,
    content: `MBVCB.3278907687.${order.memo} chuyen tien`,
    transferAmount: amountVnd,
    referenceCode: `FT-STATEMENT-${reference}`,
    ...changes,
  };
}

const csv = (rows: readonly Record<string, unknown>[]): string => {
  const head = Object.keys(rows[0] ?? {});
  const values = rows.map((row) =>
    head.map((name) => `"${String(row[name]).replaceAll('"', '""')}"`).join(','),
  );
  return [head.join(','), ...values].join('\r\n');
};

describe('a statement in a file', () => {
  it('settles what no webhook has brought, once, and what the webhook brings later is a duplicate', async () => {
    const [missed, received, unpaid] = [
      await bench.placeOrder(),
      await bench.placeOrder(),
      await bench.placeOrder(),
    ];
    const lines = [line(missed), line(received), line(unpaid, { transferAmount: 1 })];
    const webhook = (row: Record<string, unknown>, order: Order) =>
      exactTransfer(order, { referenceCode: String(row.referenceCode) });
    expect(await bench.deliver(webhook(lines[1] ?? {}, received))).toBe('credited');

    expect(worth(await reconcile(await file(csv(lines)), true))).toEqual([
      [false, null],
      [true, 'credited'],
      [false, null],
    ]);
    expect(await bench.grants(missed)).toBe(0);

    expect(worth(await reconcile(await file(csv(lines))))).toEqual([
      [false, 'credited'],
      [true, 'credited'],
      [false, 'unmatched'],
    ]);
    expect(worth(await reconcile(await file(JSON.stringify(lines))))).toEqual([
      [true, 'credited'],
      [true, 'credited'],
      [true, 'unmatched'],
    ]);
    expect(await bench.deliver(webhook(lines[0] ?? {}, missed))).toBe('duplicate');
    expect([await bench.grants(missed), await bench.grants(received), await bench.grants(unpaid)]).toEqual([
      1, 1, 0,
    ]);
    expect(await bench.credits(missed)).toBe(missed.toState().credits);
    const [row] = await bench.transfers(String(lines[0]?.referenceCode));
    expect(row?.raw).toMatchObject({ referenceCode: lines[0]?.referenceCode });
  });

  it('tells of credited money that it lacks, only of its accounts and its time', async () => {
    const at = (time: string) => ({ transferredAt: new Date(`2026-03-0${time}:00+07:00`) });
    const pay = async (changes: Partial<TransferNotice>): Promise<string> => {
      const order = await bench.placeOrder();
      const notice = exactTransfer(order, changes);
      expect(await bench.deliver(notice)).toBe('credited');
      return notice.referenceCode;
    };
    const [, lacking, , reused] = [
      await pay(at('1T08:59')),
      await pay(at('1T09:01')),
      await pay(at('3T20:01')),
      await pay({ ...at('2T10:00'), amountVnd: (await bench.placeOrder()).toState().amountVnd }),
    ];
    const mocked = await bench.placeOrder();
    await bench.get(SimulateTransfer).execute(mocked.toState().orderCode);
    await bench.query("UPDATE transfers SET transferred_at = '2026-03-02' WHERE order_id = $1", [
      mocked.toState().id,
    ]);
    const [first, last] = [await bench.placeOrder(), await bench.placeOrder()];
    const lines = [
      line(first, { transactionDate: '2026-03-01 09:00:00', accountNumber: '000 000 0000' }),
      line(last, { transactionDate: '2026-03-02 10:00:00', referenceCode: reused, transferAmount: 1 }),
      line(last, { transactionDate: '2026-03-03 20:00:00', transferType: 'out' }),
    ];
    const unlisted = (found: readonly ReconciledTransfer[]) =>
      found.filter(({ finding }) => finding === 'unlisted').map(({ notice }) => notice.referenceCode);
    expect(unlisted(await reconcile(await file(csv(lines)), true))).toEqual([lacking, reused]);
    expect(unlisted(await reconcile(await file(csv(lines))))).toEqual([lacking, reused]);
    const elsewhere = lines.map((row) => ({ ...row, accountNumber: '111' }));
    expect(unlisted(await reconcile(await file(csv(elsewhere)), true))).toEqual([]);
    expect(unlisted(await reconcile(await file('[]'), true))).toEqual([]);
  });

  it('credits once when file and webhook come at the same time', async () => {
    const order = await bench.placeOrder();
    const row = line(order);
    const notice = exactTransfer(order, { referenceCode: String(row.referenceCode) });
    const statement = await file(JSON.stringify([row, row]));
    await Promise.all([
      ...Array.from({ length: 10 }, () => bench.deliver(notice)),
      ...Array.from({ length: 5 }, () => reconcile(statement)),
    ]);
    expect(await bench.grants(order)).toBe(1);
    const outcomes = (await bench.transfers(notice.referenceCode)).map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'credited')).toHaveLength(1);
    expect(outcomes).not.toContain('unmatched');
  });

  it('knows a transfer by its day alone, and passes over money that went out', async () => {
    const order = await bench.placeOrder();
    const row = line(order, { transactionDate: '2026-11-20', transferType: 'in' });
    await bench.deliver(exactTransfer(order, { referenceCode: String(row.referenceCode) }));
    const out = line(order, { transferType: 'OUT' });
    expect(worth(await reconcile(await file(csv([row, out]))))).toEqual([[true, 'credited']]);
    expect(await bench.transfers(String(out.referenceCode))).toEqual([]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['transactionDate', { transactionDate: '20/11/2026' }],
    ['transactionDate', { transactionDate: '2026-02-30' }],
    ['transferAmount', { transferAmount: '99.000' }],
    ['transferAmount', { transferAmount: '' }],
    ['transferAmount', { transferAmount: -5 }],
    ['accountNumber', { accountNumber: ' ' }],
    ['referenceCode', { referenceCode: 'F'.repeat(201) }],
    ['transferType', { transferType: 'sideways' }],
    ['id', { id: 'x' }],
  ])('settles nothing of a file with a bad %s: %j', async (field, changes) => {
    const order = await bench.placeOrder();
    const good = { id: 1, transferType: 'in', ...line(order) };
    const rows = [good, { ...good, ...line(order), ...changes }];
    for (const content of [csv(rows), JSON.stringify(rows)]) {
      await expect(reconcile(await file(content))).rejects.toMatchObject({
        message: expect.stringMatching(/^(line 3|entry 2): /) as string,
        faults: [{ field }],
      });
    }
    expect((await bench.find(order)).isPaid).toBe(false);
  });

  it.each<[string, string | Buffer]>([
    ['NOT_UTF8', Buffer.from([0xff, 0xfe, 0x41])],
    ['MALFORMED_JSON', '[{"a": 1}'],
    ['MALFORMED_JSON', '{"a": 1}'],
    ['MALFORMED_CSV', 'referenceCode,content\n"open'],
    ['NO_HEAD', 'FT1,99000\nFT2,99000'],
    ['NO_HEAD', ''],
  ])('refuses a file that is %s', async (code, content) => {
    await expect(reconcile(await file(content))).rejects.toMatchObject({ faults: [{ field: 'file', code }] });
  });

  it('refuses a file that is not there, and entries that are no objects', async () => {
    const missing = new FileTransferStatement(path.join(folder, 'nothing'));
    await expect(reconcile(missing)).rejects.toMatchObject({ faults: [{ code: 'UNREADABLE' }] });
    for (const content of ['[null]', '[[]]', '[5]', '[{"content": "a\\u0000"}]']) {
      await expect(reconcile(await file(content))).rejects.toThrow('entry 1');
    }
  });
});

describe('the list of Casso', () => {
  let server: Server;
  let answer: (request: URL, response: ServerResponse, message: IncomingMessage) => void;
  let asked: string[] = [];
  beforeAll(async () => {
    server = createServer((message, response) => {
      const url = new URL(message.url ?? '', 'http://casso');
      asked.push(`${url.pathname}${url.search} ${message.headers.authorization}`);
      answer(url, response, message);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => (asked = []));

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2`;
  const list = (limits?: { timeoutMs: number; sizeBytes: number }) =>
    new CassoTransferStatement({ url: url(), apiKey: 'AK_test' }, '2026-11-01', limits);
  const json = (response: ServerResponse, body: unknown) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  let nextId = 5_000;
  const record = (order: Order, changes: Record<string, unknown> = {}) => {
    nextId += 1;
    return {
      id: nextId,
      tid: `FT-CASSO-${nextId}`,
      description: order.memo,
      amount: order.toState().amountVnd,
      cusumBalance: 1_000_000,
      when: '2026-11-20T14:02:37.000Z',
      bankSubAccId: order.toState().accountNo,
      virtualAccount: '',
      bankCodeName: 'vietcombank',
      ...changes,
    };
  };

  it('is read page by page, with the key, and settles what the webhook missed', async () => {
    const orders = [await bench.placeOrder(), await bench.placeOrder(), await bench.placeOrder()];
    const records = orders.map((order) => record(order));
    records.push(record(await bench.placeOrder(), { amount: -7_000 }));
    await bench.deliver(
      exactTransfer(orders[1] as Order, {
        channel: 'casso',
        notificationId: records[1]?.id ?? 0,
        referenceCode: records[1]?.tid ?? '',
        content: records[1]?.description ?? '',
      }),
    );
    answer = (request, response) => {
      const page = Number(request.searchParams.get('page'));
      const data = {
        page,
        nextPage: page < 2 ? page + 1 : null,
        records: records.slice((page - 1) * 2, page * 2),
      };
      json(response, { error: 0, message: 'success', data });
    };
    expect(worth(await reconcile(list()))).toEqual([
      [false, 'credited'],
      [true, 'credited'],
      [false, 'credited'],
    ]);
    expect(asked).toEqual(
      [1, 2].map(
        (page) => `/v2/transactions?fromDate=2026-11-01&page=${page}&pageSize=100&sort=ASC Apikey AK_test`,
      ),
    );
    for (const order of orders) expect(await bench.grants(order)).toBe(1);
    expect(worth(await reconcile(list()))).toEqual(Array(3).fill([true, 'credited']));
  });

  it.each<[string, (request: URL, response: ServerResponse) => void, RegExp]>([
    ['another status', (_, response) => void response.writeHead(401).end(), /answered 401/],
    [
      'a redirect, which would carry the key away',
      (request, response) => {
        if (request.pathname === '/stolen')
          json(response, { error: 0, data: { records: [], nextPage: null } });
        else response.writeHead(302, { location: '/stolen' }).end();
      },
      /answered 302/,
    ],
    ['no JSON', (_, response) => void response.end('<html>'), /did not answer with JSON/],
    [
      'more than it may',
      (_, response) => void response.end(`"${'x'.repeat(20_000)}"`),
      /at most 10000 bytes/,
    ],
    ['nothing in time', () => undefined, /within 300 ms/],
    ['half of it in time', (_, response) => void response.writeHead(200).write('{"error"'), /within 300 ms/],
    ['a cut connection', (_, response) => void response.destroy(), /cannot be reached/],
    [
      'an error of its own',
      (_, response) => json(response, { error: 1, data: null }),
      /list of transactions/,
    ],
    ['null', (_, response) => json(response, null), /list of transactions/],
    ['no records', (_, response) => json(response, { error: 0, data: {} }), /list of transactions/],
    [
      'a page that is text',
      (_, response) => json(response, { error: 0, data: { records: [], nextPage: 'x' } }),
      /list of transactions/,
    ],
    [
      'pages in a circle',
      (_, response) => json(response, { error: 0, data: { records: [], nextPage: 1 } }),
      /from page 1 to page 1/,
    ],
    [
      'a faulty record',
      (_, response) => json(response, { error: 0, data: { records: [{ id: 1 }], nextPage: null } }),
      /page 1, record 1: amount/,
    ],
  ])('gives up on %s', async (_, reply, message) => {
    answer = reply;
    const error: unknown = await reconcile(list({ timeoutMs: 300, sizeBytes: 10_000 })).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).not.toContain('AK_test');
    expect(asked.some((request) => request.includes('stolen'))).toBe(false);
  });
});
