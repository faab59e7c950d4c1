import { sampleReceipt } from '../../../../test/harness/billing-samples';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type RefundDecision, refundOf } from './order-refund';

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
function faultyFields(changes: Partial<RefundDecision>): string[] {
  try {
    refundOf(receipt, { ...decision, ...changes }, now);
  } catch (error) {
    if (error instanceof InvalidParameters) return error.faults.map(({ field }) => field);
    throw error;
  }
  return [];
}

describe('refundOf', () => {
  it('sends back all that came in, unless told how much', () => {
    expect(refundOf(receipt, decision, now)).toEqual({
      orderId: receipt.orderId,
      amountVnd: 299_000,
      credits: 2_000_000,
      reference: 'FT9',
      reason: 'paid twice',
      refundedBy: 'admin-1',
      refundedAt: now,
    });
    expect(refundOf(receipt, { ...decision, amountVnd: 1, credits: 0 }, now)).toMatchObject({
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
});
