import type { Rule } from '../rule';
import { readCardinal } from './numbers/cardinals';
import { spell } from './vocabulary';

/** The symbols of the elements that texts name. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo ' +
    'Ag Cd In Sn Sb Te I Xe Cs Ba W Pt Au Hg Pb Bi Po Rn Ra Th U Pu'
  ).split(' '),
);

/** Whether letters are the symbol of an element. */
export const isElement = (symbol: string): boolean => ELEMENTS.has(symbol);

const FORMULA = String.raw`(?:[A-Z][a-z]?\d{0,2}){1,6}`;
const ION_BEFORE = /(?<!\p{L})(?:ion|cation|anion|gốc)(?: \p{L}+){0,2}\s?\(?$/u;

/** The elements and numbers of a formula, or null where a part is no element. */
function partsOf(formula: string): string[] | null {
  const parts = formula.match(/[A-Z][a-z]?|\d+/g) ?? [];
  return parts.every((part) => /\d/.test(part) || ELEMENTS.has(part)) ? parts : null;
}

/**
 * Whether two stretches may be what is before and after a reaction: compounds on both sides, and not capitals alone, which
 * may be places.
 */
export function areOfReaction(before: string, after: string): boolean {
  const sides = [before, after].map((formula) => partsOf(formula.replace(/[()]/g, '')));
  const elements = sides.map((parts) => parts?.filter((part) => /\D/.test(part)).length ?? 0);
  return elements.every((count) => count > 1) && /[a-z\d]/.test(before + after);
}

const sayPart = (part: string): string => (/\d/.test(part) ? readCardinal(part) : spell(part));

const ion: Rule = {
  name: 'ion',
  class: 'code',
  description: 'Ions: the elements and numbers of their formula, then their charge: SO42-, Na+.',
  examples: [
    ['ion SO42-', 'i on ét o bốn hai trừ'],
    ['ion Na+ và OH-', 'i on en nờ a cộng và o hát trừ'],
    ['nồng độ Ca2+ trong máu', 'nồng độ xê a hai cộng trong máu'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`(${FORMULA})([+−-])(?![\p{L}\p{N}+−-]|\s\d)`, 'uy'),
  say: ([, formula = '', sign = ''], place) => {
    const parts = partsOf(formula);
    if (parts === null) return null;
    const named = ION_BEFORE.test(place.before) || place.continues(['ion'], /^(?:,| và| hoặc| hay)\s$/);
    const charged = sign === '+' && /(?<!\d)\d$/.test(formula) && /[a-z]|[A-Z].*[A-Z]/.test(formula);
    if (!named && !charged) return null;
    // The last digit is the charge's where the elements have their number already: SO4, 2-.
    const said = parts.flatMap((part, index) =>
      index === parts.length - 1 && /^\d\d$/.test(part) ? [...part] : [part],
    );
    return [...said.map(sayPart), sign === '+' ? 'cộng' : 'trừ'].join(' ');
  },
};

const SYMBOL = '[A-Z][a-z]?';
const LIST_BEFORE = new RegExp(String.raw`(?<![\p{L}\d])(${SYMBOL})(?:,| và| hoặc| hay)\s$`, 'u');
const LIST_AFTER = new RegExp(String.raw`^(?:,| và| hoặc| hay)\s(${SYMBOL})(?![\p{L}\d])`, 'u');
const TOPIC_BEFORE =
  /(?<!\p{L})(?:nguyên tố|kim loại|ion|hợp kim|khoáng|vi lượng|hàm lượng|kí hiệu|ký hiệu)(?!\p{L})/u;

/** Any symbol of an element, the longer ones first. */
const ANY = [...ELEMENTS].sort((one, other) => other.length - one.length).join('|');
/** One of three and more in a list: K, Na, Ca, Ba. */
const MEMBER_BEFORE = new RegExp(String.raw`(?<![\p{L}\d])(?:${ANY}), (?:${ANY}), $`, 'u');
const MEMBER_BETWEEN = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${ANY}), …(?:, (?:${ANY}))(?![\p{L}\d])|(?:^|[^\p{L}\d,]\s?)…, (?:${ANY}), (?:${ANY})(?![\p{L}\d])`,
  'u',
);

/** The rest of a formula: Ca(OH)2. */
const GROUP_AFTER = /^\([A-Z][A-Za-z\d]{1,5}\)\d/;

const element: Rule = {
  name: 'element',
  class: 'letters',
  description: 'Symbols of elements in a list of them or before a group, letter by letter: Ca, Na, Ca(OH)2.',
  examples: [
    ['các nguyên tố C, Ca, Na', 'các nguyên tố xê, xê a, en nờ a'],
    ['đá vôi và Ca(OH)2', 'đá vôi và xê a(o hát) hai'],
    ['bé Na, bé Ca', 'bé Na, bé Ca'],
  ],
  opens: ['capital'],
  pattern: /[A-Z][a-z](?![\p{L}\p{M}\p{N}’'.-])/uy,
  say: (match, place) => {
    const [symbol] = match;
    if (!ELEMENTS.has(symbol)) return null;
    if (GROUP_AFTER.test(place.writtenAfter(match))) return spell(symbol);
    if (
      MEMBER_BEFORE.test(place.writtenBefore) ||
      MEMBER_BETWEEN.test(place.writtenBefore + '…' + place.writtenAfter(match))
    )
      return spell(symbol);
    if (!TOPIC_BEFORE.test(place.before)) return null;
    const neighbours = [
      LIST_BEFORE.exec(place.writtenBefore)?.[1],
      LIST_AFTER.exec(place.writtenAfter(match))?.[1],
    ];
    return neighbours.some((other) => other !== undefined && ELEMENTS.has(other)) ? spell(symbol) : null;
  },
};

const raisedCharge: Rule = {
  name: 'raised-charge',
  class: 'code',
  description: 'Ions whose charge is raised: Cr₂O₇²⁻, K⁺.',
  examples: [['ion Cr₂O₇²⁻ và K⁺', 'i on xê e rờ hai o bảy hai trừ và ca cộng']],
  opens: ['capital'],
  pattern: /((?:[A-Z][a-z]?[\d₀-₉]{0,2}){1,8})([¹²³⁴⁵⁶⁷]?)([⁺⁻])(?![\p{L}\p{N}⁺⁻])/uy,
  say: ([, formula = '', charge = '', sign]) => {
    const parts = partsOf(formula.normalize('NFKC'));
    const said = parts?.concat(charge.normalize('NFKC')).map(sayPart) ?? null;
    return said && [...said, sign === '⁺' ? 'cộng' : 'trừ'].join(' ');
  },
};

const SHELL = String.raw`\d(?:[spdf]\d{1,2}){1,3}`;

const electrons: Rule = {
  name: 'electron-configuration',
  class: 'code',
  description: 'Shells of electrons one after the other: 1s2 2s2p6.',
  examples: [['cấu hình 1s2 2s2p6', 'cấu hình một ét hai, hai ét hai pê sáu']],
  opens: ['digit'],
  pattern: new RegExp(String.raw`${SHELL}(?:\s?${SHELL}){1,8}(?![\p{L}\d])`, 'uy'),
  say: ([written]) =>
    [...written.matchAll(/(\d)((?:[spdf]\d{1,2}?(?=\s|$|[spdf]|\d[spdf]))+)/g)]
      .map(([, shell = '', orbitals = '']) =>
        [readCardinal(shell), ...(orbitals.match(/[a-z]|\d+/g) ?? []).map(sayPart)].join(' '),
      )
      .join(', '),
};

export const chemistryRules: readonly Rule[] = [ion, raisedCharge, element, electrons];
