import { Aggregate } from '../../../shared/domain/aggregate';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import {
  TransferAlreadyCredited,
  TransferClosed,
  TransferMismatch,
  TransferNotWaiting,
} from '../billing.errors';
import { type Closure, requireClosure } from './closure';
import type { OrderState } from '../orders/order';
import {
  decideSettlement,
  mismatches,
  type TransferWithOutcome,
  type Settlement,
  type SettlementFacts,
} from './settlement';
import { isSameMovement, type TransferNotice } from './transfer-notice';

/** One delivery of a notification, and what became of it. Every delivery is kept, repeats too. */
export interface TransferState extends TransferWithOutcome {
  readonly id: string;
  /** The notification as it was sent. */
  readonly raw: object;
  readonly receivedAt: Date;
  /** The order that it paid. */
  readonly orderId: string | null;
  /** Why an operator assigned it to that order; null when the rules did. */
  readonly assignedReason: string | null;
  /** Who assigned it, as `Assignment.by`; null when the rules did, and for what a command line did before it was kept. */
  readonly assignedBy: string | null;
  readonly settledAt: Date | null;
  /** Why an operator has ended its waiting; null unless one has, as are the other facts of its closing. */
  readonly closedReason: string | null;
  /** Who closed it, as `Closure.by`; null as well for what a command line did before it was kept. */
  readonly closedBy: string | null;
  readonly closedAt: Date | null;
  /** The bank's reference of the refund. */
  readonly refundReference: string | null;
}

/** A transfer that nobody has closed. */
const OPEN = { closedAs: null, closedReason: null, closedBy: null, closedAt: null, refundReference: null };

/** An operator's decision that a transfer pays an order. */
export interface Assignment {
  readonly reason: string;
  /** Who decided it: the id of an admin account, or user and host of a command line (`root@loa-1`). */
  readonly by: string;
  /** The amount of the transfer, said by an operator who knows that it or its account is not the order's. */
  readonly acceptedVnd: number | null;
}

/** Money that moved, as one delivery tells it: received, then settled once by the rules or by an operator. */
export class Transfer extends Aggregate<TransferState> {
  /**
   * A transfer that has just come in: kept, not judged yet.
   * @param raw the notification as it was sent
   */
  static receive(id: string, notice: TransferNotice, raw: object, now: Date): Transfer {
    return new Transfer({
      ...notice,
      id,
      raw,
      receivedAt: now,
      outcome: 'received',
      reason: null,
      orderId: null,
      assignedReason: null,
      assignedBy: null,
      settledAt: null,
      ...OPEN,
    });
  }

  static restore(state: TransferState): Transfer {
    return new Transfer(state);
  }

  /** What it came to; null until it is settled. */
  get settlement(): Settlement | null {
    const { outcome, reason } = this.state;
    return outcome === 'received' ? null : { outcome, reason };
  }

  /**
   * Lets the rules decide. A settled transfer stays as it is.
   * @returns what it came to, now or before
   */
  settle(facts: SettlementFacts, now: Date): Settlement {
    if (this.settlement) return this.settlement;
    const settlement = decideSettlement(this.state, facts);
    const orderId = settlement.outcome === 'credited' ? (facts.order?.id ?? null) : null;
    this.state = { ...this.state, ...settlement, orderId, settledAt: now };
    return settlement;
  }

  /**
   * Lets an operator decide that it pays the order, whatever the memo says. Account and amount need not fit
   * either, where the operator has said so.
   * @param earlier settled transfers with the same reference
   * @throws what `requireAssignable` throws
   * @throws TransferMismatch
   */
  assign(
    order: OrderState,
    { reason, by, acceptedVnd }: Assignment,
    earlier: readonly TransferState[],
    now: Date,
  ): void {
    this.requireAssignable(earlier);
    const differences = mismatches(this.state, order);
    if (differences.length > 0 && acceptedVnd !== this.state.amountVnd) {
      throw new TransferMismatch(differences, this.state.amountVnd, order.amountVnd);
    }
    this.state = {
      ...this.state,
      outcome: 'credited',
      reason: null,
      orderId: order.id,
      assignedReason: reason,
      assignedBy: by,
      settledAt: now,
    };
  }

  /**
   * @param earlier settled transfers with the same reference
   * @throws InvalidParameters for money that went out
   * @throws TransferAlreadyCredited when this or another delivery of the same money has paid an order
   * @throws TransferClosed when an operator has closed one of them
   */
  requireAssignable(earlier: readonly TransferState[]): void {
    if (this.state.direction !== 'in') {
      throw InvalidParameters.of('transfer_id', 'NOT_INCOMING', 'Money that went out pays no order.');
    }
    const deliveries = [this.state, ...earlier.filter((other) => isSameMovement(this.state, other))];
    if (deliveries.some(({ outcome }) => outcome === 'credited')) {
      throw new TransferAlreadyCredited(this.state.referenceCode);
    }
    for (const { id, closedAs } of deliveries) {
      if (closedAs !== null) throw new TransferClosed({ id, closedAs });
    }
  }

  /** Whether it is money that an operator has to decide about. */
  get isWaiting(): boolean {
    const { outcome, reason, closedAs } = this.state;
    const paidNothing = outcome === 'unmatched' || (outcome === 'ignored' && reason === 'no-code');
    return paidNothing && closedAs === null;
  }

  /**
   * Lets an operator end its waiting: it pays no order, now or when it is told of again.
   * @param earlier settled transfers with the same reference
   * @throws InvalidParameters for a closure that lacks something
   * @throws TransferNotWaiting, and what `requireAssignable` throws
   */
  close(closure: Closure, earlier: readonly TransferState[], now: Date): void {
    requireClosure(closure);
    this.requireAssignable(earlier);
    if (!this.isWaiting) throw new TransferNotWaiting();
    const { as, reason, by, refundReference } = closure;
    this.state = {
      ...this.state,
      closedAs: as,
      closedReason: reason,
      closedBy: by,
      closedAt: now,
      refundReference: refundReference?.trim() ?? null,
    };
  }

  /**
   * Takes its closing back: it waits again. What was not closed stays as it is.
   * @throws TransferAlreadyCredited once it has paid an order, since credits may be spent by then
   */
  reopen(): void {
    const { outcome, referenceCode } = this.state;
    if (outcome === 'credited') throw new TransferAlreadyCredited(referenceCode);
    this.state = { ...this.state, ...OPEN };
  }

  /**
   * Makes this a duplicate of another delivery of the same money that pays, so that it waits no longer.
   * @returns false when it is no other delivery of that money, and stays as it is
   */
  yieldTo(paying: Transfer, now: Date): boolean {
    const isRepeat = this.state.id !== paying.state.id && isSameMovement(this.state, paying.state);
    if (isRepeat) this.state = { ...this.state, outcome: 'duplicate', settledAt: now };
    return isRepeat;
  }
}
