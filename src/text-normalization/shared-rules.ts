import type { Rule } from './rule';
import { table } from './table';

/** Signs without a reading, letters of scripts no voice here can say, and marks without a letter. */
export const UNREADABLE =
  /(?:(?![.,;:!?…'"“”„‘’‚«»‹›()[\]{}\-–—‐‑‒―·、。，！？；：（）「」])[^\p{L}\p{M}\p{N}\s]|(?:(?![\p{Script=Latin}\p{Script=Greek}])\p{L}){1,100}|(?!\p{Script=Latin})\p{L}|[\p{No}\p{Nl}])\p{M}{0,600}|\p{M}{1,600}/uy;

export const punctuation: Rule = {
  name: 'punctuation',
  class: 'punctuation',
  description: 'Punctuation of other scripts is that of Vietnamese; a middle dot is a pause.',
  examples: [
    ['xin chào。tạm biệt', 'xin chào. tạm biệt'],
    ['Hà Nội · Huế', 'Hà Nội, Huế'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?([·、。，！？；：（）「」‐‑‒―])/uy,
  say: ([, mark = '']) => PUNCTUATION.get(mark) ?? null,
};

const PUNCTUATION = table({
  '·': ',',
  '、': ',',
  '。': '.',
  '，': ',',
  '！': '!',
  '？': '?',
  '；': ';',
  '：': ':',
  '（': ',',
  '）': ',',
  '「': ',',
  '」': ',',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '―': '-',
});

export const lineBreak: Rule = {
  name: 'line-break',
  class: 'punctuation',
  description: 'A line break is a pause: a comma, or a full stop before an empty line.',
  examples: [
    ['một\nhai', 'một, hai'],
    ['một\n\nhai', 'một. hai'],
  ],
  opens: ['space'],
  pattern: /[^\S\n]{0,100}\n\s{0,1000}/y,
  say: (match, place) => {
    const inside = place.index > 0 && place.index + match[0].length < place.text.length;
    if (!inside || !/[\p{L}\p{N}\p{M})"”%°²³+*↑↓⬆⬇]$/u.test(place.before)) return null;
    return /\n[^\S\n]*\n/.test(match[0]) ? '.' : ',';
  },
};
