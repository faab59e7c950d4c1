import { exactTransfer, sampleOrder, sampleReceipt } from '../../../../test/harness/billing-samples';
import { parseCsv } from '../../../platform/formats/csv';
import type { SalesEntry } from '../../application/list-sales';
import { Transfer } from '../../domain/transfer';
import { salesCsv, salesJson } from './sales-file';

const NOTED = new Date('2026-12-31T17:00:00.000Z');

function refund(): SalesEntry {
  const notice = exactTransfer(sampleOrder(), { amountVnd: 5_000, referenceCode: 'FT1' });
  const transfer = Transfer.receive('an id', notice, {}, NOTED).toState();
  const closing = { closedAs: 'refunded', closedReason: '=cmd|x', closedAt: NOTED } as const;
  return { kind: 'refund', transfer: { ...transfer, ...closing, refundReference: 'FT2' } };
}

const sale = (name = 'Công ty TNHH Giọng Đọc'): SalesEntry => {
  const receipt = sampleReceipt();
  return { kind: 'sale', receipt: { ...receipt, buyer: { ...receipt.buyer, name } } };
};

async function textOf(write: typeof salesCsv, ...entries: SalesEntry[]): Promise<string> {
  let text = '';
  for await (const line of write(each(entries))) text += line;
  return text;
}

async function* each(entries: readonly SalesEntry[]): AsyncGenerator<SalesEntry> {
  yield* await Promise.resolve(entries);
}

const SALE = {
  kind: 'sale',
  receipt_number: '2026-000123',
  at: '2026-12-31T16:30:00.000Z',
  order_code: 'LOA12345678',
  buyer_name: 'Công ty TNHH Giọng Đọc',
  buyer_tax_code: '0101248141',
  buyer_address: '1 Đường Láng, Hà Nội',
  buyer_email: 'ke-toan@example.com',
  seller_name: 'CONG TY LOA',
  seller_tax_code: null,
  seller_address: null,
  plan_name: 'Chuyên nghiệp',
  billing_cycle: 'monthly',
  credits: 2_000_000,
  net: 276_852,
  vat_rate_percent: 8,
  vat: 22_148,
  amount: 299_000,
  currency: 'VND',
  transfer_reference: 'FT26324',
  refund_reference: null,
  reason: null,
};

describe('a file of sales', () => {
  it('is JSON in the envelope, of sales and of refunds', async () => {
    const { status, result } = JSON.parse(await textOf(salesJson, sale(), refund()));
    const [first, second] = result.items;
    expect([status, result.items.length]).toEqual([1, 2]);
    expect(first).toEqual(SALE);
    expect(second).toEqual({
      ...Object.fromEntries(Object.keys(SALE).map((column) => [column, null])),
      ...{ kind: 'refund', at: NOTED.toISOString(), amount: -5_000, currency: 'VND' },
      ...{ transfer_reference: 'FT1', refund_reference: 'FT2', reason: '=cmd|x' },
    });
  });

  it('is a table with the same columns', async () => {
    const text = await textOf(salesCsv, sale(), refund());
    expect(text.startsWith('\ufeffkind,receipt_number,')).toBe(true);
    const [head, ...rows] = (parseCsv(text) ?? []).map(({ values }) => values);
    expect(head).toEqual(Object.keys(SALE));
    expect(rows[0]).toEqual(Object.values(SALE).map((value) => String(value ?? '')));
    expect(rows[1]?.[head!.indexOf('amount')]).toBe('-5000');
    expect(rows[1]?.[head!.indexOf('reason')]).toBe("'=cmd|x");
  });

  it('has no formula that a buyer writes', async () => {
    const text = await textOf(salesCsv, sale('=HYPERLINK("http://a.example","Loa")'));
    expect(text).toContain(`,"'=HYPERLINK(""http://a.example"",""Loa"")",`);
  });

  it('may be empty', async () => {
    expect(JSON.parse(await textOf(salesJson))).toEqual({ status: 1, result: { items: [] } });
    expect((await textOf(salesCsv)).match(/\r\n/g)).toHaveLength(1);
  });
});
