import { isSemioticClass, semioticClasses } from '../../../text-normalization';
import type { SaidAs } from '../../domain/markup';

/** Longest pause of one element, in seconds. */
export const LONGEST_BREAK_SEC = 10;

/** How long the strengths of a `break` are, in seconds: those of a clause, sentence and paragraph, and twice the last. */
export const BREAK_SEC: ReadonlyMap<string, number> = new Map([
  ['none', 0],
  ['x-weak', 0.07],
  ['weak', 0.14],
  ['medium', 0.29],
  ['strong', 0.52],
  ['x-strong', 1.04],
]);

const RATES = new Map([
  ['x-slow', 0.5],
  ['slow', 0.75],
  ['medium', 1],
  ['default', 1],
  ['fast', 1.25],
  ['x-fast', 1.75],
]);

const PITCHES = new Map([
  ['x-low', 0.7],
  ['low', 0.85],
  ['medium', 1],
  ['default', 1],
  ['high', 1.2],
  ['x-high', 1.4],
]);

const VOLUMES = new Map([
  ['silent', 0],
  ['x-soft', 0.25],
  ['soft', 0.5],
  ['medium', 1],
  ['default', 1],
  ['loud', 1.5],
  ['x-loud', 2],
]);

const NUMBER = String.raw`(\d{1,6}(?:\.\d{1,6})?|\.\d{1,6})`;
const SEMITONES_PER_OCTAVE = 12;
const DECIBELS_PER_DECADE = 20;

/** Seconds of a time such as `250ms` or `1.5s` (CSS 2); null for anything else. */
export function secondsOf(time: string): number | null {
  const [, number, unit] = new RegExp(`^\\+?${NUMBER}(ms|s)$`).exec(time) ?? [];
  return number === undefined ? null : Number(number) / (unit === 'ms' ? 1000 : 1);
}

/** An attribute of `prosody`: the factor that a value makes of that of the element around it; null for what is none. */
export interface ProsodyAttribute {
  /** The forms that it takes, for people. */
  readonly forms: string;
  factorOf(value: string, outer: number): number | null;
}

/**
 * Section 3.2.4, and the bare numbers of SSML 1.0. A rate in per cent is one of the default; with a sign, as elsewhere, it
 * is a change of what is around it.
 */
export const PROSODY = {
  rate: {
    forms: `${[...RATES.keys()].join(', ')}, a factor (0.8), a percentage (80%) or a change (+20%, -20%)`,
    factorOf: (value, outer) =>
      RATES.get(value) ??
      amount(value, '', '', (factor) => factor) ??
      amount(value, '', '%', (percent) => percent / 100) ??
      changed(value, outer),
  },
  pitch: {
    forms: `${[...PITCHES.keys()].join(', ')} or a change (+10%, -2st)`,
    factorOf: (value, outer) =>
      PITCHES.get(value) ??
      changed(value, outer) ??
      amount(value, '[+-]', 'st', (semitones) => outer * 2 ** (semitones / SEMITONES_PER_OCTAVE)),
  },
  volume: {
    forms: `${[...VOLUMES.keys()].join(', ')}, a number (80; 100 is the default) or a change (+6dB, -50%)`,
    factorOf: (value, outer) =>
      VOLUMES.get(value) ??
      amount(value, '', '', (percent) => percent / 100) ??
      changed(value, outer) ??
      amount(value, '[+-]', 'dB', (decibels) => outer * 10 ** (decibels / DECIBELS_PER_DECADE)),
  },
} as const satisfies Record<string, ProsodyAttribute>;

const changed = (value: string, outer: number): number | null =>
  amount(value, '[+-]', '%', (percent) => outer * (1 + percent / 100));

function amount(
  value: string,
  sign: string,
  unit: string,
  factor: (amount: number) => number,
): number | null {
  const [, number] = new RegExp(`^(${sign}${NUMBER})${unit}$`).exec(value) ?? [];
  return number === undefined ? null : factor(Number(number));
}

/** What other systems and the W3C's note on `say-as` (26 May 2005) call what has another name here. */
const SAY_AS = new Map<string, SaidAs['as']>([
  ['number', 'cardinal'],
  ['telephone', 'phone'],
  ['currency', 'money'],
  ['unit', 'measure'],
  ['characters', 'spelled'],
  ['spell-out', 'spelled'],
  ['verbatim', 'spelled'],
  ['digits', 'spelled'],
  ['letters', 'spelled'],
]);

/** Classes that nothing can be said as. */
const UNSAID: readonly string[] = ['punctuation', 'markup', 'dictionary', 'emoji'];

/** The values of `interpret-as`. */
export const INTERPRETATIONS: readonly string[] = [
  ...new Set([...semioticClasses.filter((name) => !UNSAID.includes(name)), ...SAY_AS.keys()]),
];

/** What a value of `interpret-as` means; null for an unknown one. */
export function interpretation(value: string): SaidAs['as'] | null {
  const known = SAY_AS.get(value);
  if (known !== undefined) return known;
  return isSemioticClass(value) && !UNSAID.includes(value) ? value : null;
}
