import type { CueClass } from './cues';

/** Letter by letter. */
export const SPELLED = '';

/** A meaning of an abbreviation, and the evidence for it; all that is named must hold. */
export interface Sense {
  /** The words, or `SPELLED`. */
  readonly spoken: string;
  /** Looks at the lower-cased text that ends just before. */
  readonly before?: RegExp;
  readonly writtenBefore?: RegExp;
  /** A cue of one of these classes stands right before. */
  readonly follows?: readonly CueClass[];
  /** Looks at the text that begins just after: as written, in the tables of messages and reviews in lower case. */
  readonly after?: RegExp;
  /** Speaks against it, in the text just after. */
  readonly unless?: RegExp;
}
