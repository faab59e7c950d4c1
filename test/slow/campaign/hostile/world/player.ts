import type { Person } from './person';

/** A person in the course of a campaign: sessions end and things are deleted, and others take their place. */
export class Player {
  private readonly stages: Person[];

  constructor(first: Person) {
    this.stages = [first];
  }

  /** As they are now. */
  get now(): Person {
    return this.stages.at(-1)!;
  }

  /** As they have ever been. */
  get ever(): readonly Person[] {
    return this.stages;
  }

  become(changes: Partial<Person>): void {
    this.stages.push({ ...this.now, ...changes });
  }
}

/** Who a campaign plays with. */
export interface Cast {
  /** Whose account the attacker uses. */
  readonly customer: Player;
  /** Whose session the attacker uses on the operator's routes. */
  readonly operator: Player;
  /** Somebody else, of whom nothing may ever be seen. */
  readonly victim: Player;
}
