import { cardinalOf } from '../../text-normalization';

const CURRENCY = { vi: 'đồng', en: 'dong' } as const;

/** A whole amount of dong as receipts write it out: `Hai trăm chín mươi chín nghìn đồng`. */
export function amountInWords(amountVnd: number, language: 'vi' | 'en'): string {
  const words = `${cardinalOf(amountVnd, language)} ${CURRENCY[language]}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
