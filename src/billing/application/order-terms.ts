import type { ReceivingAccount } from '../domain/order';

/** What every new order starts from, as the operator decided. */
export class OrderTerms {
  constructor(
    /** Capital letters in front of the digits of an order code. */
    readonly prefix: string,
    readonly receivingAccount: ReceivingAccount,
  ) {}
}
