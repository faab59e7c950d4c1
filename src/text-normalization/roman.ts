import { table } from './table';

const VALUES = table({ I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 });
const WELL_FORMED = /^M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** The value of a Roman numeral in capitals, or null where the letters are none. */
export function romanValue(written: string): number | null {
  if (written === '' || !WELL_FORMED.test(written)) return null;
  const values = [...written].map((letter) => VALUES.get(letter) ?? 0);
  return values.reduce(
    (sum, value, index) => (value < (values[index + 1] ?? 0) ? sum - value : sum + value),
    0,
  );
}
