import { readCardinal, readDigits } from './cardinals';

/** A written number, with any mix of dots and commas inside; `readNumeral` judges whether it is one. */
export const NUMERAL = String.raw`\d{1,20}(?:[.,]\d{1,20}){0,7}(?!\d)`;

/** Fifteen digits still are an amount; longer plain strings are read out digit by digit. */
const LONGEST_PLAIN = 15;

const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,(\d+))?$/;
const GROUPED_ENGLISH = /^[1-9]\d{0,2}(?:(?:,\d{3}){2,}(?:\.(\d+))?|,\d{3}\.(\d+))$/;
const DECIMAL = /^\d+,(\d+)$/;
/** A dot is a decimal mark where three digits after it could not be a group of thousands. */
const DECIMAL_DOT = /^(?:\d+\.(?=\d{1,2}$|\d{4,}$)|0\.|\d{4,}\.)(\d+)$/;

/** The words for a written number, or null where it is no single number (1.2.3; 1,2,3). */
export function readNumeral(written: string): string | null {
  if (/^\d+$/.test(written)) return readInteger(written);
  for (const shape of [GROUPED, GROUPED_ENGLISH, DECIMAL, DECIMAL_DOT]) {
    const match = shape.exec(written);
    if (match === null) continue;
    const fraction = match.slice(1).find((group) => group !== undefined);
    if (fraction === undefined) return readCardinal(written.replace(/\D/g, ''));
    const whole = written.slice(0, -fraction.length - 1).replace(/\D/g, '');
    return `${readInteger(whole)} phẩy ${readFraction(fraction)}`;
  }
  return null;
}

/** Plain digits: an amount, unless a leading zero or their length says that they are a code. */
export function readInteger(digits: string): string {
  const code = digits.length > LONGEST_PLAIN || /^0\d/.test(digits);
  return code ? readDigits(digits) : readCardinal(digits);
}

/** The digits after the decimal mark: as a number up to three digits, unless a zero leads. */
export function readFraction(digits: string): string {
  const asNumber = digits.length <= 3 && !digits.startsWith('0');
  return asNumber ? readCardinal(digits) : readDigits(digits);
}
