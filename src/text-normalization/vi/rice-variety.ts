import type { Rule } from '../rule';
import { readDigits } from './numbers/cardinals';
import { spell } from './vocabulary';

/** What is sown, bought and eaten. */
const RICE_BEFORE = /(?<!\p{L})(?:lúa|giống|gạo|nếp)(?!\p{L})[^.;!?\n]{0,60}$/u;

/** Varieties of the rice research institute IRRI, whose numbers have five digits. */
export const riceVariety: Rule = {
  name: 'rice-variety',
  class: 'code',
  description: 'Varieties of rice, IR and five digits: one by one.',
  examples: [['lúa tươi IR 50404', 'lúa tươi i e rờ năm không bốn không bốn']],
  opens: ['capital'],
  pattern: /IR ?(\d{5})(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, number = ''], { before }) =>
    RICE_BEFORE.test(before) ? `${spell('IR')} ${readDigits(number)}` : null,
};
