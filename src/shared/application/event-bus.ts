import type { DomainEvent } from '../events/domain-event';

/** A class of events: the key under which its handlers are found. */
export type EventClass<Event extends DomainEvent> = abstract new (...args: never[]) => Event;

export interface EventHandler<Event extends DomainEvent> {
  handle(event: Event): Promise<void>;
}

/**
 * Brings events to their handlers inside the publisher's transaction. Publishing resolves when every
 * handler is done; a handler that throws makes it reject, which rolls the transaction back (ADR 4).
 */
export abstract class EventBus {
  abstract subscribe<Event extends DomainEvent>(event: EventClass<Event>, handler: EventHandler<Event>): void;

  abstract publish(events: readonly DomainEvent[]): Promise<void>;
}
