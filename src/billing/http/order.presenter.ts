import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts';
import { Clock } from '../../shared/domain/clock';
import type { Order } from '../domain/order';
import { orderQrContent } from '../domain/order-qr';
import type { PlanTerms } from '../domain/plan';
import { RefundsRepository } from '../application/refunds.repository';
import type { OrderRefund } from '../domain/order-refund';
import type { AdminOrderDto, OrderRefundDto } from './admin-orders.dto';
import { type OrderReceipt, receiptNumber } from '../domain/order-receipt';
import type { OrderDto, OrderPaymentDto, OrderResult, OrderStatusResult, PlanDto } from './orders.dto';
import { QrAddresses } from './qr/qr-addresses';

const POLL_INTERVAL_SEC = 5;

export const presentPlan = (plan: PlanTerms): PlanDto => ({
  plan_id: plan.planId,
  name: plan.name,
  billing_cycle: plan.billingCycle,
  amount: plan.amountVnd,
  currency: 'VND',
  credits: plan.credits,
  rate_limit_per_minute: plan.rateLimitPerMinute,
  credits_expire_after_days: plan.creditsExpireAfterDays,
});

export const presentPayment = (receipt: OrderReceipt): OrderPaymentDto => ({
  amount: receipt.amountVnd,
  bank_reference: receipt.referenceCode,
  receipt_number: receiptNumber(receipt),
});

const presentRefund = (refund: OrderRefund): OrderRefundDto => ({
  amount: refund.amountVnd,
  credits: refund.credits,
  refund_reference: refund.reference,
  reason: refund.reason,
  refunded_by: refund.refundedBy,
  refunded_at: refund.refundedAt.toISOString(),
});

/** Shows orders as they stand now, unless told another moment. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly addresses: QrAddresses,
    private readonly accounts: AccountsRepository,
    private readonly refunds: RefundsRepository,
    private readonly clock: Clock,
  ) {}

  order(order: Order, at = this.clock.now()): OrderDto {
    const state = order.toState();
    return {
      id: state.id,
      order_code: state.orderCode,
      plan_id: state.planId,
      billing_cycle: state.billingCycle,
      amount: state.amountVnd,
      credits: state.credits,
      credits_expire_after_days: state.creditsExpireAfterDays,
      status: order.statusAt(at),
      bank_name: state.bankName,
      account_no: state.accountNo,
      memo: order.memo,
      paid_at: state.paidAt?.toISOString() ?? null,
      expires_at: state.expiresAt.toISOString(),
    };
  }

  /** The answer to placing the order: the same for ever, also once it is paid or has expired. */
  asPlaced(order: Order): OrderResult {
    return this.withQr(order.asPlaced(), order.toState().createdAt);
  }

  withQr(order: Order, at = this.clock.now()): OrderResult {
    return {
      order: this.order(order, at),
      qr: {
        content: orderQrContent(order),
        image_url: this.addresses.of(order, 'png'),
        svg_url: this.addresses.of(order, 'svg'),
      },
      poll_interval_sec: POLL_INTERVAL_SEC,
    };
  }

  /** With the addresses of the people who ordered, and what was sent back. */
  async forOperator(orders: readonly Order[]): Promise<AdminOrderDto[]> {
    const people = await this.accounts.findPeople(orders.map((order) => order.toState().accountId));
    const noted = await this.refunds.findByOrders(orders.map((order) => order.toState().id));
    const refunds = new Map(noted.map((refund) => [refund.orderId, presentRefund(refund)]));
    return orders.map((order) => {
      const { id, accountId, createdAt, paidBy } = order.toState();
      return {
        ...this.order(order),
        account_id: accountId,
        account_email: people.get(accountId)?.email ?? '',
        created_at: createdAt.toISOString(),
        transfer_id: paidBy,
        refund: refunds.get(id) ?? null,
      };
    });
  }

  status(order: Order): OrderStatusResult {
    const { order_code, status, amount, credits, paid_at, expires_at } = this.order(order);
    return { order_code, status, amount, credits, paid_at, expires_at };
  }
}
