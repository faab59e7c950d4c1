import type { Candidate, Form } from '../../candidate';
import { dayWord, isDayMonth, sayDay, sayMonth, sayYear } from '../calendar';
import { readCardinal, readDigits } from '../numbers/cardinals';
import { readFraction, readInteger } from '../numbers/numerals';

const END = String.raw`(?![\p{L}\d/%°]|[.,:-]\d)`;

const cardinal = (digits: string): Candidate => ({
  class: 'cardinal',
  spoken: readCardinal(digits),
  rule: 'number',
});

const digits: Form = {
  name: 'digits',
  opens: ['digit'],
  pattern: new RegExp(String.raw`\d{2,15}${END}`, 'uy'),
  candidates: ([written]) => [
    cardinal(written),
    { class: 'code', spoken: readDigits(written), rule: 'digits' },
  ],
  shape: ([written]) => [
    ...(written.startsWith('0') ? ['padded'] : []),
    `digits-${Math.min(written.length, 6)}`,
    ...(/^(?:19|20)\d\d$/.test(written) ? ['year'] : []),
    ...(/[1-9]0{2,}$/.test(written) ? ['round'] : []),
  ],
};

const comma: Form = {
  name: 'comma-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3}),(\d{1,3})${END}`, 'uy'),
  candidates: ([, whole = '', fraction = '']) => [
    { class: 'decimal', spoken: `${readInteger(whole)} phẩy ${readFraction(fraction)}`, rule: 'number' },
    fraction.length === 3 && /^[1-9]/.test(whole)
      ? cardinal(whole + fraction)
      : {
          class: 'cardinal',
          spoken: `${readInteger(whole)}, ${readInteger(fraction)}`,
          rule: 'number-list',
        },
  ],
  shape: ([, , fraction = '']) => [`behind-${fraction.length}`, ...(/^0+$/.test(fraction) ? ['round'] : [])],
};

const triple: Form = {
  name: 'dotted-triple',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})${END}`, 'uy'),
  candidates: ([written, day = '', month = '', year = ''], { before }) => {
    const isDate = isDayMonth(Number(day), Number(month));
    const words = `${dayWord(before)}${sayDay(Number(day), before)} tháng ${sayMonth(Number(month))} năm ${sayYear(year)}`;
    return [
      ...(isDate ? [{ class: 'date', spoken: words, rule: 'date' } as const] : []),
      { class: 'section', spoken: written.split('.').map(readInteger).join(' chấm '), rule: 'version' },
    ];
  },
  shape: ([, , , year = '']) => [`behind-${year.length}`],
};

/** Numbers that could be more than a number. */
export const numberForms: readonly Form[] = [digits, comma, triple];
