import { cardinalOf } from '../../../text-normalization/say-as';

const CURRENCY = { vi: 'đồng', en: 'dong' } as const;

/** What is spoken without a hyphen is written with one: `ninety-nine`. */
const TENS_AND_ONES =
  /(?<=\b(?:twen|thir|for|fif|six|seven|eigh|nine)ty) (?=(?:one|two|three|four|five|six|seven|eight|nine)\b)/g;

/** A whole amount of dong as receipts write it out: `Hai trăm chín mươi chín nghìn đồng`. */
export function amountInWords(amountVnd: number, language: 'vi' | 'en'): string {
  const cardinal = cardinalOf(amountVnd, language);
  const written = language === 'en' ? cardinal.replace(TENS_AND_ONES, '-') : cardinal;
  const words = `${written} ${CURRENCY[language]}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
