import { romanValue } from '../../roman';
import { isSymbol } from '../chat';
import { isPronoun } from '../english-homographs';
import { respell } from '../foreign';
import { ABBREVIATIONS } from '../lexicon/abbreviations';
import { CHAT_WORDS } from '../lexicon/chat-words';
import { MESSAGES } from '../lexicon/messages';
import { isChromosome } from '../ordinals';
import { isSyllable } from '../syllables';
import { readAcronym, readLoan, readSettled } from '../vocabulary';
import type { Classified, ClassifiedForm } from './classified';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const listed = (words: string | null | undefined, kind: Omit<Classified, 'value'>): Classified[] =>
  words === null || words === undefined ? [] : [{ ...kind, value: { kind: 'words', words } }];

const LONGEST_SPELLED = 8;

/** Numerals that are written: up to the eighties, since CII, DC and MM are initials. */
const NUMERAL = /^(?:[IVX]{1,9}|[XL][IVXL]{2,8})$/;
/** What no word begins with or ends in: FTSE, IRGC and BIDV in capitals are initials. */
const ONSETS = 'B[LR]|C[HLR]|DR|F[LR]|G[LR]|K[HLNR]|N[GH]|P[HLR]|QU|S[CHKLMNPQTW]|T[HRW]|W[HR]';
const CODAS = 'C[HKT]|FT|GH|KS|L[DKLTPS]|M[PS]|N[CDGKNSTX]|P[HST]|R[CDKLMNSTX]|S[HKMPST]|T[HST]|[DGXZ]S';
const UNSPEAKABLE = new RegExp(`^(?!${ONSETS})[^AEIOUY]{2}|[^AEIOU]{4}|[^AEIOUY]{2}$(?<!(?:${CODAS}))`);

/** Consonant and vowel by turns, as in FURUNO: more a name than initials. */
const OPEN_SYLLABLES = /^(?:[^AEIOUY]{1,2}[AEIOUY]){2,}[^AEIOUY]?$/;

/** Family name and given names, of whom the last letter is an initial: Đặng Văn X. */
const FULL_NAME_BEFORE = /(?:^|[\s(])\p{Lu}\p{Ll}{1,6} (?:\p{Lu}\p{Ll}{0,6} ){1,3}$/u;

/** What is named by a letter: places and people in judgments (huyện V, ông V), mixtures in exercises (hỗn hợp X), and letters themselves (hình chữ V). */
const NAMED_BY_LETTER =
  /(?<!\p{L})(?:chữ|(?<!vua )(?:ông|bà|anh|chị)|huyện|xã|ấp|thị trấn|tỉnh|thôn|xóm|thành phố|thị xã|phường|công ty|ngân hàng|hỗn hợp|dung dịch|chất|kim loại|muối|khí|oxit|este|axit|ancol|amin|peptit|hợp chất|polime|nguyên tố|chất rắn)\s$/u;

const word: ClassifiedForm = {
  name: 'word',
  opens: ['letter'],
  pattern: new RegExp(String.raw`\p{L}[\p{L}\p{M}]{0,24}${END}(?!-[\p{Lu}\d])`, 'uy'),
  classify: (match, place) => {
    const [written] = match;
    const short = isSymbol(written, place.before, place.after(match))
      ? null
      : (place.document.meaningOf(written) ??
        ABBREVIATIONS.get(written) ??
        MESSAGES.get(written) ??
        CHAT_WORDS.get(written));
    const initial = written.length === 1 && FULL_NAME_BEFORE.test(place.writtenBefore);
    const numeral =
      NUMERAL.test(written) &&
      !initial &&
      !(written.length === 1 && NAMED_BY_LETTER.test(place.before)) &&
      !/^\/(?:19|20)\d\d\//.test(place.writtenAfter(match)) &&
      !/\d[.,]$/.test(place.before) &&
      !isChromosome(written, place.before) &&
      !isPronoun(place.writtenBefore, place.writtenAfter(match));
    const roman = numeral ? romanValue(written) : null;
    const isWord = !isSyllable(written) && !UNSPEAKABLE.test(written);
    const foreign = readAcronym(written) ?? readLoan(written) ?? (isWord ? respell(written) : null);
    return [
      ...listed(short, { class: 'abbreviation', rule: 'abbreviation' }),
      ...(roman === null
        ? []
        : [{ class: 'roman', value: { kind: 'cardinal', number: roman }, rule: 'roman' } as const]),
      ...listed(foreign, { class: 'foreign', rule: 'loan-word' }),
      ...(written.length <= LONGEST_SPELLED
        ? [{ class: 'letters', value: { kind: 'letters', written }, rule: 'letters' } as const]
        : []),
    ];
  },
  shape: ([written]) => [
    /^\p{Lu}+$/u.test(written) ? 'capitals' : /^\p{Lu}/u.test(written) ? 'capitalised' : 'small',
    `letters-${Math.min(written.length, 6)}`,
    ...(/[aeiouy]/i.test(written) ? [] : ['vowelless']),
    ...((readAcronym(written) ?? readSettled(written)) ? ['listed'] : []),
    ...(OPEN_SYLLABLES.test(written) ? ['open-syllables'] : []),
  ],
};

const lettered: ClassifiedForm = {
  name: 'lettered-number',
  opens: ['letter', 'digit'],
  pattern: /(?:([A-ZĐ]{1,3})(\d{1,3})|(\d{1,3})([A-Za-zđĐ]{1,2}))(?![\p{L}\p{M}\d/]|[.,-]\d)/uy,
  classify: ([, letters = '', after = '', before = '', unit = '']) => [
    {
      class: 'code',
      value: { kind: 'lettered', parts: letters === '' ? [before, unit] : [letters, after] },
      rule: 'letters-and-digits',
    },
  ],
};

/** Letters that may be a short form, a numeral, a foreign word or just letters. */
export const wordForms: readonly ClassifiedForm[] = [word, lettered];
