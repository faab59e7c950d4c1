import { randomInt, randomUUID } from 'node:crypto';
import type { FollowedReceipt } from '../../src/billing/application/receipts/find-receipt';
import { Order, type OrderState } from '../../src/billing/domain/orders/order';
import { issueOrderCode } from '../../src/billing/domain/orders/order-code';
import type { Plan } from '../../src/billing/domain/plans/plan';
import type { TransferNotice } from '../../src/billing/domain/transfers/transfer-notice';

export const PRO_PLAN: Plan = {
  planId: 'pro',
  billingCycle: 'monthly',
  name: 'Pro',
  amountVnd: 299_000,
  credits: 2_000_000,
  rateLimitPerMinute: 1_200,
  creditsExpireAfterDays: null,
  onSale: true,
};

export const RECEIVING_ACCOUNT = {
  bankBin: '999999',
  bankName: 'Ngân hàng Thử nghiệm',
  accountNo: '0000000000',
  accountName: 'CONG TY LOA',
};

/** An unpaid order of the pro plan, unlike every other; `changes` make it differ. */
export function sampleOrder(changes: Partial<OrderState> = {}): Order {
  const order = Order.place({
    id: randomUUID(),
    orderCode: issueOrderCode('LOA', randomInt),
    accountId: randomUUID(),
    plan: PRO_PLAN,
    receivingAccount: RECEIVING_ACCOUNT,
    idempotencyKey: null,
    now: new Date('2026-11-20T07:00:00.000Z'),
  });
  return Order.restore({ ...order.toState(), ...changes });
}

/** The transfer that pays the order exactly. */
export function exactTransfer(order: Order, changes: Partial<TransferNotice> = {}): TransferNotice {
  const { amountVnd, accountNo } = order.toState();
  return {
    channel: 'webhook',
    notificationId: 92_704,
    gateway: 'Vietcombank',
    transferredAt: new Date('2026-11-20T07:02:37.000Z'),
    accountNumber: accountNo,
    subAccount: null,
    content: `MBVCB.3278907687.${order.memo} chuyen tien`,
    orderCode: null,
    direction: 'in',
    amountVnd,
    referenceCode: `FT${randomUUID()}`,
    ...changes,
  };
}

/** The receipt of an order that a company paid on the last day of 2026. */
export function sampleReceipt(): FollowedReceipt {
  const { id, accountId, billingCycle, credits } = sampleOrder().toState();
  return {
    ...{ orderId: id, accountId, billingCycle, credits },
    orderCode: 'LOA12345678',
    year: 2026,
    serial: 123,
    issuedAt: new Date('2026-12-31T16:30:00.000Z'),
    planName: 'Chuyên nghiệp',
    amountVnd: 299_000,
    vatRatePercent: 8,
    referenceCode: 'FT26324',
    eInvoiceNumber: null,
    refunds: [],
    seller: { name: 'CONG TY LOA', taxCode: null, address: null },
    buyer: {
      name: 'Công ty TNHH Giọng Đọc',
      taxCode: '0101248141',
      address: '1 Đường Láng, Hà Nội',
      email: 'ke-toan@example.com',
    },
  };
}
