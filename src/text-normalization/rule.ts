import { type Place } from './place';
import type { ReadingWarningCode } from './reading';
import type { SemioticClass } from './semiotic-class';

/**
 * What the first character of a match is: rules are looked up by it, so most rules are never tried. A rule that opens
 * with a letter is tried at capitals too.
 */
export type Opening = 'digit' | 'capital' | 'letter' | 'sign' | 'space';

/** A written form and what is said for it. Every rule carries some, and they are its test. */
export type Example = readonly [written: string, spoken: string];

/** Words of another class than their rule's: 3,5 is a decimal where the rule for numbers says it. */
export interface Said {
  readonly words: string;
  readonly class: SemioticClass;
}

/**
 * One reading rule: at a place where `pattern` matches and `say` returns words, the match is spoken as those
 * words. The rules of a language are tried in the order of its list; the first that applies wins.
 *
 * Patterns are sticky (`y`) and use bounded quantifiers only, so that a rule costs the same at every place
 * and a text is read in time linear in its length.
 */
export interface Rule {
  /** Stable: it appears in traces and, as an alias, in `reading.off`. */
  readonly name: string;
  /** What its matches are. */
  readonly class: SemioticClass;
  /** One sentence for the list of switches. */
  readonly description: string;
  readonly examples: readonly Example[];
  readonly opens: readonly Opening[];
  readonly pattern: RegExp;
  /** The words for the match, or null where the rule does not apply after all. */
  say(match: RegExpExecArray, place: Place): string | Said | null;
}

/**
 * A rule for what is not language: it drops its matches (or puts `becomes` in their place) before anything
 * is read. What a capture group holds is kept as it stands: the words inside `**bold**`.
 */
export interface NoiseRule {
  readonly name: string;
  readonly class: SemioticClass;
  readonly description: string;
  readonly examples: readonly Example[];
  /** Global (`g`), with indices (`d`), bounded quantifiers only. */
  readonly pattern: RegExp;
  becomes?(match: RegExpExecArray): string;
  /** Code of the warning that says something was left out; absent where nothing is lost. */
  readonly warning?: ReadingWarningCode;
}
