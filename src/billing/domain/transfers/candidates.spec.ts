import { exactTransfer, sampleOrder } from '../../../../test/harness/billing-samples';
import { codesAround, rankCandidates } from './candidates';
import type { Order, OrderState } from '../orders/order';
import type { TransferWithOutcome } from './settlement';

const MINUTE_MS = 60_000;
const paying = sampleOrder({ orderCode: 'LOA12345678', amountVnd: 100 });

const waiting = (changes: Partial<TransferWithOutcome> = {}): TransferWithOutcome => ({
  ...exactTransfer(paying, { content: 'LOA 12345678' }),
  outcome: 'unmatched',
  reason: 'unknown-order',
  closedAs: null,
  ...changes,
});
const order = (changes: Partial<OrderState>): Order => sampleOrder({ amountVnd: 7, ...changes });
const rank = (transfer: TransferWithOutcome, ...orders: Order[]) =>
  rankCandidates(
    transfer,
    codesAround(transfer, 'LOA'),
    orders.map((each) => each.toState()),
  );
const codes = (transfer: TransferWithOutcome, ...orders: Order[]) =>
  rank(transfer, ...orders).map(({ order: { orderCode } }) => orderCode);

describe('codesAround', () => {
  it('has what the transfer names, in any prefix, and what it nearly names', () => {
    const around = codesAround(waiting({ content: 'OLD12345678 LOA 1234 0000' }), 'LOA');
    expect([...around.named]).toEqual(['OLD12345678', 'LD12345678']);
    expect(around.found.codes).toEqual([]);
    expect(around.sameDigits).toContain('LOA12340000');
    expect(around.oneOff).toContain('LOA12345679');
    expect([...codesAround(waiting(), 'LOA').named]).toEqual(['LOA12345678']);
  });

  it('reads the code that the gateway has extracted as well, apart from the memo', () => {
    const { sameDigits } = codesAround(waiting({ orderCode: '1234', content: '5678 11112222' }), 'LOA');
    expect([...sameDigits]).toContain('LOA11112222');
    expect(codesAround(waiting({ orderCode: 'L0A 33334444' }), 'LOA').sameDigits).toContain('LOA33334444');
    expect([...codesAround(waiting({ orderCode: null, content: '-' }), 'LOA').sameDigits]).toEqual([]);
  });
});

describe('rankCandidates', () => {
  it('ranks by what agrees: a named code, then its digits or the amount, then a code that is one off', () => {
    const named = order({ orderCode: 'LOA12345678' });
    const sameDigits = order({ orderCode: 'LOA87654321' });
    const oneOff = order({ orderCode: 'LOA12345679' });
    const paid = order({ orderCode: 'LOA12345670', status: 'PAID' });
    const transfer = waiting({ content: 'LOA 12345678 8765 4321' });
    const all = [paid, oneOff, sameDigits, named];
    expect(codes(transfer, ...all)).toEqual(['LOA12345678', 'LOA87654321', 'LOA12345679', 'LOA12345670']);
    expect(codes(transfer, ...all.reverse())).toEqual([
      'LOA12345678',
      'LOA87654321',
      'LOA12345679',
      'LOA12345670',
    ]);
  });

  it.each<[string, Partial<OrderState>, Partial<OrderState>]>([
    [
      'a named code over the amount',
      { orderCode: 'LOA12345678' },
      { orderCode: 'LOA00001111', amountVnd: 100 },
    ],
    [
      'amount and digits over a named code',
      { orderCode: 'LOA87654321', amountVnd: 100 },
      { orderCode: 'LOA12345678' },
    ],
    [
      'a code that is one off over the amount',
      { orderCode: 'LOA12345679' },
      { orderCode: 'LOA00001111', amountVnd: 100 },
    ],
    [
      'more digits in place over fewer',
      { orderCode: 'LOA12345699', amountVnd: 100 },
      { orderCode: 'LOA12349999', amountVnd: 100 },
    ],
    [
      'an unpaid order over a paid one with as many digits',
      { orderCode: 'LOA12345679' },
      { orderCode: 'LOA12345670', status: 'PAID' },
    ],
  ])('prefers %s', (_, better, worse) => {
    const transfer = waiting({ content: 'LOA 12345678 8765 4321' });
    expect(codes(transfer, order(worse), order(better))).toEqual([better.orderCode, worse.orderCode]);
  });

  it('says which digits of a code the memo has in place', () => {
    const transfer = waiting({ content: 'LOA 1234 0678' });
    const [candidate] = rank(transfer, order({ orderCode: 'LOA12345678', amountVnd: 100 }));
    expect(candidate?.digits).toEqual({ count: 7, shown: '1234·678' });
    const [other] = rank(transfer, order({ orderCode: 'LOA99998888', amountVnd: 100 }));
    expect(other?.digits).toBeNull();
  });

  it('prefers among equals the order that was placed nearest to the transfer', () => {
    const transfer = waiting({ content: 'chuyen tien' });
    const placed = (minutes: number, orderCode: string) =>
      order({
        orderCode,
        amountVnd: 100,
        createdAt: new Date(transfer.transferredAt.getTime() + minutes * MINUTE_MS),
      });
    const orders = [placed(-9, 'LOA9'), placed(3, 'LOA3'), placed(-1, 'LOA1'), placed(5, 'LOA5')];
    expect(codes(transfer, ...orders)).toEqual(['LOA1', 'LOA3', 'LOA5', 'LOA9']);
  });

  it('takes no order that neither amount nor code point to, and at most five', () => {
    const transfer = waiting();
    expect(codes(transfer, order({ orderCode: 'LOA99990000' }))).toEqual([]);
    expect(codes(transfer, ...Array.from({ length: 9 }, () => order({ amountVnd: 100 })))).toHaveLength(5);
  });

  it('says what keeps the transfer from paying each, in the order of the rules', () => {
    const failed = (transfer: TransferWithOutcome, changes: Partial<OrderState>) =>
      rank(transfer, order({ orderCode: 'LOA12345678', ...changes })).flatMap(
        (candidate) => candidate.failed,
      );
    expect(failed(waiting(), { amountVnd: 100 })).toEqual([]);
    expect(failed(waiting(), { status: 'PAID', accountNo: '9' })).toEqual([
      'other-account',
      'wrong-amount',
      'order-already-paid',
    ]);
    expect(failed(waiting({ reason: 'reference-reused' }), { amountVnd: 100 })).toEqual(['reference-reused']);
    expect(failed(waiting({ content: 'LOA 123 45678' }), { amountVnd: 100 })).toEqual(['no-code']);
  });
});
