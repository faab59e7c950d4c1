import type { OrderDto } from '../api/generated';

/** Of somebody else's, with no place where a line could end. */
export const LONG_NAME = 'Thưviệnsáchnóichongườikhiếmthịthànhphố';

export const AMOUNT = '99.000 ₫';

export const PENDING: OrderDto = {
  id: '0b0e6d5c-3a43-4a58-9a53-6f1c1f9c2d10',
  order_code: 'LOA482913075',
  plan_id: 'starter',
  billing_cycle: 'monthly',
  amount: 99_000,
  credits: 100_000,
  credits_expire_after_days: null,
  status: 'PENDING',
  bank_name: 'Vietcombank',
  account_no: '0123456789',
  memo: 'LOA482913075',
  paid_at: null,
  expires_at: midnightIn(2),
  refunds: [],
};

export const PAID: OrderDto = { ...PENDING, status: 'PAID', paid_at: midnightIn(0) };

export const REFUNDED: OrderDto = {
  ...PAID,
  refunds: [
    { amount: 40_000, credits: 20_000, refund_reference: 'FT26325654321', refunded_at: midnightIn(0) },
  ],
};

export const EXPIRED: OrderDto = { ...PENDING, status: 'EXPIRED', expires_at: midnightIn(0) };

export const CANCELLED: OrderDto = { ...PENDING, status: 'CANCELLED' };

/** Of whole days, so that it is the same for as long as the page is looked at. */
function midnightIn(days: number): string {
  return new Date(new Date().setUTCHours(24 * days, 0, 0, 0)).toISOString();
}
