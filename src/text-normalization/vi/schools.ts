import type { Rule } from '../rule';
import { readCardinal, readDigits } from './numbers/cardinals';

const SEMESTERS_BEFORE = /(?<!\p{L})(?:học|kỳ|phí|khóa|lớp|điểm|thi|niên)(?!\p{L})[^.;!?\n]{0,50}$/u;

const semester: Rule = {
  name: 'semester',
  class: 'abbreviation',
  description: 'HK before the number of a semester, or of its year and itself.',
  examples: [
    ['lịch thi HK1', 'lịch thi học kỳ một'],
    ['học kỳ 20171', 'học kỳ hai không một bảy một'],
    ['học phí học HK122', 'học phí học học kỳ một hai hai'],
  ],
  opens: ['capital', 'digit'],
  pattern: /(?:HK\s?(?:([1-3])|(\d\d[1-3]))|(20\d\d[1-3]))(?![\p{L}\d]|[.,/-]\d)/uy,
  say: ([, number, code = '', whole], { before }) => {
    if (whole !== undefined) return /(?<!\p{L})học kỳ\s$/u.test(before) ? readDigits(whole) : null;
    if (number !== undefined) return `học kỳ ${readCardinal(number)}`;
    return SEMESTERS_BEFORE.test(before) ? `học kỳ ${readDigits(code)}` : null;
  },
};

const SCHOOL_BEFORE =
  /(?<!\p{L})(?:trường|trg|xưa|đậu|đỗ|rớt|trượt|hết|cũ|học|hồi|lớp|thi|hs|học sinh|lên|vào|thời|từ|hết)\s$|c[123](?:,| hay| và| hoặc)?\s$/u;

const schoolLevel: Rule = {
  name: 'school-level',
  class: 'abbreviation',
  description: 'c1 to c3 after a word of schools, C4 after a house: cấp.',
  examples: [
    ['trường c3', 'trường cấp ba'],
    ['nhà C4', 'nhà cấp bốn'],
  ],
  opens: ['letter'],
  pattern: /[cC]([1-4])(?![\p{L}\d]|[.,/-]\d)/uy,
  say: ([written, level = ''], { before }) => {
    const known = level === '4' ? /(?<!\p{L})nhà\s$/u : SCHOOL_BEFORE;
    return known.test(before) && (level === '4' || written.startsWith('c'))
      ? `cấp ${readCardinal(level)}`
      : null;
  },
};

/** What has several sites. */
const CAMPUS_BEFORE =
  /(?<!\p{L})(?:đại học|đh|trường|học viện|bệnh viện|bv|quán|shop|trung tâm)(?!\p{L})(?![^.;!?\n]*(?:photoshop|adobe|illustrator|ngành|chơi|game|key|net))[^.;!?\n]{0,40}[\s(,]$/u;

/** Tried before the short forms of messages, which have a cs of their own. */
export const campus: Rule = {
  name: 'campus',
  class: 'abbreviation',
  description: 'cs and a number after the name of a school, hospital or shop: cơ sở.',
  examples: [
    ['Đại học Văn Lang cs3', 'Đại học Văn Lang cơ sở ba'],
    ['Đại học Văn Lang cs 3', 'Đại học Văn Lang cơ sở ba'],
  ],
  opens: ['letter'],
  pattern: /(?:cs|CS)\s?([1-9])(?![\p{L}\d]|[.,/-]\d)/uy,
  say: ([, number = ''], { before }) => (CAMPUS_BEFORE.test(before) ? `cơ sở ${readCardinal(number)}` : null),
};

/** How schools number their semesters and levels. */
export const schoolRules: readonly Rule[] = [semester, schoolLevel];
