import { DomainEvent } from './domain-event';

/**
 * Every way into an account was taken away, for a stranger may have set it up. Accounts states it once; what tells others
 * of the account ends in the same transaction.
 */
export class AccessRemoved extends DomainEvent {
  constructor(
    readonly accountId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
