import fc from 'fast-check';
import { sampleOrder } from '../../../../test/harness/billing-samples';
import { amountInWords } from './amount-in-words';
import { receiptNumber, receiptOf, ReceiptTerms, splitVat } from './order-receipt';

const buyer = { name: 'Lan', taxCode: null, address: null, email: 'lan@example.com' };
const terms = new ReceiptTerms({ name: 'Loa', taxCode: null, address: null }, 8);

describe('a receipt', () => {
  it.each([
    ['2026-12-31T16:59:59.999Z', 2026],
    ['2026-12-31T17:00:00.000Z', 2027],
  ])('paid at %s is of the year %i, as in Vietnam', (at, year) => {
    const payment = { amountVnd: 1, referenceCode: 'FT1', at: new Date(at) };
    expect(receiptOf(sampleOrder().toState(), payment, { planName: 'Pro', buyer, terms })).toMatchObject({
      year,
    });
  });

  it('says what came in, not what was asked for', () => {
    const order = sampleOrder({ amountVnd: 299_000 }).toState();
    const payment = { amountVnd: 298_000, referenceCode: 'FT1', at: new Date(0) };
    const { orderCode, accountId, id: orderId, credits } = order;
    expect(receiptOf(order, payment, { planName: 'Pro', buyer, terms })).toMatchObject({
      ...{ orderId, orderCode, accountId, credits, buyer, seller: terms.seller },
      amountVnd: 298_000,
      vatRatePercent: 8,
    });
  });

  it('has a number of its year', () => {
    expect(receiptNumber({ year: 2026, serial: 123 })).toBe('2026-000123');
    expect(receiptNumber({ year: 2026, serial: 1_234_567 })).toBe('2026-1234567');
  });
});

describe('splitVat', () => {
  it.each([
    [110_000, 10, 100_000, 10_000],
    [299_000, 8, 276_852, 22_148],
    [299_000, 0, 299_000, 0],
    [299_000, null, 299_000, 0],
    [1, 100, 1, 0],
  ])('of %i dong at %s %% makes %i and %i', (amountVnd, percent, netVnd, vatVnd) => {
    expect(splitVat(amountVnd, percent)).toEqual({ netVnd, vatVnd });
  });

  it('loses no dong (property)', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 100 }), (amountVnd, percent) => {
        const { netVnd, vatVnd } = splitVat(amountVnd, percent);
        expect(netVnd + vatVnd).toBe(amountVnd);
        expect(Math.abs(netVnd * percent - vatVnd * 100)).toBeLessThanOrEqual(100 + percent);
        expect(vatVnd).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('amountInWords', () => {
  it.each([
    [99_000, 'Chín mươi chín nghìn đồng', 'Ninety-nine thousand dong'],
    [
      2_990_005,
      'Hai triệu chín trăm chín mươi nghìn không trăm linh năm đồng',
      'Two million nine hundred ninety thousand five dong',
    ],
    [10_000_000_000, 'Mười tỷ đồng', 'Ten billion dong'],
    [1, 'Một đồng', 'One dong'],
  ])('of %i', (amountVnd, vi, en) => {
    expect([amountInWords(amountVnd, 'vi'), amountInWords(amountVnd, 'en')]).toEqual([vi, en]);
  });
});
