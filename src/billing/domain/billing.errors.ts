import { DomainError } from '../../shared/domain/domain-error';

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

/** The call does not prove that the gateway makes it. */
export class InvalidWebhookSecret extends DomainError {
  readonly code = 'INVALID_WEBHOOK_SECRET';
  readonly kind = 'unauthenticated';

  /** @param hint how the gateway should have proved it */
  constructor(hint: string) {
    super(`The webhook secret or signature is missing or wrong. ${hint}`);
  }
}

/** PAID never changes, so nothing can pay this order again. */
export class OrderAlreadyPaid extends DomainError {
  readonly code = 'ORDER_ALREADY_PAID';
  readonly kind = 'conflict';

  constructor(orderCode: string) {
    super(`Order ${orderCode} is paid already.`);
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
