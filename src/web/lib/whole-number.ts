/**
 * Digits, or groups of three of them with one and the same mark in between, as both languages and their keyboards write
 * thousands. A first group of nought is more likely the beginning of a decimal fraction.
 */
const WRITTEN = /^-?(?:\d+|[1-9]\d{0,2}([.,\u0020\u00a0\u202f])\d{3}(?:\1\d{3})*)$/;

/**
 * Reads a whole number as people type it: `20000`, `20.000`, `20,000` and `20 000` are the same.
 * @returns null for all else: whoever types `1.5` or `1e5` is to be asked, for it may be about money
 */
export function readWholeNumber(typed: string): number | null {
  const written = typed.trim();
  if (!WRITTEN.test(written)) return null;
  const number = Number(written.replace(/[^\d-]/g, ''));
  return Number.isSafeInteger(number) ? number : null;
}

/**
 * What a form sends of a field that lets only whole numbers through.
 * @throws RangeError where it did not: an amount that nobody has typed must not be sent in its place, nor none
 */
export function wholeNumberOf(typed: string): number {
  const number = readWholeNumber(typed);
  if (number === null) throw new RangeError(`Not a whole number: ${typed}`);
  return number;
}

/** The same of a field that may be left empty. */
export const wholeNumberOrNull = (typed: string): number | null =>
  typed === '' ? null : wholeNumberOf(typed);
