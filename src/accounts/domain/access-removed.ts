import { DomainEvent } from '../../shared/events/domain-event';

/**
 * API keys and second factor of an account were taken away, for a stranger may have set them up. What tells others of the
 * account, or changes what its owner hears, ends in the same transaction.
 */
export class AccessRemoved extends DomainEvent {
  constructor(
    readonly accountId: string,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
