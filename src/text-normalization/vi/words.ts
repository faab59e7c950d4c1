import type { Place } from '../place';
import type { Rule } from '../rule';
import { CHAT_WORDS } from './lexicon/chat-words';
import { CURRENCY_NAMES } from './lexicon/currencies';
import { greekRules } from './greek';
import { NATURALISED } from './lexicon/naturalised';
import { articleRules } from './articles';
import { isElement } from './chemistry';
import { contraction } from './contractions';
import { englishHomograph } from './english-homographs';
import { respell, respellLetters } from './foreign';
import { cutGluedWords } from './glued';
import { joinedWords, readTwoWords } from './joined-words';
import { endsWithCue } from './context';
import { mendSlip, misspelled } from './slips';
import { untelex } from './telex';
import {
  cutMarkedSyllables,
  cutSyllables,
  cutUnmarkedWords,
  fold,
  isPlainSyllable,
  isSyllable,
} from './syllables';
import { table } from '../table';
import { readAcronym, readLoan, spell } from './vocabulary';

const END = String.raw`(?![\p{L}\p{M}\p{N}])`;

const hyphenatedLoan: Rule = {
  name: 'hyphenated-loan',
  class: 'foreign',
  description: 'Foreign words with a hyphen or a sign in them: check-in, Wi-Fi, C++.',
  examples: [
    ['check-in', 'chếch in'],
    ['Wi-Fi', 'oai phai'],
    ['C++', 'xê cộng cộng'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`[A-Za-z]{1,15}(?:[-:][A-Za-z]{1,15}){1,3}${END}|[A-Za-z](?:\+\+|#)`, 'uy'),
  say: ([written]) => readLoan(written),
};

const currencyName: Rule = {
  name: 'currency-name',
  class: 'money',
  description: 'Currencies without an amount: tỷ giá USD.',
  examples: [
    ['tỷ giá USD', 'tỷ giá đô la mỹ'],
    ['đổi ra €', 'đổi ra ơ rô'],
  ],
  opens: ['capital', 'sign'],
  pattern: new RegExp(String.raw`(?:[A-ZĐ]{3}|US\$|[$€£¥₩₫₽₹฿])${END}`, 'uy'),
  say: ([written]) => CURRENCY_NAMES.get(written) ?? null,
};

const capitals = /^[\p{Lu}]{2,}$/u;
const HEADLINE_BEFORE = /\p{Lu}{2,}[\s,:"“]+$/u;
const HEADLINE_AFTER = /^[\s,:"“]+\p{Lu}{2,}/u;

/** Next to other words in capitals that are Vietnamese, this one is a word of the headline too. */
function inHeadline(before: string, after: string): boolean {
  const neighbours = [
    HEADLINE_BEFORE.test(before) ? /(\p{Lu}+)[\s,:"“]+$/u.exec(before)?.[1] : undefined,
    HEADLINE_AFTER.test(after) ? /^[\s,:"“]+(\p{Lu}+)/u.exec(after)?.[1] : undefined,
  ];
  return neighbours.some((word) => word !== undefined && isSyllable(word) && /[^A-Z]/.test(word));
}

/** In capitals without marks ai is whoever: KHONG CUNG CAP CHO BAT KY AI. */
const ANYBODY_BEFORE = /(?<!\p{L})B[AẤ]T (?:K[YỲÌ]|C[UỨ]) $/u;

const acronymWord: Rule = {
  name: 'acronym-word',
  class: 'foreign',
  description: 'Acronyms that are said as words: ASEAN, NATO, AI.',
  examples: [
    ['khối ASEAN', 'khối a xê an'],
    ['công nghệ AI', 'công nghệ ây ai'],
    ['AI LÀ TRIỆU PHÚ', 'AI LÀ TRIỆU PHÚ'],
    ['CHO BAT KY AI', 'CHO BAT KY AI'],
  ],
  opens: ['capital'],
  pattern: new RegExp(String.raw`\p{Lu}{2,12}${END}`, 'uy'),
  say: (match, place) => {
    if (match[0] === 'AI' && ANYBODY_BEFORE.test(place.writtenBefore)) return null;
    const word = readAcronym(match[0]);
    const syllable = isSyllable(match[0]) && inHeadline(place.writtenBefore, place.writtenAfter(match));
    return syllable ? null : word;
  },
};

const loan: Rule = {
  name: 'loan-word',
  class: 'foreign',
  description: 'Brands and foreign words that have a Vietnamese reading.',
  examples: [
    ['Facebook', 'phây búc'],
    ['iPhone 15', 'ai phôn mười lăm'],
    ['bán hàng online', 'bán hàng on lai'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`\p{L}[\p{L}\p{M}]{1,24}${END}`, 'uy'),
  say: (match, place) => {
    const word = match[0];
    if (capitals.test(word) && isSyllable(word) && inHeadline(place.writtenBefore, place.writtenAfter(match)))
      return null;
    return readLoan(word);
  },
};

const letters: Rule = {
  name: 'letters',
  class: 'letters',
  description: 'Capitals that form no Vietnamese word, and clusters without a vowel: letter by letter.',
  examples: [
    ['FPT', 'ép pê tê'],
    ['ADN', 'a đê en nờ'],
    ['đi NARITA', 'đi na ri ta'],
    ['tạp chí BAZAAR', 'tạp chí ba da'],
    ['cơn bão NORU', 'cơn bão no ru'],
    ['nhóm máu B', 'nhóm máu bê'],
    ['dự án SMART CITY', 'dự án xờ mát xi ti'],
    ['khi x lớn', 'khi ích lớn'],
    ["chị H'Mai", 'chị hờ Mai'],
    ['NGUYEN VAN A', 'NGUYEN VAN A'],
    ['ĐẮK LẮK, KON TUM', 'ĐẮK LẮK, KON TUM'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:[HKY]['’](?=\p{L}\p{Ll})|\p{L}[\p{L}\p{M}]{0,11}(?![\p{L}\p{M}\d]))`,
    'uy',
  ),
  say: (match, place) => {
    const [word] = match;
    if (/['’]$/.test(word)) return HIGHLAND_NAMES.get(word.charAt(0)) ?? null;
    const vowelless = !VOWEL.test(word) && !VOWEL.test(fold(word));
    if (word.length === 1) return vowelless ? spell(word) || null : null;
    if (vowelless && !/^(?:[Hh]m+|[SsHh]h+)$/.test(word)) return spell(word) || null;
    if (!capitals.test(word) || isSyllable(word) || isName(word)) return null;
    if (isPlainSyllable(word.toLowerCase()) && isShouting(match, place)) return null;
    if (word.length > LONGEST_ACRONYM && !VOWELLESS.test(fold(word))) return null;
    const english = isEnglishTitle(word, match, place) ? readLoan(word.toLowerCase()) : null;
    if (english !== null) return { words: english, class: 'foreign' };
    const syllables = word.length >= SHORTEST_NAME ? cutSyllables(fold(word).toLowerCase()) : null;
    if (syllables !== null) return { words: syllables.join(' '), class: 'foreign' };
    const named = word.length > 3 && endsWithCue(place.before, 'storm');
    const respelled = isPronounceable(word) || named ? respell(word) : null;
    return respelled === null ? spell(word) || null : { words: respelled, class: 'foreign' };
  },
};

const VOWEL = /[aeiouy]/i;

/** Names of the Central Highlands: H'Mai, K'Brơi, Y'Thu. */
const HIGHLAND_NAMES = table({ H: 'hờ', K: 'cờ', Y: 'y' });

/** A name of the highlands whose first letters are said by themselves, if no syllable begins with them: Ch'ơm, Tr'Hy. */
const HIGHLAND_NAME = /^([BCDGKLMNPRSTV]|Ch|Tr|Th|Ph|Bh|Kh|Ng|Nh)['’](\p{L}[\p{L}\p{M}]+)$/u;

function readHighlandName(written: string): string | null {
  const [, first = '', rest = ''] = HIGHLAND_NAME.exec(written) ?? [];
  if (first === '' || !isSyllable(rest.toLowerCase())) return null;
  const joined = (first + rest).toLowerCase();
  return first.length > 1 && isSyllable(joined) ? joined : `${first.toLowerCase()}ờ ${rest}`;
}

/** ĐẮK LẮK, KON TUM: no initials carry a tone mark. */
function isName(capitals: string): boolean {
  return TONE_MARK.test(capitals.normalize('NFD')) || NATURALISED.has(capitals.toLowerCase());
}

const TONE_MARK = /[\u0300\u0301\u0303\u0309\u0323]/;

/** Five consonants in a row are in no name. */
const VOWELLESS = /[^AEIOUY]{5}/;

/** From this length on, capitals that can be said as syllables are a name: NARITA. */
const SHORTEST_NAME = 5;

/** Capitals as long as the longest initials, with a vowel in each syllable, are a word: BAZAAR. */
function isPronounceable(word: string): boolean {
  return (
    word.length === LONGEST_ACRONYM && /^[^AEIOUY]?(?:[AEIOUY]{1,2}[^AEIOUY]{1,2}){2,3}[AEIOUY]?$/.test(word)
  );
}

/** Longer capitals are names in capitals, not initials. */
const LONGEST_ACRONYM = 6;

/** An English word beside another one in capitals: KING HILL. */
function isEnglishTitle(word: string, match: RegExpExecArray, place: Place): boolean {
  if (word.length < SHORTEST_TITLE) return false;
  const neighbours = [
    /(\p{Lu}{4,}),? $/u.exec(place.writtenBefore)?.[1],
    /^,? (\p{Lu}{4,})(?!\p{L})/u.exec(place.writtenAfter(match))?.[1],
  ];
  return neighbours.some((each) => each !== undefined && readLoan(each.toLowerCase()) !== null);
}

/** Initials of four letters may be a word, shorter ones seldom are. */
const SHORTEST_TITLE = 4;

/** A text typed in capitals without marks: CAM ON BAN RAT NHIEU. */
function isShouting(match: RegExpExecArray, place: Place): boolean {
  const neighbours = [
    /(\p{Lu}{2,}) $/u.exec(place.writtenBefore)?.[1],
    /^ (\p{Lu}{2,})/u.exec(place.writtenAfter(match))?.[1],
  ];
  const plain = neighbours.some((word) => word !== undefined && isPlainSyllable(word.toLowerCase()));
  return match[0].length > 2 && plain;
}

const possessive: Rule = {
  name: 'possessive',
  class: 'foreign',
  description: "The English 's at the end of a name, and what is left of not and the like, is not said.",
  examples: [["tiệm Anna's", 'tiệm an na']],
  opens: ['sign'],
  pattern: /(?:['’](?:s|t|ll|re|ve)|(?<=[a-z]{3})\(s\))(?![\p{L}\p{M}\d])/uy,
  say: (_, { before }) => (/\p{L}$/u.test(before) ? '' : null),
};

const apostropheName: Rule = {
  name: 'apostrophe-name',
  class: 'foreign',
  description: "Foreign names with an apostrophe in them: Qur'an, O'Neil.",
  examples: [
    ["kinh Qur'an", 'kinh cô ran'],
    ["ông O'Connor", 'ông o co nơ'],
    ["phái Shi'a", 'phái si a'],
    ['bờ d’Azur', 'bờ đa du'],
    ["xã Ch'ơm và Tr'Hy", 'xã chơm và trờ Hy'],
  ],
  opens: ['letter'],
  pattern: new RegExp(
    String.raw`(?:\p{Lu}[a-z]{0,9}|[dl](?=['’]\p{Lu}))['’](?:[A-Za-zé]{1,12}|\p{L}[\p{L}\p{M}]{1,6})${END}`,
    'uy',
  ),
  say: ([written]) => {
    const highland = readHighlandName(written);
    if (highland !== null) return highland;
    const [first = '', second = ''] = written.split(/['’]/);
    if (HIGHLAND_NAMES.has(first) || /^(?:s|t|ll|re|ve|m|d)$/.test(second)) return null;
    const name = first + second.toLowerCase();
    return readLoan(name) ?? respell(name);
  },
};

/** At the beginning of a sentence a capital makes no name. */
const BEGINS = /(?:^|[.!?\n]\s*)$/;

/** Laughed aloud, however long: hahaaa, hihihi. */
const LAUGHTER = /^(h[aeiou])(?:h[aeiou]){1,8}[aeiou]+h?$/;

/** Particles that messages draw out by one letter only; longer runs are drawn out in any word. */
const DRAWN_OUT = new Set('nha nhá nhé nhe lun luôn ngon quá lắm ạ á ơi nè rồi đi đó ghê'.split(' '));

/** A name or a word of French or its kin, by its marks and its end: Irène, Régie, économique; but Bé Na. */
const ROMANCE =
  /^(?!.*éa)(?:(?=\p{Lu})[A-Za-zÉÈéèëïç]*(?:[Éë]|(?<=\p{L}{3})[éè]$|[éè](?=[a-z]?[aeiouy]|(?:ch|gn|qu|th|[bdgfvt][rl])[aeiou]))[A-Za-zéèëïç]*|[a-zéèêç]*[éèç][a-zéèêç]*(?:iques?|tions?|i[eè]res?|iers?|ages?|eurs?|euses?|aires?|ismes?|istes?|ments?|té))$/u;

/** Three letters that are no syllable, and drawn out none either: adb, atc. */
const SPELLED_NAME = /^(?!.(.)\1$)[aei](?:[bdgkpt][bcdgkmnpv]|c[bdgmnpv])$/;

/** What no English word ends in, or nothing English before it: xinhh, màuu. */
const NEVER_DOUBLE = /(?:hh|ii|uu|aa|yy)$|[^a-z]/;

/** The syllable whose end is drawn out in lower-case letters that are none, as messages do: lắmmm. */
function shortened(lower: string): string | null {
  const last = lower.slice(-1);
  if (lower.at(-2) !== last) return null;
  const stem = lower.replace(new RegExp(`${last}+$`), '');
  if (stem === '') return null;
  // nháaaa: the mark is on the first of them.
  const said = fold(stem.slice(-1)) === last ? stem : stem + last;
  const drawn = lower.length - stem.length > 2 || DRAWN_OUT.has(said) || NEVER_DOUBLE.test(lower);
  if (!drawn) return null;
  return isSyllable(said)
    ? said
    : (CHAT_WORDS.get(said) ?? (NEVER_DOUBLE.test(said) ? mendSlip(said) : null));
}

const foreignWord: Rule = {
  name: 'foreign-word',
  class: 'foreign',
  description:
    'Other foreign words, respelled as Vietnamese syllables by rule; syllables run together are cut.',
  examples: [
    ['Kandinsky', 'can đin xờ ki'],
    ['xinchào', 'xin chào'],
    ['lệnh adb', 'lệnh a đê bê'],
    ['báo Thanhnien', 'báo thanh niên'],
    ['trang Suckhoedoisong', 'trang sức khỏe đời sống'],
    ['kinh doanhphi nông nghiệp', 'kinh doanh phi nông nghiệp'],
    ['cái qán này', 'cái quán này'],
    ['cả thág', 'cả tháng'],
    ['ngon lắmmm', 'ngon lắm'],
    ['mua nhaa', 'mua nha'],
    ['màuu xinhh', 'màu xinh'],
    ['đi nháaaa', 'đi nhá'],
    ['bà Irène', 'bà i ren'],
    ['zô đây mìnk nói', 'dô đây mình nói'],
    ['đuợc rồi', 'được rồi'],
    ['ddi khoong', 'đi không'],
  ],
  opens: ['letter'],
  pattern: new RegExp(String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}]{1,40}${END}`, 'uy'),
  say: (match, place) => {
    const [word] = match;
    const { before } = place;
    const lower = word.toLowerCase();
    // Most words are syllables; khoong looks like one.
    if (isSyllable(lower) && !lower.endsWith('oong')) return null;
    const typed = word === lower ? untelex(lower) : null;
    if (typed !== null) return typed;
    if (isSyllable(lower) || isPlainSyllable(lower) || NATURALISED.has(lower)) return null;
    const laughed = LAUGHTER.exec(lower);
    if (laughed !== null) return `${laughed[1]} ${laughed[1]}`;
    if (/^q[^u]/.test(lower) && /[^a-z]/.test(lower) && isSyllable(`qu${lower.slice(1)}`))
      return `qu${lower.slice(1)}`;
    const marked = /[^a-z]/.test(lower);
    const mended = marked
      ? (misspelled(lower) ??
        (word === lower || BEGINS.test(before) || lower.startsWith('dz') ? mendSlip(lower) : null))
      : null;
    if (mended !== null) return mended;
    // đuong: its other marks are left out, as in a text without any.
    if (/^đ[a-z]+$/.test(lower) && isPlainSyllable(fold(lower))) return null;
    const joined = marked
      ? ROMANCE.test(word)
        ? null
        : cutMarkedSyllables(word)
      : place.document.isVietnamese && word === lower
        ? cutUnmarkedWords(word)
        : null;
    if (joined !== null && joined.length > 1) return joined.join(' ');
    if (/^Dz[a-z]/.test(word) && isPlainSyllable(`d${lower.slice(2)}`)) return `d${lower.slice(2)}`;
    const glued = cutGluedWords(lower);
    if (glued !== null) return glued;
    if ((word === lower || BEGINS.test(before)) && SPELLED_NAME.test(lower) && readLoan(word) === null)
      return spell(word);
    const drawnOut = shortened(lower);
    if (drawnOut !== null) return drawnOut;
    // A letter of messages left out: thág.
    if (/[^a-z]\p{L}?g$/u.test(lower) && isSyllable(`${lower.slice(0, -1)}ng`))
      return `${lower.slice(0, -1)}ng`;
    if (/[áàãéèíìóòúùý]\p{L}?k$/u.test(lower)) return null;
    if (/[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịĩọỏốồổỗộớờởỡợụủũứừửữựỵỷỹ]/.test(lower)) return null;
    return (
      readTwoWords(lower) ?? respell(word) ?? readShortName(word, place, match) ?? (spell(fold(word)) || null)
    );
  },
};

/** A name of two letters beside another with a capital, and no element: Za Hung, Ka Dăng. */
function readShortName(word: string, place: Place, match: RegExpExecArray): string | null {
  const beside =
    /\p{Lu}\p{Ll}+ $/u.test(place.writtenBefore) || /^ \p{Lu}\p{Ll}/u.test(place.writtenAfter(match));
  return beside && /^[B-DF-HJ-NP-TV-XZ][aeiou]$/.test(word) && !isElement(word) ? respellLetters(word) : null;
}

/** Tried before abbreviations: VN-Index is one word. */
export const hyphenRules: readonly Rule[] = [hyphenatedLoan];

export const wordRules: readonly Rule[] = [
  contraction,
  englishHomograph,
  currencyName,
  acronymWord,
  ...articleRules,
  loan,
  apostropheName,
  joinedWords,
  possessive,
  ...greekRules,
  letters,
  foreignWord,
];
