import { MAX_PREFIX, MIN_PREFIX } from '../../../shared/domain/order-prefix';

/** Digits in every code issued here. Matching takes 5 to 8: codes of other lengths may exist in the data. */
const ISSUED_DIGITS = 8;
const MIN_DIGITS = 5;
const MAX_DIGITS = 8;

/** What a notification says about order codes. */
export interface FoundOrderCodes {
  /** Candidates in order of appearance, each once: the prefix in upper case, then 5 to 8 digits. */
  readonly codes: readonly string[];
  /**
   * What would be codes under another prefix, likeliest first. Only an order that was placed while that
   * prefix was in use makes one of them a code.
   */
  readonly former: readonly string[];
  /** A prefix was followed by nine or more digits: never a code, but worth telling the operator. */
  readonly tooManyDigits: boolean;
}

/**
 * A new code: the prefix in upper case and eight digits.
 *
 * @param randomBelow a secure uniform source of integers in [0, limit), such as node's `crypto.randomInt`:
 * codes must not be guessable, since the payment status of an order is public to whoever knows its code.
 */
export function issueOrderCode(prefix: string, randomBelow: (limit: number) => number): string {
  const digits = String(randomBelow(10 ** ISSUED_DIGITS)).padStart(ISSUED_DIGITS, '0');
  return prefix.toUpperCase() + digits;
}

/** The transfer memo the customer is asked for: prefix, one space, digits (`LOA 12345678`). */
export function transferMemo(orderCode: string): string {
  return orderCode.replace(/(?=\d+$)(?<!\d)/, ' ');
}

/**
 * The order codes in a notification. The gateway's own `orderCode` field comes first; when it holds no
 * code, every occurrence in `content` counts: the prefix in any case, an optional hyphen, optional white
 * space, and 5 to 8 digits that no further digit follows. No boundary is needed on the left, as banks
 * glue text there. Takes time linear in the length of the text.
 */
export function findOrderCodes(notification: {
  orderCode?: string | null;
  content?: string | null;
  prefix: string;
}): FoundOrderCodes {
  const { orderCode, content, prefix } = notification;
  const named = scan(orderCode ?? '', prefix);
  if (named.codes.length > 0) return { ...named, former: [] };
  const written = scan(content ?? '', prefix);
  return {
    codes: written.codes,
    former: [...named.former, ...written.former],
    tooManyDigits: named.tooManyDigits || written.tooManyDigits,
  };
}

function scan(text: string, prefix: string): FoundOrderCodes {
  const plain = plainText(text);
  const codes = new Set<string>();
  let tooManyDigits = false;
  for (const [, digits = ''] of plain.matchAll(codePattern(prefix))) {
    if (digits.length > MAX_DIGITS) tooManyDigits = true;
    else codes.add(prefix.toUpperCase() + digits);
  }
  return { codes: [...codes], former: formerCodes(plain, prefix.toUpperCase()), tooManyDigits };
}

/** Letters and digits as in a code. A leftmost match takes all the letters in front, at most five. */
const ANY_CODE = new RegExp(
  `([A-Za-z]{${MIN_PREFIX},${MAX_PREFIX}})-?\\p{White_Space}*(\\d{${MIN_DIGITS},${MAX_DIGITS + 1}})`,
  'gu',
);

/** A memo has at most some 200 characters; a hostile one shall not make the look-up slow. */
const MOST_FORMER_CODES = 100;

function formerCodes(plain: string, prefix: string): string[] {
  const codes = new Set<string>();
  for (const [, letters = '', digits = ''] of plain.matchAll(ANY_CODE)) {
    const word = letters.toUpperCase();
    if (digits.length > MAX_DIGITS || word.endsWith(prefix)) continue;
    for (let length = word.length; length >= MIN_PREFIX; length -= 1) codes.add(word.slice(-length) + digits);
    if (codes.size >= MOST_FORMER_CODES) break;
  }
  return [...codes];
}

/** Letters match by listing both cases: the `i` flag with `u` would fold long s and the Kelvin sign. */
function codePattern(prefix: string): RegExp {
  const letters = Array.from(prefix, (char) =>
    /[A-Za-z]/.test(char)
      ? `[${char.toUpperCase()}${char.toLowerCase()}]`
      : char.replace(/[\^$\\.*+?()[\]{}|/]/, '\\$&'),
  );
  const digits = `\\d{${MIN_DIGITS},${MAX_DIGITS + 1}}`;
  return new RegExp(`${letters.join('')}-?\\p{White_Space}*(${digits})`, 'gu');
}

/**
 * NFKC, no invisible characters, every dash a hyphen. Characters are normalised one by one because
 * ICU's canonical reordering is quadratic in a run of combining marks: 200,000 of them in one memo take
 * seconds. The difference (no composition across characters) cannot touch a code, which is all ASCII.
 */
export function plainText(text: string): string {
  return text
    .replace(/[^\0-\x7f]/gu, (char) => char.normalize('NFKC'))
    .replace(/(?!\p{White_Space})[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\p{Dash}/gu, '-');
}
