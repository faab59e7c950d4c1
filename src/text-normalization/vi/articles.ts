import type { Rule } from '../rule';
import { fold, isPlainSyllable, isSyllable } from './syllables';
import { readLoan } from './vocabulary';

const CAPITALISED_BEFORE = /(\p{Lu}\p{Ll}+)[ -]$/u;

const particle: Rule = {
  name: 'name-particle',
  class: 'foreign',
  description: 'The de between two parts of a foreign name, or before one.',
  examples: [
    ['bà Beauvoir de Moulin', 'bà bô voa đờ mu lin'],
    ['Cao de trắng', 'Cao de trắng'],
    ['thủ môn De Gea', 'thủ môn đờ hê a'],
    ['sân bay Charles-de-Gaulle', 'sân bay sác lơ-đờ-gôn'],
  ],
  opens: ['letter'],
  pattern: /(?:de|De)(?=[\s-](\p{Lu}\p{L}+))/uy,
  say: ([written, next = ''], { writtenBefore }) => {
    if (written === 'De') return isPlainSyllable(fold(next).toLowerCase()) ? null : 'đờ';
    const name = CAPITALISED_BEFORE.exec(writtenBefore)?.[1] ?? '';
    return name === '' || isSyllable(name) ? null : 'đờ';
  },
};

const article: Rule = {
  name: 'english-article',
  class: 'foreign',
  description:
    'The before a foreign name with a capital, or an English word; elsewhere it is a Vietnamese word.',
  examples: [
    ['phim The Godfather', 'phim đờ gót pha đơ'],
    ['tờ The Sun và the Daleks', 'tờ đờ xăn và đờ đa léc'],
    ['căn hộ The vista', 'căn hộ đờ vít ta'],
    ['The lụa mỏng', 'The lụa mỏng'],
  ],
  opens: ['letter'],
  pattern: /(?:[Tt]he|THE)(?=\s(\p{L}{2,}))/uy,
  say: ([written, name = ''], { before }) => {
    if (/(?<!\p{L})(?:áo|vải|khăn|lụa|phục)\s$/u.test(before)) return null;
    const vietnamese = isPlainSyllable(fold(name).toLowerCase()) && name !== 'Sun';
    // Small letters begin no name, and the is a word of its own before one that is not English.
    if (/^\p{Ll}/u.test(name))
      return /^T/.test(written) && !vietnamese && readLoan(name) !== null ? 'đờ' : null;
    return vietnamese && (/^t/.test(written) || readLoan(name) === null) ? null : 'đờ';
  },
};

/** The small words of foreign names. */
/** Of Italian names: Leonardo da Vinci. */
const italianParticle: Rule = {
  name: 'name-particle-da',
  class: 'foreign',
  description: 'The da between two parts of a foreign name.',
  examples: [['ông Leonardo da Vinci', 'ông le o na đo đa vin xi']],
  opens: ['letter'],
  pattern: /da(?=\s(\p{Lu}\p{L}+))/uy,
  say: (_, { writtenBefore }) => {
    const name = CAPITALISED_BEFORE.exec(writtenBefore)?.[1] ?? '';
    return name === '' || isPlainSyllable(fold(name).toLowerCase()) ? null : 'đa';
  },
};

export const articleRules: readonly Rule[] = [particle, italianParticle, article];
