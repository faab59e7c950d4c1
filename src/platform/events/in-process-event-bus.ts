import { Injectable } from '@nestjs/common';
import { EventBus, type EventClass, type EventHandler } from '../../shared/application/event-bus';
import type { DomainEvent } from '../../shared/events/domain-event';

/** Calls the handlers one after the other, in the order in which they subscribed. */
@Injectable()
export class InProcessEventBus extends EventBus {
  private readonly handlers = new Map<unknown, EventHandler<DomainEvent>[]>();

  subscribe<Event extends DomainEvent>(event: EventClass<Event>, handler: EventHandler<Event>): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
  }

  async publish(events: readonly DomainEvent[]): Promise<void> {
    for (const event of events) {
      const handlers = this.handlers.get(event.constructor);
      if (!handlers) throw new Error(`Nobody handles ${event.constructor.name}: a module is missing.`);
      for (const handler of handlers) await handler.handle(event);
    }
  }
}
