import type { OrderRefundDto } from '../api/generated';

/** What was sent back of an order and what was taken back for it, in all. */
export const refunded = (refunds: readonly Pick<OrderRefundDto, 'amount' | 'credits'>[]) => ({
  amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
  credits: refunds.reduce((sum, { credits }) => sum + credits, 0),
});
