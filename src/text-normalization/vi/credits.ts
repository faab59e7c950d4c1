import type { Rule } from '../rule';
import { isSyllable } from './syllables';
import { spell } from './vocabulary';
import { table } from '../table';

/** Whose picture or text it is. */
const CREDIT_BEFORE = /(?<!\p{L})(?:ảnh|bài|tin|thực hiện|nguồn|video|clip)(?:,? và (?:ảnh|bài))?\s?:\s?$/u;

const credit: Rule = {
  name: 'credit',
  class: 'letters',
  description: 'Two letters, or one and its dot before a name, after Ảnh: and the like: letter by letter.',
  examples: [
    ['Ảnh: KB.', 'Ảnh: ca bê.'],
    ['Ảnh: N.HUY.', 'Ảnh: en nờ HUY.'],
  ],
  opens: ['capital'],
  // A title and a part of an address have their dots too: TS. Nam, P. Bến Nghé.
  pattern:
    /[A-ZĐ]{2}(?![\p{L}\d.]\s?\p{Lu}|[\p{L}\d])(?!\s\p{Lu})|\p{Lu}\.\s?(?=\p{Lu}{2}|(?<![PQHXĐ]\.\s?)\p{Lu}\p{Ll})(?!S\.)/uy,
  say: ([written], { before }) =>
    CREDIT_BEFORE.test(before) && !/^(?:VN|HN|SG|TP|CA)/.test(written)
      ? spell(written.replace(/[.\s]/g, ''))
      : null,
};

/** Who is to be called: LH: C.Thảo, C.Thảo 0901043736. */
const CALLED_BEFORE = /(?:liên hệ|(?<!\p{L})(?:lh|gặp|pv|sđt|zalo|đt))\s?[:.]?\s?$/u;
const NUMBER_AFTER = /^\p{Lu}\p{Ll}+\s?[-–:(]?\s?0\d{2}[\d .]{5}/u;
const PEOPLE = table({ A: 'anh', C: 'chị' });

const contact: Rule = {
  name: 'contact',
  class: 'abbreviation',
  description: 'A. and C. before the name of who is to be called: anh, chị.',
  examples: [
    ['Liên hệ: C.Thảo 0901043736', 'Liên hệ: chị Thảo không chín không một không bốn ba bảy ba sáu'],
    ['gặp A.Minh', 'gặp anh Minh'],
  ],
  opens: ['capital'],
  pattern: /([AC])\.\s?(?=(\p{Lu}\p{Ll}+))/uy,
  say: (match, place) =>
    isSyllable(match[2] ?? '') &&
    !/^(?:Ty|Mác)$/.test(match[2] ?? '') &&
    (CALLED_BEFORE.test(place.before) || NUMBER_AFTER.test(place.writtenAfter(match)))
      ? (PEOPLE.get(match[1] ?? '') ?? null)
      : null,
};

/** Who made something and who is to be called. Tried before units: whose initials are KB. */
export const creditRules: readonly Rule[] = [credit, contact];
