/** Real text has two or three combining marks in a row. Beyond 30 no form is stable (UAX #15, section 13). */
const STACKED_MARKS = /\p{M}{31}/u;

/** Whether to refuse a text before `normalize`: ordering marks takes time that grows with the square of their number. */
export const hasStackedMarks = (text: string): boolean => STACKED_MARKS.test(text);

export const STACKED_MARKS_FAULT = 'must not have more than 30 combining marks in a row.';
