import { DomainEvent } from './domain-event';

/** A long job was accepted. Synthesis states it in the transaction that holds its credits. */
export class JobOpened extends DomainEvent {
  constructor(
    readonly accountId: string,
    /** Where its caller wants to be told of its end; null for nowhere. */
    readonly callbackUrl: string | null,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
