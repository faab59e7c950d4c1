/**
 * A fact, named in the past tense, that one module states and others may act on. Events hold data
 * only: they are the language between modules, so this folder imports none of them.
 */
export abstract class DomainEvent {
  abstract readonly occurredAt: Date;
}
