import { sampleReceipt } from '../../../../test/harness/billing-samples';
import { OrderAlreadyRefunded } from '../billing.errors';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type OrderRefund, type RefundDecision, refundOf } from './order-refund';

const now = new Date('2027-01-05T03:00:00.000Z');
const receipt = { ...sampleReceipt(), amountVnd: 299_000, credits: 2_000_000 };
const decision: RefundDecision = {
  amountVnd: null,
  credits: 2_000_000,
  reference: ' FT9 ',
  reason: 'paid twice',
  by: 'admin-1',
};

/** The fields that are refused. */
function faultyFields(changes: Partial<RefundDecision>, earlier: OrderRefund[] = []): string[] {
  try {
    refundOf(receipt, earlier, { ...decision, ...changes }, now);
  } catch (error) {
    if (error instanceof InvalidParameters) return error.faults.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('refundOf', () => {
  it('sends back all that came in, unless told how much', () => {
    expect(refundOf(receipt, [], decision, now)).toEqual({
      orderId: receipt.orderId,
      number: 1,
      amountVnd: 299_000,
      credits: 2_000_000,
      reference: 'FT9',
      reason: 'paid twice',
      refundedBy: 'admin-1',
      refundedAt: now,
    });
    expect(refundOf(receipt, [], { ...decision, amountVnd: 1, credits: 0 }, now)).toMatchObject({
      amountVnd: 1,
      credits: 0,
    });
  });

  it.each<[Partial<RefundDecision>, string[]]>([
    [{ amountVnd: 299_000 }, []],
    [{ amountVnd: 0 }, ['amount']],
    [{ amountVnd: 299_001 }, ['amount']],
    [{ amountVnd: 1.5 }, ['amount']],
    [{ credits: -1 }, ['credits']],
    [{ credits: 2_000_001 }, ['credits']],
    [{ credits: NaN }, ['credits']],
    [{ reference: ' ' }, ['refund_reference']],
    [{ reason: '' }, ['reason']],
    [
      { amountVnd: -5, credits: 0.5, reason: ' ', reference: '' },
      ['amount', 'credits', 'reason', 'refund_reference'],
    ],
  ])('of %j refuses %j', (changes, fields) => {
    expect(faultyFields(changes)).toEqual(fields);
  });

  describe('after earlier ones', () => {
    const part = refundOf(receipt, [], { ...decision, amountVnd: 100_000, credits: 1_500_000 }, now);

    it('counts on, and sends back all that is left unless told how much', () => {
      const second = refundOf(receipt, [part], { ...decision, credits: 0 }, now);
      expect(second).toMatchObject({ number: 2, amountVnd: 199_000, credits: 0 });
      const last = { ...decision, credits: 0 };
      expect(() => refundOf(receipt, [part, second], last, now)).toThrow(OrderAlreadyRefunded);
    });

    it.each<[Partial<RefundDecision>, string[]]>([
      [{ amountVnd: 199_000, credits: 500_000 }, []],
      [{ amountVnd: 199_001, credits: 500_000 }, ['amount']],
      [{ amountVnd: 199_000, credits: 500_001 }, ['credits']],
    ])('of %j refuses %j', (changes, fields) => {
      expect(faultyFields(changes, [part])).toEqual(fields);
    });
  });
});
