import { sampleReceipt } from '../../../../test/harness/billing-samples';
import { parseCsv } from '../../../platform/formats/csv';
import type { SalesEntry } from '../../application/sales/list-sales';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import { salesCsv, salesJson } from './sales-file';

const NOTED = new Date('2026-12-31T17:00:00.000Z');

function refund(changes: Partial<OrderRefund> = {}): SalesEntry {
  const receipt = sampleReceipt();
  const noted = {
    ...{ orderId: receipt.orderId, number: 1, amountVnd: 299_000, credits: 1_500_000, reference: 'FT2' },
    ...{ reason: '=cmd|x', refundedBy: 'root@loa-1', refundedAt: NOTED },
  };
  return { kind: 'refund', receipt, refund: { ...noted, ...changes } };
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
      ...SALE,
      ...{ kind: 'refund', at: NOTED.toISOString(), refund_reference: 'FT2', reason: '=cmd|x' },
      ...{ credits: -1_500_000, net: -276_852, vat: -22_148, amount: -299_000 },
    });
  });

  it('adds up to nothing of an order whose money went back, and to what stayed of it', async () => {
    const sums = async (...entries: SalesEntry[]) => {
      const { items } = JSON.parse(await textOf(salesJson, ...entries)).result;
      const sum = (name: 'net' | 'vat' | 'amount') =>
        items.reduce((total: number, item: Record<typeof name, number>) => total + item[name], 0);
      return [sum('net'), sum('vat'), sum('amount')];
    };
    expect(await sums(sale(), refund())).toEqual([0, 0, 0]);
    expect(await sums(sale(), refund({ amountVnd: 108_000 }))).toEqual([176_852, 14_148, 191_000]);
  });

  it('is a table with the same columns', async () => {
    const text = await textOf(salesCsv, sale(), refund());
    expect(text.startsWith('\ufeffkind,receipt_number,')).toBe(true);
    const [head, ...rows] = (parseCsv(text) ?? []).map(({ values }) => values);
    expect(head).toEqual(Object.keys(SALE));
    expect(rows[0]).toEqual(Object.values(SALE).map((value) => String(value ?? '')));
    expect(rows[1]?.[head!.indexOf('amount')]).toBe('-299000');
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
