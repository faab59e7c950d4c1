import type { DomainEvent } from '../events/domain-event';

/**
 * Something with rules over one readonly state. Methods replace the state and record what happened;
 * the use case that called them publishes the recorded events inside its transaction.
 */
export abstract class Aggregate<State> {
  private readonly recorded: DomainEvent[] = [];

  protected constructor(protected state: State) {}

  /** The state to store or to show. */
  toState(): State {
    return this.state;
  }

  /** The events recorded since the last call, in their order; each is returned once. */
  releaseEvents(): readonly DomainEvent[] {
    return this.recorded.splice(0);
  }

  protected record(event: DomainEvent): void {
    this.recorded.push(event);
  }
}
