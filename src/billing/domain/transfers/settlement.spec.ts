import { Order, type OrderState } from '../orders/order';
import { decideSettlement, type SettlementFacts, WAITING_REASONS } from './settlement';
import { Transfer, type TransferState } from './transfer';

const now = new Date('2026-11-20T03:00:00.000Z');
const order: OrderState = Order.place({
  id: 'o1',
  orderCode: 'LOA12345678',
  accountId: 'a1',
  plan: {
    planId: 'pro',
    billingCycle: 'monthly',
    name: 'Pro',
    amountVnd: 299_000,
    credits: 2_000_000,
    rateLimitPerMinute: 1200,
    creditsExpireAfterDays: null,
    onSale: true,
  },
  receivingAccount: {
    bankBin: '970436',
    bankName: 'Vietcombank',
    accountNo: '0123499999',
    accountName: 'LOA',
  },
  idempotencyKey: null,
  now,
}).toState();

const transfer = (changes: Partial<TransferState> = {}): TransferState => ({
  ...Transfer.receive(
    't1',
    {
      channel: 'webhook',
      notificationId: 1,
      gateway: 'Vietcombank',
      transferredAt: now,
      accountNumber: '0123499999',
      subAccount: null,
      content: 'LOA 12345678',
      orderCode: null,
      direction: 'in',
      amountVnd: 299_000,
      referenceCode: 'FT1',
    },
    {},
    now,
  ).toState(),
  ...changes,
});

const decide = (changes: Partial<TransferState> = {}, facts: Partial<SettlementFacts> = {}) =>
  decideSettlement(transfer(changes), {
    earlier: [],
    codes: { codes: ['LOA12345678'], former: [], tooManyDigits: false },
    order,
    ...facts,
  });
const noCodes = { codes: [], former: [], tooManyDigits: false };

describe('decideSettlement', () => {
  it('credits the exact transfer', () => {
    expect(decide()).toEqual({ outcome: 'credited', reason: null });
  });

  it.each<[string, Partial<TransferState>, Partial<SettlementFacts>, string, string]>([
    ['money out', { direction: 'out' }, {}, 'ignored', 'out'],
    ['no code', {}, { codes: noCodes, order: null }, 'ignored', 'no-code'],
    [
      'nine digits',
      {},
      { codes: { codes: [], former: [], tooManyDigits: true }, order: null },
      'unmatched',
      'nine-digits',
    ],
    ['a code that is no order', {}, { order: null }, 'unmatched', 'unknown-order'],
    ['another account', { accountNumber: '999' }, {}, 'unmatched', 'other-account'],
    ['a dong too little', { amountVnd: 298_999 }, {}, 'unmatched', 'wrong-amount'],
    ['a dong too much', { amountVnd: 299_001 }, {}, 'unmatched', 'wrong-amount'],
    [
      'the year 1',
      { transferredAt: new Date('0001-01-01T00:00:00.000Z') },
      {},
      'unmatched',
      'implausible-time',
    ],
    [
      'an order of a deleted account',
      {},
      { order: { ...order, voidSince: now } },
      'unmatched',
      'account-deleted',
    ],
    ['a paid order', {}, { order: { ...order, status: 'PAID' } }, 'unmatched', 'order-already-paid'],
  ])('does not credit %s', (_, changes, facts, outcome, reason) => {
    expect(decide(changes, facts)).toEqual({ outcome, reason });
  });

  it('takes the account that was paid to from the sub-account too, whatever the spacing and case', () => {
    expect(decide({ accountNumber: '999', subAccount: '0123499999' }).outcome).toBe('credited');
    expect(decide({ accountNumber: '0123 499 999' }).outcome).toBe('credited');
    expect(decide({ accountNumber: 'vqr0001' }, { order: { ...order, accountNo: 'VQR0001' } }).outcome).toBe(
      'credited',
    );
  });

  it('credits an order that a former prefix named', () => {
    const codes = { codes: [], former: ['OLD12345678'], tooManyDigits: false };
    const placedBefore = { ...order, orderCode: 'OLD12345678' };
    expect(decide({}, { codes, order: placedBefore }).outcome).toBe('credited');
  });

  describe('between channels', () => {
    const credited = transfer({ id: 't0', outcome: 'credited', orderId: 'o1', settledAt: now });
    const listed = (changes: Partial<TransferState> = {}) =>
      decide({ channel: 'statement', notificationId: null, ...changes }, { earlier: [credited] });

    it('knows the same money, however it is numbered, spaced and rounded', () => {
      expect(listed().outcome).toBe('duplicate');
      expect(listed({ content: 'loa12345678', accountNumber: '0123 499 999' }).outcome).toBe('duplicate');
      expect(listed({ transferredAt: new Date(now.getTime() - 20 * 3_600_000) }).outcome).toBe('duplicate');
    });

    it.each<Partial<TransferState>>([
      { amountVnd: 1 },
      { accountNumber: '999' },
      { content: 'LOA 87654321' },
      { transferredAt: new Date(now.getTime() + 25 * 3_600_000) },
    ])('keeps %j for the operator', (changes) => {
      expect(listed(changes)).toEqual({ outcome: 'unmatched', reason: 'reference-reused' });
    });
  });

  describe('under a reference that has paid', () => {
    const credited = transfer({ id: 't0', outcome: 'credited', orderId: 'o1', settledAt: now });

    it('knows a repeat', () => {
      expect(decide({}, { earlier: [credited] })).toEqual({ outcome: 'duplicate', reason: null });
    });

    it.each<Partial<TransferState>>([
      { amountVnd: 1 },
      { accountNumber: '999' },
      { content: 'LOA 87654321' },
      { notificationId: 2 },
      { transferredAt: new Date(now.getTime() + 1000) },
    ])('keeps %j for the operator', (changes) => {
      expect(decide(changes, { earlier: [credited] })).toEqual({
        outcome: 'unmatched',
        reason: 'reference-reused',
      });
    });

    it('ignores money out all the same', () => {
      expect(decide({ direction: 'out' }, { earlier: [credited] })).toEqual({
        outcome: 'ignored',
        reason: 'out',
      });
    });

    it('pays nothing else, even for another open order', () => {
      const facts = { earlier: [credited], order: { ...order, id: 'o2' } };
      expect(decide({ content: 'LOA 87654321' }, facts).outcome).toBe('unmatched');
    });

    it('knows the repeat of what it kept for the operator', () => {
      const kept = transfer({ id: 't2', amountVnd: 1, outcome: 'unmatched', reason: 'reference-reused' });
      expect(decide({ amountVnd: 1 }, { earlier: [credited, kept] }).outcome).toBe('duplicate');
    });
  });

  describe('when it is repeated without having been credited', () => {
    const kept = transfer({ id: 't0', outcome: 'unmatched', reason: 'unknown-order', settledAt: now });

    it('is a duplicate while the judgement stays', () => {
      expect(decide({}, { earlier: [kept], order: null })).toEqual({
        outcome: 'duplicate',
        reason: 'unknown-order',
      });
    });

    it('is judged once more', () => {
      expect(decide({}, { earlier: [kept] }).outcome).toBe('credited');
      expect(decide({ amountVnd: 5 }, { earlier: [kept] })).toEqual({
        outcome: 'unmatched',
        reason: 'wrong-amount',
      });
    });

    it('is no duplicate once something else keeps it from paying', () => {
      const elsewhere = { ...order, accountNo: '999' };
      expect(decide({}, { earlier: [kept], order: elsewhere })).toEqual({
        outcome: 'unmatched',
        reason: 'other-account',
      });
    });

    it('is no duplicate of what is only a duplicate itself', () => {
      const repeat = { ...kept, outcome: 'duplicate' } as const;
      expect(decide({}, { earlier: [repeat], order: null }).outcome).toBe('unmatched');
    });

    it('is no duplicate with other facts', () => {
      expect(decide({ amountVnd: 5 }, { earlier: [kept], order: null }).outcome).toBe('unmatched');
    });
  });
});

it('money waits for an operator for every reason but having gone out', () => {
  expect(WAITING_REASONS).toEqual([
    'no-code',
    'nine-digits',
    'unknown-order',
    'wrong-amount',
    'other-account',
    'order-already-paid',
    'reference-reused',
    'implausible-time',
    'account-deleted',
  ]);
});
