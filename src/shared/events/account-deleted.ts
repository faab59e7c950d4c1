import { DomainEvent } from './domain-event';

/** An account was deleted. Accounts states it once; what goes on for it ends in the same transaction. */
export class AccountDeleted extends DomainEvent {
  constructor(
    readonly accountId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
