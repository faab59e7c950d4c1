import { MAX_PREFIX, MIN_PREFIX } from '../shared/domain/order-prefix';
import { BANK_NOISE } from './bank-noise';
import { UnusableSetting } from './setting';

/**
 * The prefix in capitals.
 * @throws UnusableSetting when bank text could be mistaken for a code with it
 */
export function orderPrefix(text: string): string {
  const fault = orderPrefixFault(text);
  if (fault) throw new UnusableSetting(`cannot be used: ${fault}`);
  return text.toUpperCase();
}

/**
 * Why `prefix` cannot start order codes, as a sentence, or null when it can. Two to five ASCII letters,
 * and no word of bank text may equal it or end with it: "MOMO103968932085" holds the prefix "OMO" too,
 * because a match needs no word boundary on its left.
 */
export function orderPrefixFault(prefix: string): string | null {
  if (!new RegExp(`^[A-Za-z]{${MIN_PREFIX},${MAX_PREFIX}}$`).test(prefix))
    return 'the order prefix must be 2 to 5 letters from A to Z';
  const noise = BANK_NOISE.find((word) => word.endsWith(prefix.toUpperCase()));
  return noise ? `the order prefix ${prefix} reads like "${noise}", which banks write beside digits` : null;
}
