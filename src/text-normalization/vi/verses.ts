import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';

/** Books of the Bible and the Koran, whose verses look like times of day. */
const BOOK_BEFORE =
  /(?<!\p{L})(?:Kinh Thánh|Cô-?ran|Coran|Sáng [Tt]hế(?: [Kk]ý)?|Thi [Tt]hiên|Thánh [Vv]ịnh|Châm [Nn]gôn|Ê-sai|I-sai-a|Ma-thi-ơ|Mát-thêu|Mác-cô|Lu-ca|Giăng|Gioan|Rô-ma|(?:[12I]{1,2} )?Cô-rinh-tô|Ê-phê-sô|Phi-líp|Hê-bơ-rơ|Gia-cơ|Khải [Hh]uyền)\s$/u;

const verse: Rule = {
  name: 'verse',
  class: 'section',
  description: 'Chapter and verse after the name of a holy book: (Mát-thêu 2:8-9).',
  examples: [
    ['(Mát-thêu 2:8-9)', '(Mát-thêu hai, tám đến chín)'],
    ['Kinh Coran 3:193)', 'Kinh cô ran ba, một trăm chín mươi ba)'],
    ['Rô-ma 8:28 nói', 'Rô-ma tám, hai mươi tám nói'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,3}):(\d{1,3})(?![\d:])/uy,
  say: (match, place) => {
    const [written, chapter = '', number = ''] = match;
    const verse = `${readCardinal(chapter)}, ${readCardinal(number)}`;
    if (BOOK_BEFORE.test(place.writtenBefore)) return verse;
    const bracketed = /^(?:[-–]\d{1,3}[);,]|\))/.test(place.after(match));
    const named = /\p{Lu}[\p{L}-]{1,20}\s$/u.test(place.writtenBefore);
    const clock = /^\d{1,2}:[0-5]\d$/.test(written);
    return bracketed && named && !clock ? verse : null;
  },
};

/** Tried before times of day. */
export const verseRules: readonly Rule[] = [verse];
