import type { Candidate, Form } from '../../candidate';
import { romanValue } from '../../roman';
import { respell } from '../foreign';
import { ABBREVIATIONS, MESSAGES } from '../lexicon/abbreviations';
import { CHAT_WORDS } from '../lexicon/chat';
import { readCardinal } from '../numbers/cardinals';
import { isSyllable } from '../syllables';
import { readAcronym, readLoan, spell } from '../vocabulary';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const one = (spoken: string | null | undefined, kind: Omit<Candidate, 'spoken'>): Candidate[] =>
  spoken === null || spoken === undefined ? [] : [{ ...kind, spoken }];

const LONGEST_SPELLED = 8;

const word: Form = {
  name: 'word',
  opens: ['letter'],
  pattern: new RegExp(String.raw`\p{L}[\p{L}\p{M}]{0,24}${END}(?!-[\p{Lu}\d])`, 'uy'),
  candidates: ([written]) => {
    const short = ABBREVIATIONS.get(written) ?? MESSAGES.get(written) ?? CHAT_WORDS.get(written);
    const roman = romanValue(written);
    const foreign =
      readAcronym(written) ?? readLoan(written) ?? (isSyllable(written) ? null : respell(written));
    return [
      ...one(short, { class: 'abbreviation', rule: 'abbreviation' }),
      ...one(roman === null ? null : readCardinal(roman), { class: 'roman', rule: 'roman' }),
      ...one(foreign, { class: 'foreign', rule: 'loan-word' }),
      ...one(written.length <= LONGEST_SPELLED ? spell(written) : null, {
        class: 'letters',
        rule: 'letters',
      }),
    ];
  },
  shape: ([written]) => [
    /^\p{Lu}+$/u.test(written) ? 'capitals' : /^\p{Lu}/u.test(written) ? 'capitalised' : 'small',
    `letters-${Math.min(written.length, 6)}`,
    ...(/[aeiouy]/i.test(written) ? [] : ['vowelless']),
  ],
};

const lettered: Form = {
  name: 'lettered-number',
  opens: ['letter', 'digit'],
  pattern: /(?:([A-ZĐ]{1,3})(\d{1,3})|(\d{1,3})([A-Za-zđĐ]{1,2}))(?![\p{L}\p{M}\d/]|[.,-]\d)/uy,
  candidates: ([, letters = '', after = '', before = '', unit = '']) => [
    {
      class: 'code',
      spoken:
        letters === ''
          ? `${readCardinal(before)} ${spell(unit)}`
          : `${spell(letters)} ${readCardinal(after)}`,
      rule: 'letters-and-digits',
    },
  ],
};

/** Letters that may be a short form, a numeral, a foreign word or just letters. */
export const wordForms: readonly Form[] = [word, lettered];
