import { readCardinal } from '../numbers/cardinals';

/** Days of the month that ordinary Vietnamese counts with mùng. */
const LAST_MUNG = 10;

/**
 * How much of "ngày mùng" is said before a day: all of it, mùng alone after a written ngày, nothing after a written
 * mùng or where a place is named after the day.
 */
export type DayIntro = 'ngày mùng' | 'mùng' | '';

export interface DayMonth {
  readonly day: number;
  readonly month: number;
  readonly intro: DayIntro;
}

export interface MonthYear {
  readonly month: number;
  /** As written: two digits or four. */
  readonly year: string;
  /** The text says tháng itself. */
  readonly named: boolean;
}

/** ngày mùng năm, ngày mười lăm. */
export function sayDay(day: number, intro: DayIntro): string {
  const said = day <= LAST_MUNG ? intro : intro.replace('mùng', '');
  return `${said} ${readCardinal(day)}`.replace(/\s+/g, ' ').trim();
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

/** ngày hai mươi sáu tháng tám. */
export function sayDayMonth({ day, month, intro }: DayMonth): string {
  return `${sayDay(day, intro)} tháng ${sayMonth(month)}`;
}

/** The same with its year. */
export function sayDate(date: DayMonth & { readonly year: string }): string {
  return `${sayDayMonth(date)} năm ${sayYear(date.year)}`;
}

/** tháng chín năm một nghìn chín trăm bảy mươi hai. */
export function sayMonthYear({ month, year, named }: MonthYear): string {
  return `${named ? '' : 'tháng '}${sayMonth(month)} năm ${sayYear(year)}`;
}
