import { BANK_NOISE } from './bank-noise';

/** Letters in the prefix of an order code. */
export const MIN_PREFIX = 2;
export const MAX_PREFIX = 5;

/**
 * Why `prefix` cannot start order codes, as a sentence, or null when it can. Two to five ASCII letters,
 * and no word of bank text may equal it or end with it: "MOMO103968932085" holds the prefix "OMO" too,
 * because a match needs no word boundary on its left.
 *
 * The settings refuse an unsafe prefix at start; Billing issues and finds codes by what is left.
 */
export function orderPrefixFault(prefix: string): string | null {
  if (!new RegExp(`^[A-Za-z]{${MIN_PREFIX},${MAX_PREFIX}}$`).test(prefix))
    return 'the order prefix must be 2 to 5 letters from A to Z';
  const noise = BANK_NOISE.find((word) => word.endsWith(prefix.toUpperCase()));
  return noise ? `the order prefix ${prefix} reads like "${noise}", which banks write beside digits` : null;
}
