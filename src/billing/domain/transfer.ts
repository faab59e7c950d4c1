import { Aggregate } from '../../shared/domain/aggregate';
import { InvalidParameters } from '../../shared/domain/domain-error';
import { TransferAlreadyCredited } from './billing.errors';
import type { OrderState } from './order';
import {
  decideSettlement,
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
  /** The admin account that assigned it; null on the command line, and when the rules did. */
  readonly assignedBy: string | null;
  readonly settledAt: Date | null;
}

/** An operator's decision that a transfer pays an order. */
export interface Assignment {
  readonly reason: string;
  /** The admin account that decided it; null for the command line. */
  readonly by: string | null;
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
   * Lets an operator decide that it pays the order. Account, memo and amount need not fit.
   * @param earlier settled transfers with the same reference
   * @throws what `requireAssignable` throws
   */
  assign(
    order: OrderState,
    { reason, by }: Assignment,
    earlier: readonly TransferWithOutcome[],
    now: Date,
  ): void {
    this.requireAssignable(earlier);
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
   */
  requireAssignable(earlier: readonly TransferWithOutcome[]): void {
    if (this.state.direction !== 'in') {
      throw InvalidParameters.of('transfer_id', 'NOT_INCOMING', 'Money that went out pays no order.');
    }
    const hasPaid = [this.state, ...earlier].some(
      (other) => other.outcome === 'credited' && isSameMovement(this.state, other),
    );
    if (hasPaid) throw new TransferAlreadyCredited(this.state.referenceCode);
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
