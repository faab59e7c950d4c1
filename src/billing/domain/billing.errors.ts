import { DomainError, type FieldFault } from '../../shared/domain/domain-error';

/** No such order, or it belongs to somebody else; which of the two is not told. */
export class OrderNotFound extends DomainError {
  readonly code = 'ORDER_NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such order.');
  }
}

/** No plan has this id and billing cycle. */
export class PlanNotFound extends DomainError {
  readonly code = 'PLAN_NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such plan; GET /api/payment/plans lists them.');
  }
}

/** The account has paid no order yet, so there is none to repeat. */
export class NothingPaidYet extends DomainError {
  readonly code = 'NOTHING_PAID_YET';
  readonly kind = 'not-found';

  constructor() {
    super('No order has been paid yet. Order a plan first; GET /api/payment/plans lists them.');
  }
}

/** The operator has taken the plan off sale. Nothing was ordered. */
export class PlanOffSale extends DomainError {
  readonly code = 'PLAN_OFF_SALE';
  readonly kind = 'conflict';

  constructor() {
    super('The plan is not on sale any more; GET /api/payment/plans lists those that are.');
  }
}

/** The account has as many orders that wait for their payment as it may. Nothing was ordered. */
export class TooManyPendingOrders extends DomainError {
  readonly code = 'TOO_MANY_PENDING_ORDERS';
  readonly kind = 'conflict';
  override readonly retryAfterSec: number;

  /** @param next whose end makes room */
  constructor(most: number, next: { readonly orderCode: string; readonly expiresAt: Date }, now: Date) {
    const { orderCode, expiresAt } = next;
    super(
      `${most} orders wait for their payment, and no more may. Pay one, cancel one (DELETE /api/payment/orders/${orderCode}), ` +
        `or order again when that has expired, at ${expiresAt.toISOString()}. GET /api/payment/orders?status=PENDING lists them.`,
    );
    this.retryAfterSec = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  }
}

/** The call does not prove that the gateway makes it. */
export class InvalidWebhookSecret extends DomainError {
  readonly code = 'INVALID_WEBHOOK_SECRET';
  readonly kind = 'unauthenticated';

  /** @param hint how the gateway should have proved it */
  constructor(hint: string) {
    super(`The webhook secret or signature is missing or wrong. ${hint}`);
  }
}

/** The account that ordered is deleted: nobody would have the credits. */
export class OrderVoid extends DomainError {
  readonly code = 'ORDER_VOID';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(
      `The account that placed order ${orderCode} is deleted. Assign the money to another order, or send it back.`,
    );
  }
}

/** PAID never changes, so nothing can pay this order again, or cancel it. */
export class OrderAlreadyPaid extends DomainError {
  readonly code = 'ORDER_ALREADY_PAID';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(`Order ${orderCode} is paid already.`);
  }
}

/** An expired order waits for nothing, so there is nothing to cancel. */
export class OrderExpired extends DomainError {
  readonly code = 'ORDER_EXPIRED';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(`Order ${orderCode} has expired.`);
  }
}

/** No more money of an order is sent back than came in. */
export class OrderAlreadyRefunded extends DomainError {
  readonly code = 'ORDER_ALREADY_REFUNDED';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(`All that came in for order ${orderCode} was sent back already.`);
  }
}

/** The account has fewer credits than are to be taken back: the rest is spent, or held by what is under way. */
export class CreditsNotLeft extends DomainError {
  readonly code = 'CREDITS_NOT_LEFT';
  readonly kind = 'conflict';
  override readonly faults: readonly FieldFault[];

  constructor(wanted: number, available: number) {
    super(
      `${wanted} credits cannot be taken back: the account has ${available} available. Take back fewer, or refund less.`,
    );
    this.faults = [{ field: 'credits', code: this.code, message: this.message }];
  }
}

/** One transfer of the bank sends back the money of one transfer or order. */
export class RefundReferenceUsed extends DomainError {
  readonly code = 'REFUND_REFERENCE_USED';
  readonly kind = 'conflict';
  override readonly faults: readonly FieldFault[];

  constructor(reference: string) {
    super(`The bank reference ${reference} is noted with another refund already.`);
    this.faults = [{ field: 'refund_reference', code: this.code, message: this.message }];
  }
}

/** Only paid orders have a receipt. */
export class OrderNotPaid extends DomainError {
  readonly code = 'ORDER_NOT_PAID';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(`Order ${orderCode} is not paid, so it has no receipt.`);
  }
}

export class TransferNotFound extends DomainError {
  readonly code = 'TRANSFER_NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such transfer.');
  }
}

/** The transfer, or another delivery with its bank reference, has paid an order. */
export class TransferAlreadyCredited extends DomainError {
  readonly code = 'TRANSFER_ALREADY_CREDITED';
  readonly kind = 'conflict';

  constructor(referenceCode: string) {
    super(`The transfer with reference ${referenceCode} has paid an order already.`);
  }
}

/** Only money that waits for an operator can be closed. */
export class TransferNotWaiting extends DomainError {
  readonly code = 'TRANSFER_NOT_WAITING';
  readonly kind = 'conflict';

  constructor() {
    super('The transfer does not wait for a decision.');
  }
}

/** An operator has closed the transfer, or another delivery of the same money. It can be reopened. */
export class TransferClosed extends DomainError {
  readonly code = 'TRANSFER_CLOSED';
  readonly kind = 'conflict';

  constructor({ id, closedAs }: { readonly id: string; readonly closedAs: string }) {
    super(`Transfer ${id} is closed as ${closedAs}. Reopen it first.`);
  }
}

/** Amount or account of the transfer are not those of the order, and nobody has said that this is meant. */
export class TransferMismatch extends DomainError {
  readonly code = 'TRANSFER_MISMATCH';
  readonly kind = 'conflict';

  /** @param differences what differs, as the names of the rules that fail */
  constructor(differences: readonly string[], transferredVnd: number, orderedVnd: number) {
    super(
      `The transfer does not fit the order (${differences.join(', ')}): ${transferredVnd} VND came in, ` +
        `${orderedVnd} VND were ordered. To assign it all the same, send accept_mismatch: ${transferredVnd}.`,
    );
  }
}

/** As many QR images wait to be drawn as may. */
export class TooManyDrawings extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 2;

  constructor() {
    super('Too many QR images are asked for right now; try again.');
  }
}
