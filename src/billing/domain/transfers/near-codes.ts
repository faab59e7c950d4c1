import { plainText } from '../orders/order-code';

/** Longer memos do not come from banks. */
const LONGEST_MEMO = 1_000;
const MOST_CODES = 2_000;

/** Digits in a code that is issued today; only these are worth guessing at typing errors. */
const ISSUED_DIGITS = 8;

/** How the codes resemble what was written. */
export interface NearCodes {
  /** The same digits, in pieces, behind another separator, in a longer run, or without the prefix. */
  readonly sameDigits: ReadonlySet<string>;
  /** One digit wrong, missing or too many, or two neighbours in the wrong order. */
  readonly oneOff: ReadonlySet<string>;
}

/**
 * Codes that a memo may have been meant to hold although the rule finds none. Hints for an operator, never
 * a reason to credit.
 */
export function nearOrderCodes(memo: string, prefix: string): NearCodes {
  const [sameDigits, oneOff] = [new Set<string>(), new Set<string>()];
  for (const run of codeRuns(memo)) {
    for (const digits of withinCodeLength(run)) sameDigits.add(prefix + digits);
    for (const digits of mistypings(run)) oneOff.add(prefix + digits);
    if (sameDigits.size + oneOff.size > MOST_CODES) break;
  }
  return { sameDigits, oneOff };
}

/** The runs of digits in a memo that may be part of a code. */
export const codeRuns = (memo: string): string[] => [...digitRuns(plainText(memo.slice(0, LONGEST_MEMO)))];

/** Runs of digits as written, and neighbouring ones joined across one or two other characters. */
function* digitRuns(text: string): Generator<string> {
  for (const [chain] of text.matchAll(/\d+(?:[^\p{L}\d]{1,2}\d+)*/gu)) {
    const pieces = chain.match(/\d+/g) ?? [];
    for (let first = 0; first < pieces.length; first += 1) {
      let joined = '';
      for (const piece of pieces.slice(first)) {
        joined += piece;
        if (joined.length > ISSUED_DIGITS + 1 && joined !== piece) break;
        yield joined;
      }
    }
  }
}

/** The run itself, or both ends of one that is too long: a date or an account may be glued to the code. */
function withinCodeLength(run: string): string[] {
  if (run.length < 5) return [];
  return run.length <= ISSUED_DIGITS ? [run] : [run.slice(0, ISSUED_DIGITS), run.slice(-ISSUED_DIGITS)];
}

function mistypings(run: string): string[] {
  const places = Array.from(run, (_, place) => place);
  const digits = [...'0123456789'];
  const put = (place: number, removed: number, text: string): string =>
    run.slice(0, place) + text + run.slice(place + removed);
  if (run.length === ISSUED_DIGITS + 1) return places.map((place) => put(place, 1, ''));
  if (run.length === ISSUED_DIGITS - 1) {
    return [...places, run.length].flatMap((place) => digits.map((digit) => put(place, 0, digit)));
  }
  if (run.length !== ISSUED_DIGITS) return [];
  return places.flatMap((place) => [
    ...digits.map((digit) => put(place, 1, digit)),
    put(
      place,
      2,
      run
        .slice(place, place + 2)
        .split('')
        .reverse()
        .join(''),
    ),
  ]);
}
