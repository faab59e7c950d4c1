/** Fewer agree by chance: four of eight digits in one of 200 codes. */
const FEWEST = 4;

/** Stands for a digit that does not agree. */
const OTHER = '·';

/** Which digits of an order code a memo has in the same places. */
export interface DigitsInPlace {
  readonly count: number;
  /** The digits of the code, `·` for each that does not agree: `1234·678`. */
  readonly shown: string;
}

/**
 * Lays each run of digits over those of the code, once from its beginning and once from its end, and takes the
 * best fit.
 * @returns null when no more agree than may by chance
 */
export function digitsInPlace(runs: readonly string[], orderCode: string): DigitsInPlace | null {
  const digits = orderCode.replace(/^\D+/, '');
  let best = { count: 0, shown: '' };
  for (const run of runs) {
    for (const shift of [0, run.length - digits.length]) {
      const fit = overlay(digits, run, shift);
      if (fit.count > best.count) best = fit;
    }
  }
  return best.count < FEWEST ? null : best;
}

/** @param shift where in the run the first digit of the code lies */
function overlay(digits: string, run: string, shift: number): DigitsInPlace {
  const shown = Array.from(digits, (digit, place) => (run[place + shift] === digit ? digit : OTHER));
  return { count: shown.filter((digit) => digit !== OTHER).length, shown: shown.join('') };
}
