import { allMatches } from './all-matches';
import { addressRules } from './vi/net';

const WORD_START = /(?<![\p{L}\p{M}\p{N}])[A-Za-z0-9]/gu;

/** The web and e-mail addresses of a text, in order, in UTF-16 units: names that are read as a whole. */
export function addressesIn(text: string): { readonly from: number; readonly to: number }[] {
  const addresses: ReturnType<typeof addressesIn> = [];
  for (const { index: from } of allMatches(text, WORD_START)) {
    if (from < (addresses.at(-1)?.to ?? 0)) continue;
    for (const { pattern } of addressRules) {
      pattern.lastIndex = from;
      const length = pattern.exec(text)?.[0].length ?? 0;
      if (length === 0) continue;
      addresses.push({ from, to: from + length });
      break;
    }
  }
  return addresses;
}
