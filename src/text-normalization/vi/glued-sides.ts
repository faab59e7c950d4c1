import type { Rule } from '../rule';
import { readNumeral } from './numbers/numerals';

const SIDE = String.raw`\d{1,4}(?:[.,]\d{1,2})?`;

/** @param written a number with m or m2 behind it, or with nothing */
function readSide(written: string): string {
  const [, number = '', unit = ''] = /^([\d.,]+)(.*)$/.exec(written) ?? [];
  const words = unit === '' ? '' : /[2²]/.test(unit) ? ' mét vuông' : ' mét';
  return `${readNumeral(number)}${words}`;
}

export const gluedSides: Rule = {
  name: 'glued-sides',
  class: 'measure',
  description: 'Sides of a plot, or its area and how many floors stand on it, glued by an x: nhân.',
  examples: [
    ['lô 10mx22m', 'lô mười mét nhân hai mươi hai mét'],
    ['hẻm 4mx20', 'hẻm bốn mét nhân hai mươi'],
    ['nhà 40m2x5 tầng', 'nhà bốn mươi mét vuông nhân năm tầng'],
  ],
  opens: ['digit'],
  pattern: new RegExp(String.raw`${SIDE}[mM][2²]?(?:[xX×*]${SIDE}[mM]?){1,2}(?![\p{L}\d²]|[.,]\d)`, 'uy'),
  say: ([written]) =>
    written
      .split(/[xX×*]/)
      .map(readSide)
      .join(' nhân '),
};
