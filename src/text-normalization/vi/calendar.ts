import { readCardinal } from './numbers/cardinals';

/** Days of the month that ordinary Vietnamese counts with mùng. */
const LAST_MUNG = 10;

/** mùng năm, mười lăm; plain where the text says mùng or mồng itself. */
export function sayDay(day: number, before: string): string {
  const written = /(?:mùng|mồng)\s*$/.test(before);
  return day <= LAST_MUNG && !written ? `mùng ${readCardinal(day)}` : readCardinal(day);
}

/** The fourth month is tháng tư. */
export function sayMonth(month: number): string {
  return month === 4 ? 'tư' : readCardinal(month);
}

/** A year as a full number; two digits are of this century up to 49, of the last from 50. */
export function sayYear(written: string): string {
  if (written.length !== 2) return readCardinal(written);
  const year = Number(written);
  return readCardinal(year < 50 ? 2000 + year : 1900 + year);
}

/** "ngày " unless the text has said ngày, mùng or mồng, or ngay in a text typed without marks. */
export function dayWord(before: string): string {
  const unmarked = /(?<![a-z])ngay\s*$/.test(before) && /^[ -~\s]*$/.test(before);
  return unmarked || /(?:ngày|mùng|mồng)\s*$/.test(before) ? '' : 'ngày ';
}

/** Whether a day and a month could be a date of some year. */
export function isDayMonth(day: number, month: number): boolean {
  const longest = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day >= 1 && day <= longest && month >= 1 && month <= 12;
}
