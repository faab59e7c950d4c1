import { isSyllable } from './syllables';
import { table } from '../table';

/** How messages write the sounds of Vietnamese with letters that it has not, or leaves out. */
const PLAYFUL: readonly (readonly [RegExp, string])[] = [
  [/^dz/, 'd'],
  [/^đz/, 'd'],
  [/^z/, 'd'],
  [/^j(?=[iíìỉĩị])/, 'g'],
  [/^j/, 'gi'],
  [/^f/, 'ph'],
  [/^w(?=[aáàảãạeéèẻẽẹêếềểễệ])/, 'qu'],
  [/(?<=[oóòỏõọôốồổỗộơớờởỡợuúùủũụưứừửữựăắằẳẵặâấầẩẫậ])nk$/, 'ng'],
  [/nk$/, 'nh'],
  [/nq$/, 'ng'],
];

/** What a stop is typed as at the end: thík, ngốk. */
const STOPS = table({ k: 'c', q: 'ng' });

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A hook that the keyboard has left out on one of the two letters of ươ: đuợc, nưóc. */
const HALF_HOOKED = /(?:uơ|ưo)(?=[cimnptu])/;

/** What is written before the wrong vowel: nghành, gành for ghe. */
const ORTHOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/^ngh(?=[^eêiéèẻẽẹếềểễệíìỉĩị])/, 'ng'],
  [/^ng(?=[eêiéèẻẽẹếềểễệíìỉĩị])/, 'ngh'],
  [/^gh(?=[^eêiéèẻẽẹếềểễệíìỉĩị])/, 'g'],
  [/^c(?=[eêéèẻẽẹếềểễệíìỉĩị])/, 'k'],
];

/** What is mostly meant by a syllable without its tone where another tone is as good a syllable. */
const FREQUENT = table({
  đươc: 'được', môt: 'một', cưc: 'cực', viêc: 'việc', bôt: 'bột', dươc: 'dược', đăc: 'đặc', hơp: 'hợp', nhâp: 'nhập', tâp: 'tập',
  găp: 'gặp', lâp: 'lập', lưc: 'lực', vưc: 'vực', nghiêp: 'nghiệp', nhiêt: 'nhiệt', luât: 'luật', thuât: 'thuật', cuôc: 'cuộc',
  ngươc: 'ngược', trưc: 'trực', điêp: 'điệp', liêt: 'liệt', hoăc: 'hoặc', trươt: 'trượt', tyệt: 'tuyệt',
  đuọc: 'được', nuóc: 'nước', truóc: 'trước', nguòi: 'người',
}); // oxfmt-ignore

/** Têt: a stop ends no syllable without a tone, and it is mostly this one. */
const withTone = (word: string): string =>
  word.replace(/([ăâêôơư])(?=(?:c|ch|p|t)$)/, '$1\u0301').normalize('NFC');

/** A tone, and once more on the vowel beside. */
const TONE_TWICE =
  /^(\p{L}*?)([aeiouy][\u0302\u0306\u031b]?)([\u0300\u0301\u0303\u0309\u0323])([aeiouy][\u0302\u0306\u031b]?)\3(\p{L}*)$/u;

/** Gíá: the same tone typed on both vowels. Null where it is no such slip. */
function toneOnce(word: string): string | null {
  const [, head = '', first = '', tone = '', second = '', tail = ''] =
    TONE_TWICE.exec(word.normalize('NFD')) ?? [];
  if (tone === '') return null;
  // Of ươ and its kin the second has the tone (nước), else the one with a mark, else the first of what ends the word (cái); gi
  // and qu have no vowel of theirs.
  const isGlide = /^(?:gi|qu)$/.test(head + first);
  const isOnFirst = second.length === 1 && (first.length > 1 || (tail === '' && !isGlide));
  const mended = (head + (isOnFirst ? first + tone + second : first + second + tone) + tail).normalize('NFC');
  return isSyllable(mended) ? mended : null;
}

/** The syllable that a word is by its sound, though no school spells it so: nghành. */
export function misspelled(word: string): string | null {
  // Cê is the name of a letter.
  if (word.length < 3) return null;
  const once = toneOnce(word);
  if (once !== null) return once;
  const frequent = FREQUENT.get(word);
  if (frequent !== undefined) return frequent;
  const spelled = [...ORTHOGRAPHY.map(([wrong, right]) => word.replace(wrong, right)), withTone(word)];
  return spelled.find((each) => each !== word && isSyllable(each)) ?? null;
}

/**
 * The syllable that a word in small letters with marks stands for which is none: zô, dzậy, mìnk, thík, đuợc, đồnng. Null where
 * it is no such slip or play.
 */
export function mendSlip(word: string): string | null {
  const ended = word.replace(/(?<!n)g$/, 'ng');
  const single = word.replace(/(\p{L})\1/u, '$1');
  const undoubled = single !== word && isSyllable(single) ? single : null;
  return hooked(word) ?? hooked(ended) ?? played(word) ?? undoubled;
}

function played(word: string): string | null {
  const said = PLAYFUL.reduce((changed, [written, sound]) => changed.replace(written, sound), word);
  if (said !== word && isSyllable(said)) return said;
  const stop = STOPS.get(said.slice(-1));
  const stem = said.slice(0, -1);
  if (stop !== undefined) {
    const ending = [stop, 'ch'].map((coda) => stem + coda).find(isSyllable);
    if (ending !== undefined) return ending;
  }
  if (/\p{L}{2}h$/u.test(said) && isSyllable(`${stem}nh`)) return `${stem}nh`;
  // Nothing but a breath: nèk, àk, ạh.
  return /[kh]$/.test(said) && isSyllable(stem) ? stem : null;
}

function hooked(word: string): string | null {
  const decomposed = word.normalize('NFD');
  const tone = decomposed.match(TONES) ?? [];
  const toneless = decomposed.replace(TONES, '').normalize('NFC');
  if (tone.length > 1 || !HALF_HOOKED.test(toneless)) return null;
  const mended = toneless.replace(HALF_HOOKED, `ươ${tone[0] ?? ''}`).normalize('NFC');
  return isSyllable(mended) ? mended : null;
}
