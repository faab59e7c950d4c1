/**
 * How much each piece of evidence speaks for `d.m` or `d-m` being a day and its month, by hand. A date it is where
 * the sum reaches `DATE_FROM`; alone `3.5` is a decimal and `3-5` a range.
 */
export const DAY_MONTH_WEIGHTS = {
  /** ngày 26.8, sáng 26.8, thứ hai 26.8 */
  afterDay: 9,
  afterPartOfDay: 8,
  afterWeekday: 8,
  /** kỳ nghỉ 2-9 */
  afterOccasion: 6,
  /** từ 3-11, trước 30-6 */
  afterDeadline: 2,
  /** 10.3 âm lịch, 2-9 hằng năm */
  ofCalendar: 8,
  /** 2-9 và 10-3; the same with ngày or hết between */
  besideAnother: 2,
  /** the next in a list of dates */
  afterDate: 3,
  /** sale 11.11 */
  doubleDayOfSales: 3,
  /** A day that no month has: 26.8. */
  beyondTwelve: 1,
  /** 30-4, 2-9 */
  famous: 1,
  /** What is counted, measured or scored: 3-5 người, 18.1 điểm. */
  amount: -9,
  /** tăng 18.1 */
  afterAmount: -3,
  /** A sentence about marks, prices or scores. */
  amongAmounts: -2,
  aboutAmounts: -3,
  amongScores: -4,
  /** mục 2.1, số 5-7 */
  afterNumbering: -3,
  /** The text writes decimals so. */
  decimalStyle: -1,
} as const;

export const DATE_FROM = 3;
