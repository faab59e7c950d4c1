import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

const sunProtection: Rule = {
  name: 'sun-protection',
  class: 'code',
  description: 'How well a cream keeps the sun off: SPF and a number, PA and its plus signs by their count.',
  examples: [
    ['SPF50+', 'ét pê ép năm mươi cộng'],
    ['SPF 30 PA+++', 'ét pê ép ba mươi pê a ba cộng'],
  ],
  opens: ['capital'],
  pattern:
    /SPF\s?(\d{1,3})(\+?)(?![\p{L}\d+])|PA(\+{2,4}|(?<=SPF\s?\d{1,3}\+?[\s/,]{1,2}PA)\+)(?![\p{L}\d+])/uy,
  say: ([, factor = '', more = '', marks = '']) =>
    factor === ''
      ? `pê a ${readCardinal(String(marks.length))} cộng`
      : `ét pê ép ${readCardinal(factor)}${more === '' ? '' : ' cộng'}`,
};

export const sunProtectionRules: readonly Rule[] = [sunProtection];
