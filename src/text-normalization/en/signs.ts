import { lineBreak, punctuation, UNREADABLE } from '../shared-rules';
import type { Rule } from '../rule';
import { ABBREVIATIONS, SIGNS } from './lexicon/words';
import { readCardinal } from './numbers';
import { table } from '../table';

const ROADS = table({ 'St.': 'street', 'Dr.': 'drive' });

const abbreviation: Rule = {
  name: 'en-abbreviation',
  class: 'abbreviation',
  description: 'Abbreviations with a dot: Dr., e.g., etc.',
  examples: [
    ['Dr. Smith', 'doctor Smith'],
    ['pens, e.g. blue', 'pens, for example blue'],
  ],
  opens: ['letter'],
  pattern: /[A-Za-z]{1,6}\.(?:[a-z]\.)?/y,
  say: (match, place) => {
    const [written] = match;
    const after = place.writtenAfter(match);
    if (written === 'No.' && !/^\s?\d/.test(after)) return null;
    // Paul St., King Dr.: after a name and before none, a road.
    const road = /\p{Lu}\p{Ll}+\s$/u.test(place.writtenBefore) && !/^\s\p{Lu}\p{Ll}/u.test(after);
    if (road && ROADS.has(written)) return ROADS.get(written)!;
    return ABBREVIATIONS.get(written) ?? null;
  },
};

const minus: Rule = {
  name: 'en-minus',
  class: 'math',
  description: 'A minus directly before a number.',
  examples: [['at -5', 'at minus five']],
  opens: ['sign'],
  pattern: /[-−](?=\d)/y,
  say: (_, { before }) => (/(?:^|[\s(=])$/.test(before) ? 'minus' : null),
};

const range: Rule = {
  name: 'en-range',
  class: 'range',
  description: 'A dash between numbers: to.',
  examples: [
    ['5-7 days', 'five to seven days'],
    ['9am-5pm', 'nine A M to five P M'],
  ],
  opens: ['sign', 'space'],
  pattern: /\s?[-–—]\s?(?=[\d$€£])/y,
  say: (match, { before }) =>
    /(?:[\d%]|\d\s?[ap]m)$/.test(before) && !/^\s[-–—]$/.test(match[0]) ? 'to' : null,
};

const RATIO_BEFORE = /\b(?:ratio|scale|odds|aspect|mix)(?: \w+){0,2}\s$/;
const RATIO_AFTER = /^\s(?:ratio|scale|odds|screen|aspect|display|mix|video)\b/;

const ratio: Rule = {
  name: 'en-ratio',
  class: 'ratio',
  description: 'Ratios with a colon: to.',
  examples: [
    ['a ratio of 1:3', 'a ratio of one to three'],
    ['a 16:9 screen', 'a sixteen to nine screen'],
  ],
  opens: ['digit'],
  pattern: /(\d{1,4}):(\d{1,6})(?![\d:])/y,
  say: (match, place) => {
    const cued = RATIO_BEFORE.test(place.before) || RATIO_AFTER.test(place.after(match));
    return cued ? `${readCardinal(match[1] ?? '')} to ${readCardinal(match[2] ?? '')}` : null;
  },
};

const power: Rule = {
  name: 'en-power',
  class: 'math',
  description: '^ is to the power of.',
  examples: [['10^6', 'ten to the power of six']],
  opens: ['sign'],
  pattern: /\^(?=[\d(\p{L}-])/uy,
  say: () => 'to the power of',
};

const by: Rule = {
  name: 'en-times',
  class: 'math',
  description: 'x between numbers: by.',
  examples: [
    ['3x4', 'three by four'],
    ['2m x 3m', 'two meters by three meters'],
  ],
  opens: ['letter'],
  pattern: /[xX](?=\s?\d)/y,
  say: (_, { before }) => (/\d\s?(?:mm|cm|m|km|in|ft)?\s?$/.test(before) ? 'by' : null),
};

const slash: Rule = {
  name: 'en-slash',
  class: 'sign',
  description: 'A slash between words is silent; other bars too.',
  examples: [['and/or', 'and or']],
  opens: ['sign'],
  pattern: /[/\\|_*]{1,10}/y,
  say: () => '',
};

const sign: Rule = {
  name: 'en-sign',
  class: 'sign',
  description: 'Signs by their names.',
  examples: [
    ['R & D', 'R and D'],
    ['2 + 2 = 4', 'two plus two equals four'],
  ],
  opens: ['sign', 'digit'],
  pattern: /[&@%‰+=<>≤≥≠≈~±×÷−→√°§#$€£¥₫½¼¾²³]/uy,
  say: ([written]) => SIGNS.get(written) ?? null,
};

const unreadable: Rule = {
  name: 'en-unreadable',
  class: 'sign',
  description: 'Signs that have no reading are left out.',
  examples: [['one ⁂ two', 'one two']],
  opens: ['sign', 'letter'],
  pattern: UNREADABLE,
  say: () => '',
};

/** Tried before times of day. */
export const ratioRules: readonly Rule[] = [ratio];

export const signRules: readonly Rule[] = [
  { ...lineBreak, name: 'en-line-break', examples: [['one\ntwo', 'one, two']] },
  { ...punctuation, name: 'en-punctuation', examples: [['Paris · Rome', 'Paris, Rome']] },
  abbreviation,
  minus,
  range,
  by,
  power,
];

/** Tried when no more specific rule applies. */
export const lastRules: readonly Rule[] = [slash, sign, unreadable];
