import type { Rule } from '../rule';
import { readDigits } from './numbers';
import { table } from '../table';

const PATH = String.raw`[^\s<>"“”]{0,1000}[^\s<>"“”.,;:!?)\]}'’…]`;
const HOST = String.raw`(?:[A-Za-z0-9][A-Za-z0-9-]{0,62}\.){1,5}`;
const END = String.raw`(?![\p{L}\p{N}])`;

const SIGNS = table({
  '.': 'dot',
  '/': 'slash',
  '@': 'at',
  '-': 'dash',
  _: 'underscore',
  ':': 'colon',
  '?': 'question mark',
  '=': 'equals',
  '&': 'and',
  '%': 'percent',
  '#': 'hash',
  '+': 'plus',
  '~': 'tilde',
});

/** Names as they are, signs by name, digits one by one. */
function readAddress(written: string): string {
  const runs = written.match(/[\p{L}\p{M}]+|\d+|[^\p{L}\p{M}\d]/gu) ?? [];
  return runs
    .map((run) => (/^\d/.test(run) ? readDigits(run) : /^\p{L}/u.test(run) ? run : (SIGNS.get(run) ?? '')))
    .filter((word) => word !== '')
    .join(' ');
}

const url: Rule = {
  name: 'en-url',
  class: 'electronic',
  description: 'Web and e-mail addresses: dot, slash and at; the scheme is dropped.',
  examples: [
    ['https://loa.vn/docs', 'loa dot vn slash docs'],
    ['ask@example.com', 'ask at example dot com'],
  ],
  opens: ['letter', 'digit'],
  pattern: new RegExp(
    String.raw`(?:https?:\/\/|www\.)${PATH}|[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@${HOST}[A-Za-z]{2,12}${END}|${HOST}(?:com|net|org|vn|edu|gov|io|info|app|dev)(?:\/${PATH}|${END})`,
    'uy',
  ),
  say: ([written]) => readAddress(written.replace(/^https?:\/\//, '')),
};

const hashtag: Rule = {
  name: 'en-hashtag',
  class: 'electronic',
  description: 'Hashtags: hashtag, then the words cut at their capitals.',
  examples: [['#GoodMorning', 'hashtag Good Morning']],
  opens: ['sign'],
  pattern: /#(?=[\p{Script=Latin}_])[\p{Script=Latin}\p{M}\d_]{1,100}/uy,
  say: ([written]) => {
    const parts = written.match(/\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\d+/gu) ?? [];
    return ['hashtag', ...parts.map((part) => (/^\d/.test(part) ? readDigits(part) : part))].join(' ');
  },
};

export const netRules: readonly Rule[] = [url, hashtag];
