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

/** Numerals that are written: up to the eighties, since CII, DC and MM are initials. */
const NUMERAL = /^(?:[IVX]{1,9}|[XL][IVXL]{2,8})$/;
/** What no word begins with or ends in: FTSE, IRGC and BIDV in capitals are initials. */
const ONSETS = 'B[LR]|C[HLR]|DR|F[LR]|G[LR]|K[HLNR]|N[GH]|P[HLR]|QU|S[CHKLMNPQTW]|T[HRW]|W[HR]';
const CODAS = 'C[HKT]|FT|GH|KS|L[DKLTPS]|M[PS]|N[CDGKNSTX]|P[HST]|R[CDKLMNSTX]|S[HKMPST]|T[HST]|[DGXZ]S';
const UNSPEAKABLE = new RegExp(`^(?!${ONSETS})[^AEIOUY]{2}|[^AEIOU]{4}|[^AEIOUY]{2}$(?<!(?:${CODAS}))`);

/** Consonant and vowel by turns, as in FURUNO: more a name than initials. */
const OPEN_SYLLABLES = /^(?:[^AEIOUY]{1,2}[AEIOUY]){2,}[^AEIOUY]?$/;

const word: Form = {
  name: 'word',
  opens: ['letter'],
  pattern: new RegExp(String.raw`\p{L}[\p{L}\p{M}]{0,24}${END}(?!-[\p{Lu}\d])`, 'uy'),
  candidates: ([written]) => {
    const short = ABBREVIATIONS.get(written) ?? MESSAGES.get(written) ?? CHAT_WORDS.get(written);
    const roman = NUMERAL.test(written) ? romanValue(written) : null;
    const isWord = !isSyllable(written) && !UNSPEAKABLE.test(written);
    const foreign = readAcronym(written) ?? readLoan(written) ?? (isWord ? respell(written) : null);
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
    ...((readAcronym(written) ?? readLoan(written)) ? ['listed'] : []),
    ...(OPEN_SYLLABLES.test(written) ? ['open-syllables'] : []),
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
