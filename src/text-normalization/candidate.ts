import type { Place } from './place';
import type { Opening } from './rule';
import type { SemioticClass } from './semiotic-class';

/** One thing that a stretch of text may be, and what is said for it then. */
export interface Candidate {
  readonly class: SemioticClass;
  readonly spoken: string;
  /** The rule that says it, for the trace. */
  readonly rule: string;
}

/**
 * A written form that may be several things, such as `3.5` or `TT`. It knows what is legal (a 13th month is none) and
 * leaves what is likely to the chooser.
 */
export interface Form {
  readonly name: string;
  readonly opens: readonly Opening[];
  /** Sticky, bounded quantifiers only, as a rule's. */
  readonly pattern: RegExp;
  /** Rules may read it in parts: two numbers and the dash between. */
  readonly inParts?: boolean;
  /** Every legal reading, at most one of a class. The place is there for grammar: after ngày it is not said again. */
  candidates(match: RegExpExecArray, place: Place): Candidate[];
  /** What the shape of the form says for or against a class; names of evidence. */
  shape?(match: RegExpExecArray): string[];
}

/** A form found at a place. */
export interface FoundForm {
  readonly form: Form;
  readonly match: RegExpExecArray;
}

/** The longest form that stands at a place. */
export function formAt(place: Place, forms: readonly Form[]): FoundForm | null {
  let found: FoundForm | null = null;
  for (const form of forms) {
    form.pattern.lastIndex = place.index;
    const match = form.pattern.exec(place.text);
    if (match !== null && match[0].length > (found?.match[0].length ?? 0)) found = { form, match };
  }
  return found;
}

/** What a form that was found may be. */
export function candidatesOf({ form, match }: FoundForm, place: Place): Candidate[] {
  return form.candidates(match, place).filter(({ spoken }) => spoken !== '');
}
