import type { Rule } from '../rule';
import { readDigits } from './numbers/cardinals';
import { spell } from './vocabulary';

/** What is sown, bought and eaten. */
const RICE_BEFORE = /(?<!\p{L})(?:lúa|giống|gạo|nếp)(?!\p{L})[^.;!?\n]{0,60}$/u;

/** Varieties of rice, by the institutes that bred them: IR of IRRI, OM of Ô Môn. */
export const riceVarieties: Rule = {
  name: 'rice-variety',
  class: 'code',
  description: 'Varieties of rice: letters and digits one by one.',
  examples: [
    ['lúa tươi IR 50404', 'lúa tươi i e rờ năm không bốn không bốn'],
    ['giống lúa OM 5451', 'giống lúa o em mờ năm bốn năm một'],
  ],
  opens: ['capital'],
  pattern: /(IR|OM|OMCS|MTL|ML) ?(\d{3,5})(?![\p{L}\d]|[.,]\d)/uy,
  say: ([, letters = '', number = ''], { before }) =>
    RICE_BEFORE.test(before) ? `${spell(letters)} ${readDigits(number)}` : null,
};
