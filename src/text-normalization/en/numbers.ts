import { table } from '../table';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Longer strings of digits are codes, read one by one. */
const LONGEST_CARDINAL = 15;

/** Digits one by one; everything else in the text is silent. */
export function readDigits(written: string): string {
  return [...written.replace(/\D/g, '')].map((digit) => ONES[Number(digit)]).join(' ');
}

/** A whole number below 10^18 in American English; with a leading zero or longer, digit by digit. */
export function readCardinal(written: string | number): string {
  const digits = String(written);
  if (digits.length > LONGEST_CARDINAL || /^0\d/.test(digits)) return readDigits(digits);
  if (digits === '0') return 'zero';
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const words = groups.map((group, index) => {
    const scale = SCALES[groups.length - 1 - index]!;
    return group === '000' ? '' : `${hundreds(Number(group))} ${scale}`.trim();
  });
  return words.filter((word) => word !== '').join(' ');
}

function hundreds(value: number): string {
  const rest = value % 100;
  const head = value >= 100 ? [`${ONES[Math.floor(value / 100)]} hundred`] : [];
  return [...head, ...(rest === 0 ? [] : [below100(rest)])].join(' ');
}

function below100(value: number): string {
  if (value < 20) return ONES[value]!;
  const unit = value % 10;
  return TENS[Math.floor(value / 10)]! + (unit === 0 ? '' : ` ${ONES[unit]}`);
}

const IRREGULAR = table({
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
});

/** first, twenty third, one hundredth. */
export function readOrdinal(written: string | number): string {
  const words = readCardinal(written).split(' ');
  const last = words.pop() ?? '';
  const ordinal = IRREGULAR.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return [...words, ordinal].join(' ');
}

/** twenty twenty six, nineteen oh five, two thousand nine. */
export function readYear(written: string): string {
  const year = Number(written);
  if (written.length !== 4 || year % 1000 < 10 || year < 1000) return readCardinal(written);
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (rest === 0) return `${readCardinal(century)} hundred`;
  return `${readCardinal(century)} ${rest < 10 ? `oh ${ONES[rest]}` : below100(rest)}`;
}

/** A written number: `,` between groups of three, `.` before the decimals. */
export const NUMERAL = String.raw`\d{1,3}(?:,\d{3}){1,5}(?:\.\d{1,12})?(?!\d)|\d{1,20}(?:\.\d{1,12})?(?!\d)`;

/** The words for a written number; decimals digit by digit after point. */
export function readNumeral(written: string): string {
  const [whole = '', fraction] = written.replace(/,/g, '').split('.');
  return fraction === undefined
    ? readCardinal(whole)
    : `${readCardinal(whole)} point ${readDigits(fraction)}`;
}
