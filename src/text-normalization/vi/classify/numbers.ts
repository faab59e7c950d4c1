import { dayIntro, isDayMonth } from '../calendar';
import { FLOOR_BEFORE, IN_WORDS_AFTER, isNextRound } from '../numbers/rules';
import type { Classified, ClassifiedForm } from './classified';

const END = String.raw`(?![\p{L}\d/%°]|[.,:-]\d)`;

const cardinal = (digits: string): Classified => ({
  class: 'cardinal',
  value: { kind: 'cardinal', number: digits },
  rule: 'number',
});

const digits: ClassifiedForm = {
  name: 'digits',
  opens: ['digit'],
  pattern: new RegExp(String.raw`\d{2,15}${END}`, 'uy'),
  // What is told in words right after is counted: 05 (năm) điểm. So are floors, however they are written.
  classify: (match, place) =>
    IN_WORDS_AFTER.test(place.after(match)) || (/^0\d$/.test(match[0]) && FLOOR_BEFORE.test(place.before))
      ? [cardinal(match[0])]
      : [cardinal(match[0]), { class: 'code', value: { kind: 'digits', written: match[0] }, rule: 'digits' }],
  shape: ([written]) => [
    ...(written.startsWith('0') ? ['padded'] : []),
    `digits-${Math.min(written.length, 6)}`,
    ...(/^(?:19|20)\d\d$/.test(written) ? ['year'] : []),
    ...(/[1-9]0{2,}$/.test(written) ? ['round'] : []),
  ],
};

const comma: ClassifiedForm = {
  name: 'comma-pair',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,3}),(\d{1,3})${END}`, 'uy'),
  classify: ([, whole = '', fraction = '']) => [
    { class: 'decimal', value: { kind: 'decimal', first: whole, second: fraction }, rule: 'number' },
    fraction.length === 3 && /^[1-9]/.test(whole)
      ? cardinal(whole + fraction)
      : {
          class: 'cardinal',
          value: { kind: 'list', numbers: [whole, fraction] },
          rule: 'number-list',
        },
  ],
  shape: ([written, , fraction = '']) => [
    `behind-${fraction.length}`,
    ...(/^0+$/.test(fraction) ? ['round'] : []),
    ...(isNextRound(written) ? ['next-round'] : []),
  ],
};

const triple: ClassifiedForm = {
  name: 'dotted-triple',
  opens: ['digit'],
  pattern: new RegExp(String.raw`(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})${END}`, 'uy'),
  classify: ([written, day = '', month = '', year = ''], { before }) => {
    const isDate = isDayMonth(Number(day), Number(month));
    const date = {
      kind: 'date',
      day: Number(day),
      month: Number(month),
      year,
      intro: dayIntro(before),
    } as const;
    return [
      ...(isDate ? [{ class: 'date', value: date, rule: 'date' } as const] : []),
      { class: 'section', value: { kind: 'section', numbers: written.split('.') }, rule: 'version' },
    ];
  },
  shape: ([, , , year = '']) => [`behind-${year.length}`],
};

/** Numbers that could be more than a number. */
export const numberForms: readonly ClassifiedForm[] = [digits, comma, triple];
