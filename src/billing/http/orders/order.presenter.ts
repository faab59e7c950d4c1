import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../../accounts';
import { Clock } from '../../../shared/domain/clock';
import type { Order } from '../../domain/orders/order';
import { orderQrContent } from '../../domain/orders/order-qr';
import type { PlanTerms } from '../../domain/plans/plan';
import { OrderReceiptsRepository } from '../../application/receipts/order-receipts.repository';
import { RefundsRepository } from '../../application/refunds/refunds.repository';
import type { OrderRefund } from '../../domain/refunds/order-refund';
import type { AdminOrderDto, AdminOrderRefundDto } from './admin-orders.dto';
import { type OrderReceipt, receiptNumber } from '../../domain/receipts/order-receipt';
import type {
  OrderDto,
  OrderPaymentDto,
  OrderRefundDto,
  OrderResult,
  OrderStatusResult,
  PlanDto,
} from './orders.dto';
import { QrAddresses } from '../qr/qr-addresses';

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

/** What its customer is told; who noted it and why stays with the operators. */
const presentRefund = (refund: OrderRefund): OrderRefundDto => ({
  amount: refund.amountVnd,
  credits: refund.credits,
  refund_reference: refund.reference,
  refunded_at: refund.refundedAt.toISOString(),
});

const presentRefundForOperator = (refund: OrderRefund): AdminOrderRefundDto => ({
  ...presentRefund(refund),
  reason: refund.reason,
  refunded_by: refund.refundedBy,
});

/** Shows orders as they stand now, and as they were placed. */
@Injectable()
export class OrderPresenter {
  constructor(
    private readonly addresses: QrAddresses,
    private readonly accounts: AccountsRepository,
    private readonly refunds: RefundsRepository,
    private readonly receipts: OrderReceiptsRepository,
    private readonly clock: Clock,
  ) {}

  /** With what was sent back of its money. */
  async order(order: Order): Promise<OrderDto> {
    const [shown] = await this.orders([order]);
    return shown!;
  }

  /** In the same order, with what was sent back of their money. */
  async orders(orders: readonly Order[]): Promise<OrderDto[]> {
    const refunds = await this.refundsOf(orders);
    return orders.map((order) => ({ ...this.terms(order), refunds: refunds(order).map(presentRefund) }));
  }

  /** The answer to placing the order: the same for ever, also once it is paid, was refunded or has expired. */
  asPlaced(order: Order): OrderResult {
    const placed = order.asPlaced();
    return this.payable(placed, { ...this.terms(placed, order.toState().createdAt), refunds: [] });
  }

  async withQr(order: Order): Promise<OrderResult> {
    return this.payable(order, await this.order(order));
  }

  /** With the addresses of the people who ordered, what came in, and what was sent back. */
  async forOperator(orders: readonly Order[]): Promise<AdminOrderDto[]> {
    const paid = await this.paidFor(orders);
    const people = await this.accounts.findPeople(orders.map((order) => order.toState().accountId));
    const refunds = await this.refundsOf(orders);
    return orders.map((order) => {
      const { id, accountId, createdAt, paidBy } = order.toState();
      return {
        ...this.terms(order),
        account_id: accountId,
        account_email: people.get(accountId)?.email ?? '',
        created_at: createdAt.toISOString(),
        transfer_id: paidBy,
        paid_amount: paid.get(id) ?? null,
        refunds: refunds(order).map(presentRefundForOperator),
      };
    });
  }

  status(order: Order): OrderStatusResult {
    const { order_code, status, amount, credits, paid_at, expires_at } = this.terms(order);
    return { order_code, status, amount, credits, paid_at, expires_at };
  }

  /** What the order itself tells. */
  private terms(order: Order, at = this.clock.now()): Omit<OrderDto, 'refunds'> {
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

  private payable(order: Order, shown: OrderDto): OrderResult {
    return {
      order: shown,
      qr: {
        content: orderQrContent(order),
        image_url: this.addresses.of(order, 'png'),
        svg_url: this.addresses.of(order, 'svg'),
      },
      poll_interval_sec: POLL_INTERVAL_SEC,
    };
  }

  /** What was sent back of each of these orders. */
  private async refundsOf(orders: readonly Order[]): Promise<(order: Order) => OrderRefund[]> {
    const refunds = await this.refunds.findByOrders(idsOf(orders));
    return (order) => refunds.filter(({ orderId }) => orderId === order.toState().id);
  }

  /** What came in, by the ids of the orders. */
  private async paidFor(orders: readonly Order[]): Promise<ReadonlyMap<string, number>> {
    const receipts = await this.receipts.findByOrders(idsOf(orders));
    return new Map(receipts.map(({ orderId, amountVnd }) => [orderId, amountVnd]));
  }
}

const idsOf = (orders: readonly Order[]): string[] => orders.map((order) => order.toState().id);
