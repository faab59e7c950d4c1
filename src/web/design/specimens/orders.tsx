import type { AccountDto, OrderDto, OrderPaymentDto } from '../../api/generated';
import { OrderScreen } from '../../features/billing/order';
import { SessionProvider } from '../../lib/session';
import { DatedOrderState, OrderState } from '../../ui/order-state';
import qrUrl from '../qr.svg?url';
import { CANCELLED, EXPIRED, PAID, PENDING, REFUNDED } from '../samples';
import type { Specimen, State } from '../specimen';

const ACCOUNT: AccountDto = {
  id: '0b0e6d5c',
  email: 'lan@example.com',
  email_verified: true,
  credits_await_verification: false,
  name: 'Lan',
  role: 'customer',
  plan_id: 'free',
  credits: { available: 12_480, held: 0 },
  low_credits_threshold: null,
  created_at: '2026-11-01T02:00:00Z',
};

const PAYMENT: OrderPaymentDto = {
  amount: PAID.amount,
  bank_reference: 'FT26324123456',
  receipt_number: '2026-000123',
};

const OrderInTheSession = () => (
  <SessionProvider opening={() => null}>
    <main>
      <OrderScreen orderCode={PENDING.order_code} />
    </main>
  </SessionProvider>
);

const qr = {
  content: '',
  image_url: `${location.origin}/qr.png?accountName=CONG+TY+LOA`,
  svg_url: `${location.origin}${qrUrl}?for=order`,
};

const screenOf = (
  name: string,
  order: OrderDto,
  height: number,
  payment: OrderPaymentDto | null = null,
): State => ({
  name,
  Show: OrderInTheSession,
  frame: { width: 360, height },
  answers: {
    '/api/v1/account': ACCOUNT,
    [`/api/payment/orders/${order.order_code}`]: { order, qr, poll_interval_sec: 5, payment },
    '/api/payment/plans': { items: [] },
    '/api/payment/billing-details': {
      billing_details: { name: 'Lan', tax_code: null, address: null, email: ACCOUNT.email },
    },
  },
});

const ORDERS = [PENDING, PAID, EXPIRED, CANCELLED];

export const orders: readonly Specimen[] = [
  {
    name: 'OrderState',
    states: ORDERS.map(({ status }) => ({ name: status, Show: () => <OrderState status={status} /> })),
  },
  {
    name: 'DatedOrderState',
    states: ORDERS.map((order) => ({ name: order.status, Show: () => <DatedOrderState {...order} /> })),
  },
  {
    name: 'OrderScreen',
    states: [
      screenOf('to be paid', PENDING, 1_720),
      screenOf('paid', PAID, 900, PAYMENT),
      screenOf('refunded in part', REFUNDED, 1_200, PAYMENT),
      screenOf('expired', EXPIRED, 800),
      screenOf('cancelled', CANCELLED, 700),
    ],
  },
];
