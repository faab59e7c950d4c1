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
  [/nk$/, 'nh'],
  [/nq$/, 'ng'],
];

/** What a stop is typed as at the end: thík, ngốk. */
const STOPS = table({ k: 'c', q: 'c' });

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** A hook that the keyboard has left out on one of the two letters of ươ: đuợc, nưóc. */
const HALF_HOOKED = /(?:uơ|ưo)(?=[cimnptu])/;

/**
 * The syllable that a word in small letters with marks stands for which is none: zô, dzậy, mìnk, thík, đuợc. Null where it is
 * no such slip or play.
 */
export function mendSlip(word: string): string | null {
  return hooked(word) ?? played(word);
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
