import type { ReadingChoice, RefusedChoice } from './reading';
import type { SourceText } from './source-text';
import type { Choice, Choices } from './tokens';

/** A caller's choices, found in the text that is left when its noise is taken out. */
export class GivenChoices implements Choices {
  private readonly byStart: ReadonlyMap<number, Omit<Choice, 'to'> & { readonly end: number }>;
  /** By the place of each choice in the list; those that no token has met keep the span as their fault. */
  private readonly faults: (RefusedChoice['fault'] | null)[];

  constructor(
    given: readonly ReadingChoice[],
    private readonly source: SourceText,
  ) {
    this.byStart = new Map(given.map((choice, index) => [choice.start, { ...choice, index }]));
    this.faults = given.map(() => 'span');
  }

  at(from: number): Choice | undefined {
    const given =
      this.byStart.size > 0 ? this.byStart.get(this.source.span(from, from + 1).start) : undefined;
    if (given === undefined) return undefined;
    let to = from + 1;
    while (to < this.source.text.length && this.source.span(from, to).end < given.end) to++;
    return this.source.span(from, to).end === given.end ? { ...given, to } : undefined;
  }

  settle({ index }: Choice, fault: RefusedChoice['fault'] | null): void {
    this.faults[index] = fault;
  }

  get refused(): RefusedChoice[] {
    return this.faults.flatMap((fault, index) => (fault === null ? [] : [{ index, fault }]));
  }
}
