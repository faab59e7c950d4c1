import { Aggregate } from '../../../shared/domain/aggregate';
import { OrderPaid } from '../../../shared/events/order-paid';
import { OrderAlreadyPaid, OrderExpired, OrderVoid } from '../billing.errors';
import { transferMemo } from './order-code';
import type { BillingCycle, Plan } from '../plans/plan';

/** The account that receives the money. */
export interface ReceivingAccount {
  /** NAPAS identifier: six digits. */
  readonly bankBin: string;
  readonly bankName: string;
  /** 1 to 19 letters or digits. */
  readonly accountNo: string;
  readonly accountName: string;
}

/** What every new order starts from, as the operator decided. */
export class OrderTerms {
  constructor(
    /** Capital letters in front of the digits of an order code. */
    readonly prefix: string,
    readonly receivingAccount: ReceivingAccount,
    /** Orders of one account that may wait for their payment. */
    readonly mostPending: number,
  ) {}
}

/** What is stored. EXPIRED is not among them: it follows from the time. */
export type StoredOrderStatus = Exclude<OrderStatus, 'EXPIRED'>;
export const ORDER_STATUSES = ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/**
 * An order as stored. Plan and receiving account are copies from the day it was placed: what was promised
 * and where the money was asked for do not change afterwards.
 */
export interface OrderState extends ReceivingAccount {
  readonly id: string;
  /** Unique for ever: prefix and digits (`LOA12345678`). */
  readonly orderCode: string;
  readonly accountId: string;
  readonly planId: string;
  readonly billingCycle: BillingCycle;
  /** Price in whole dong. */
  readonly amountVnd: number;
  /** Characters granted when paid. */
  readonly credits: number;
  readonly rateLimitPerMinute: number;
  /** Days after the payment at whose end the credits end; null for never. */
  readonly creditsExpireAfterDays: number | null;
  readonly status: StoredOrderStatus;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Null until paid, as is `paidBy`. */
  readonly paidAt: Date | null;
  /** Id of the transfer that paid it. */
  readonly paidBy: string | null;
  /** The customer's key against placing it twice; unique in the account, null for none. */
  readonly idempotencyKey: string | null;
  /** Since when its account is deleted: money for it waits for an operator. Null for all others, and where it was paid. */
  readonly voidSince: Date | null;
}

const LIFETIME_MS = 24 * 3_600_000;

/** A customer's wish to buy a plan, waiting for or settled by one bank transfer. */
export class Order extends Aggregate<OrderState> {
  /** A new order that expires after 24 hours. */
  static place(details: {
    id: string;
    orderCode: string;
    accountId: string;
    plan: Plan;
    receivingAccount: ReceivingAccount;
    idempotencyKey: string | null;
    now: Date;
  }): Order {
    const { id, orderCode, accountId, plan, receivingAccount, idempotencyKey, now } = details;
    return new Order({
      id,
      orderCode,
      accountId,
      planId: plan.planId,
      billingCycle: plan.billingCycle,
      amountVnd: plan.amountVnd,
      credits: plan.credits,
      rateLimitPerMinute: plan.rateLimitPerMinute,
      creditsExpireAfterDays: plan.creditsExpireAfterDays,
      bankBin: receivingAccount.bankBin,
      bankName: receivingAccount.bankName,
      accountNo: receivingAccount.accountNo,
      accountName: receivingAccount.accountName,
      status: 'PENDING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      paidAt: null,
      paidBy: null,
      idempotencyKey,
      voidSince: null,
    });
  }

  static restore(state: OrderState): Order {
    return new Order(state);
  }

  /** The order as it was when it was placed, whatever became of it. */
  asPlaced(): Order {
    return new Order({ ...this.state, status: 'PENDING', paidAt: null, paidBy: null });
  }

  /** The text that the customer writes into the transfer: `LOA 12345678`. */
  get memo(): string {
    return transferMemo(this.state.orderCode);
  }

  get isPaid(): boolean {
    return this.state.status === 'PAID';
  }

  statusAt(now: Date): OrderStatus {
    const { status, expiresAt } = this.state;
    return status === 'PENDING' && now >= expiresAt ? 'EXPIRED' : status;
  }

  /**
   * The customer does not want it any more; once cancelled it stays so, and may be cancelled again.
   * @throws OrderAlreadyPaid, OrderExpired
   */
  cancel(now: Date): void {
    const { orderCode } = this.state;
    if (this.isPaid) throw new OrderAlreadyPaid(orderCode);
    if (this.statusAt(now) === 'EXPIRED') throw new OrderExpired(orderCode);
    this.state = { ...this.state, status: 'CANCELLED' };
  }

  /**
   * Settles the order, for ever, and records OrderPaid. An expired or cancelled one can still be paid: real
   * money is never refused for being late.
   * @param transferId the transfer that pays
   * @throws OrderAlreadyPaid, OrderVoid
   */
  markPaid(transferId: string, at: Date): void {
    if (this.isPaid) throw new OrderAlreadyPaid(this.state.orderCode);
    if (this.state.voidSince) throw new OrderVoid(this.state.orderCode);
    this.state = { ...this.state, status: 'PAID', paidAt: at, paidBy: transferId };
    const { orderCode, accountId, amountVnd, credits, planId } = this.state;
    const { rateLimitPerMinute, creditsExpireAfterDays } = this.state;
    this.record(
      new OrderPaid(
        ...([orderCode, accountId, amountVnd, credits, planId] as const),
        ...([rateLimitPerMinute, creditsExpireAfterDays, at] as const),
      ),
    );
  }
}
