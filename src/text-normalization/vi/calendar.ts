import type { DayIntro } from './verbalize/dates';

/** What is still to be said before a day: the text may have said ngày or mùng, or ngay where it has no marks. */
export function dayIntro(before: string): DayIntro {
  if (/(?:mùng|mồng)\s*$/.test(before)) return '';
  const unmarked = /(?<![a-z])ngay\s*$/.test(before) && /^[ -~\s]*$/.test(before);
  return unmarked || /(?:ngày|(?<!\p{L})hôm)\s*$/u.test(before) ? 'mùng' : 'ngày mùng';
}

/** Whether a day and a month could be a date of some year. */
export function isDayMonth(day: number, month: number): boolean {
  const longest = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31;
  return day >= 1 && day <= longest && month >= 1 && month <= 12;
}

/** Whether years stand just before, which descend: năm 262-261 TCN. */
export const isBeforeOurEra = (after: string): boolean =>
  /^\s?(?:tcn|trước (?:công nguyên|tây lịch))(?!\p{L})/u.test(after);
