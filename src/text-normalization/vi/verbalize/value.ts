import { readCardinal, readDigits } from '../numbers/cardinals';
import { readInteger } from '../numbers/numerals';
import { spell } from '../vocabulary';
import { type DayMonth, type MonthYear, sayDate, sayDayMonth, sayMonthYear } from './dates';
import { type NumberPair, type Ratio, sayDecimal, sayFraction, sayRange, sayRatio, sayScore } from './pairs';
import { type ClockTime, sayTime } from './times';

/** What a written form may mean, without the words for it. */
interface Values {
  cardinal: { readonly number: string | number };
  digits: { readonly written: string };
  list: { readonly numbers: readonly string[] };
  section: { readonly numbers: readonly string[] };
  decimal: NumberPair;
  fraction: NumberPair;
  ratio: Ratio;
  range: NumberPair;
  score: NumberPair;
  dayMonth: DayMonth;
  date: DayMonth & { readonly year: string };
  monthYear: MonthYear;
  time: ClockTime;
  letters: { readonly written: string };
  /** Letters and a number beside each other, in their order. */
  lettered: { readonly parts: readonly string[] };
  /** What a lexicon has, or the respelling of a foreign word: words already. */
  words: { readonly words: string };
}

type Kind = keyof Values;
type Of<K extends Kind> = { readonly kind: K } & Values[K];
export type Value = { [K in Kind]: Of<K> }[Kind];

const VERBALIZERS: { readonly [K in Kind]: (value: Values[K]) => string } = {
  cardinal: ({ number }) => readCardinal(number),
  digits: ({ written }) => readDigits(written),
  list: ({ numbers }) => numbers.map(readInteger).join(', '),
  section: ({ numbers }) => numbers.map(readInteger).join(' chấm '),
  decimal: sayDecimal,
  fraction: sayFraction,
  ratio: sayRatio,
  range: sayRange,
  score: sayScore,
  dayMonth: sayDayMonth,
  date: sayDate,
  monthYear: sayMonthYear,
  time: sayTime,
  letters: ({ written }) => spell(written),
  lettered: ({ parts }) =>
    parts.map((part) => (/^\d/.test(part) ? readCardinal(part) : spell(part))).join(' '),
  words: ({ words }) => words,
};

/** The words for a value, whatever stands beside it. */
export function verbalize<K extends Kind>(value: Of<K>): string {
  return VERBALIZERS[value.kind](value);
}
