import type { Document } from '../document';
import type { Place } from '../place';
import { isCounted } from './counted';
import { CUE_BEGINNINGS, CUE_CLASSES, LONGEST_CUE, type CueClass } from './lexicon/cues';

/** What may stand between a cue and what it speaks for. */
const JOINT = /[\s,:("“]+$/;
const BETWEEN_WORDS = /[\s,:("“–-]+|(?<=\d)\//;
const SENTENCE_END = /[.;!?\n]/;
const DIGIT = /\d/;

/** A unit or currency after a number, glued or spaced. */
const MEASURED =
  /^\s?(?:%|‰|°|₫|đ|k|tr|kg|g|mg|km|m|cm|mm|m2|m²|ha|l|ml|lít|gb|mb|kw|kwh|w|v|inch|usd|vnd|vnđ|h|phần trăm|phần nghìn|sao|cp|đv)(?![\p{L}\d])/u;

/** The evidence around a match: which words stand beside it, and what the whole text tells. */
export class Context {
  readonly document: Document;
  readonly before: string;
  readonly after: string;

  constructor(place: Place, match: RegExpExecArray) {
    this.document = place.document;
    this.before = place.before;
    this.after = place.after(match);
  }

  /** Whether a cue of one of these classes stands right before, at most a comma, colon or bracket between. */
  follows(...classes: readonly CueClass[]): boolean {
    return endsWithCue(this.before, ...classes);
  }

  /** The classes of the cue right before; none where no cue stands there. */
  get cues(): readonly CueClass[] {
    return [...(longestCue(this.before) ?? [])];
  }

  /** Whether a cue of one of these classes stands anywhere before in the same sentence, as far as a rule can look. */
  hasBefore(...classes: readonly CueClass[]): boolean {
    const found = this.cuesInSentence;
    return classes.some((name) => found.has(name));
  }

  /** The classes of all cues before in the same sentence, as far as a rule can look. */
  get cuesInSentence(): ReadonlySet<CueClass> {
    return cuesIn(this.before);
  }

  /** Whether what follows is counted or measured by the number. */
  get isAmount(): boolean {
    return isCounted(this.after) || MEASURED.test(this.after);
  }
}

/**
 * Whether lower-cased text ends with a cue of one of these classes. The longest cue there decides: tỷ số is a score's,
 * not a number's.
 */
export function endsWithCue(before: string, ...classes: readonly CueClass[]): boolean {
  const known = longestCue(before);
  return known !== null && classes.some((name) => known.has(name));
}

/** Rules and evidence ask again and again about one place: the last answer is kept. */
function rememberingLast<Answer>(answerFor: (text: string) => Answer): (text: string) => Answer {
  let last: { readonly text: string; readonly answer: Answer } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, answer: answerFor(text) };
    return last.answer;
  };
}

/** The end of a text from where its last sentence begins; the point in 3.5 ends none. */
function sentenceOf(before: string): string {
  let start = before.length;
  const isEnd = (at: number) =>
    SENTENCE_END.test(before.charAt(at)) && !(before[at] === '.' && DIGIT.test(before.charAt(at + 1)));
  while (start > 0 && !isEnd(start - 1)) start--;
  return before.slice(start);
}

const cuesIn = rememberingLast((before): ReadonlySet<CueClass> => {
  const words = sentenceOf(before).split(BETWEEN_WORDS);
  const found = new Set<CueClass>();
  words.forEach((word, first) => {
    if (!CUE_BEGINNINGS.has(word)) return;
    let cue = word;
    for (let next = first + 1; next <= first + 3; next++) {
      CUE_CLASSES.get(cue)?.forEach((each) => found.add(each));
      cue += ` ${words[next] ?? ''}`;
    }
  });
  return found;
});

/** The classes of the longest cue that a text ends with. */
const longestCue = rememberingLast((before): ReadonlySet<CueClass> | null => {
  const words = before.replace(JOINT, '').split(BETWEEN_WORDS).slice(-LONGEST_CUE);
  for (let first = 0; first < words.length; first++) {
    const known = CUE_CLASSES.get(words.slice(first).join(' '));
    if (known !== undefined) return known;
  }
  return null;
});
