/**
 * What a Vietnamese syllable can be: one of the onsets, then one of the rimes, spelled by the rules of the
 * national orthography. Enough to distinguish Vietnamese words from others and to cut `chinhphu` into chinh phu.
 */
const ONSETS = 'ngh ng nh gh gi kh ph qu th tr ch b c d đ g h k l m n p r s t v x'.split(' ');

const RIMES = (
  'a ac ach ai am an ang anh ao ap at au ay ă ăc ăm ăn ăng ăp ăt â âc âm ân âng âp ât âu ây ' +
  'e ec em en eng eo ep et ê êch êm ên ênh êp êt êu i ia ich iêc iêm iên iêng iêp iêt iêu im in inh ip it iu ' +
  'o oa oac oach oai oam oan oang oanh oao oap oat oay oăc oăm oăn oăng oăt oc oe oen oeo oet oi om on ong oong ' +
  'ooc op ot ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt u ua uân uâng uât uây uc uê uêch uênh ui um un ung uơ up ut ' +
  'uy uya uych uyên uyêt uyn uynh uyp uyt uyu uôc uôi uôm uôn uông uôt ư ưa ưc ưi ưm ưn ưng ươc ươi ươm ươn ương ươp ' +
  'ươt ươu ưt ưu y yêm yên yêng yêt yêu yn yt ynh'
).split(' ');

/** How many words are remembered; a text has hundreds of different ones. */
const REMEMBERED = 4096;
/** Longer words are rare, and may be slices that keep the whole text in memory. */
const LONGEST_REMEMBERED = 12;

/** The same function, which says of a word what it has said before: texts are made of few different words. */
function remembering<Said extends string | boolean>(say: (word: string) => Said): (word: string) => Said {
  const known = new Map<string, Said>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const said = say(word);
    if (word.length > LONGEST_REMEMBERED) return said;
    if (known.size >= REMEMBERED) known.clear();
    known.set(word, said);
    return said;
  };
}

const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;
/** A tone on a consonant, as other languages have it: ḷ, ń. */
const MISPLACED_TONE = /[b-df-hj-np-tvwxzđ][\u0300\u0301\u0303\u0309\u0323]/;
const STOPPED = /(?:ch|[ptc])$/;
const FRONT = /^[eêiy]/;
const ASCII = /^[\0-\x7f]*$/;

/** Without marks: Đường → Duong. */
export const fold = remembering((word: string): string =>
  ASCII.test(word)
    ? word
    : word.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D'),
);

/** A word of Vietnamese: right spelling, and a sharp or heavy tone where a stop ends it (một, not mot). */
export const isSyllable = remembering((word: string): boolean => {
  const lower = word.toLowerCase();
  if (ASCII.test(lower)) return SYLLABLES.has(lower) && !STOPPED.test(lower);
  const decomposed = lower.normalize('NFD');
  const tones = decomposed.match(TONES) ?? [];
  if (tones.length > 1 || MISPLACED_TONE.test(decomposed)) return false;
  const toneless = decomposed.replace(TONES, '').normalize('NFC');
  const sharp = tones[0] === '\u0301' || tones[0] === '\u0323';
  return (sharp || !STOPPED.test(toneless)) && SYLLABLES.has(toneless);
});

/** A word of Vietnamese typed without its marks: mot, truong, nghiep. Lower case, ASCII. */
export function isPlainSyllable(word: string): boolean {
  return PLAIN_SYLLABLES.has(word);
}

/** Every onset with every rime, in lower case, spelled by the rules; about 4,000. */
function syllablesOf(onsets: readonly string[], rimes: readonly string[]): ReadonlySet<string> {
  const syllables = new Set(rimes);
  for (const onset of onsets) {
    for (const rime of rimes) {
      if (onset === 'gi' && rime.startsWith('i')) syllables.add(`g${rime}`);
      if (onset === 'gi' || spelledWith(onset, rime)) syllables.add(onset + rime);
    }
  }
  return syllables;
}

/** k, gh and ngh before e, ê, i, y; c, g and ng before the rest; yê after none but qu. */
function spelledWith(onset: string, rime: string): boolean {
  if (/^y[êe]/.test(rime) && onset !== 'qu') return false;
  if (onset === 'k' || onset === 'gh' || onset === 'ngh') return FRONT.test(rime);
  if (onset === 'c' || onset === 'g' || onset === 'ng') return !FRONT.test(rime);
  return true;
}

const SYLLABLES = syllablesOf(ONSETS, RIMES);
const PLAIN_SYLLABLES = syllablesOf(ONSETS.map(fold), RIMES.map(fold));

const LONGEST_NAME = 40;
const LONGEST_SYLLABLE = 7;

/** A cut of the rest of a name: its syllables and how unlikely they are. */
interface Cut {
  readonly syllables: readonly string[];
  readonly cost: number;
}

/** A joint that would tear tr or th apart: ho tro, not hot ro; tu thien, not tut hien. */
const TORN = /t [hr]/;

/** More than any sum of joints can cost: fewer syllables always win. */
const SYLLABLE_COST = 100;

/** The cut into the fewest syllables, then with the fewest bad joints, then with the longest first. */
function bestCut(
  name: string,
  isOne: (slice: string) => boolean,
  isBadJoint: (before: string, after: string) => boolean,
): readonly string[] | null {
  if (name.length > LONGEST_NAME) return null;
  const best: (Cut | null)[] = [...Array<null>(name.length), { syllables: [], cost: 0 }];
  for (let start = name.length - 1; start >= 0; start--) {
    for (let length = Math.min(LONGEST_SYLLABLE, name.length - start); length > 0; length--) {
      const rest = best[start + length];
      const syllable = name.slice(start, start + length);
      if (rest == null || !isOne(syllable)) continue;
      const cost = rest.cost + SYLLABLE_COST + (isBadJoint(syllable, rest.syllables[0] ?? '') ? 1 : 0);
      const known = best[start];
      if (!known || cost < known.cost) best[start] = { syllables: [syllable, ...rest.syllables], cost };
    }
  }
  return best[0]?.syllables ?? null;
}

/**
 * Cuts an unspaced name (lower case, ASCII) into as few syllables as possible; where there is a choice, a
 * stop belongs to the vowel after it (vu cong, not vuc ong), and then the longest come first. Null where
 * the name cannot be cut to the end.
 */
export function cutSyllables(name: string): readonly string[] | null {
  return bestCut(
    name,
    (slice) => isPlainSyllable(slice) && !/^p(?!h)/.test(slice),
    (before, after) => (STOPPED.test(before) && /^[aeiouy]/.test(after)) || TORN.test(`${before} ${after}`),
  );
}

/** What would be torn: bị phạt, not bịp hạt; phí theo, not phít heo. */
const TORN_DIGRAPH = /[ptcnkg] h|t r|n g/i;

/** No word of Vietnamese ends in these vowels. */
const UNFINISHED = /[ăắằẳẵặâấầẩẫậ]$/i;
/** Short words that begin with a vowel and often end a sentence: lắmạ. */
const PARTICLE = /^(?:ạ|ơi|ấy|ở)$/i;

/** Two words, the second of which begins with a consonant: đãmua is đã mua. */
function cutInTwo(word: string): readonly string[] | null {
  const cuts: [string, string][] = [];
  for (let size = Math.min(LONGEST_SYLLABLE, word.length - 2); size >= 2; size--) {
    const [first, second] = [word.slice(0, size), word.slice(size)];
    if (UNFINISHED.test(first.normalize('NFC')) || UNFINISHED.test(second.normalize('NFC'))) continue;
    if (
      (/^[b-df-hk-np-tvxđ]/i.test(second) || (PARTICLE.test(second) && !/^\p{Lu}/u.test(word))) &&
      isSyllable(first) &&
      isSyllable(second)
    )
      cuts.push([first, second]);
  }
  return cuts.find((cut) => !TORN_DIGRAPH.test(fold(cut.join(' ')))) ?? cuts[0] ?? null;
}

/** How Vietnamese ends and English does not, but for -ing. */
const NATIVE_END = /(?:nh|[^i]ng)$/;

/**
 * Two Vietnamese words without a mark run together, where one of them ends as only Vietnamese does: doanhphi, anninh.
 * Null for what may be a foreign word.
 */
export function cutUnmarkedWords(word: string): readonly string[] | null {
  const cut = cutInTwo(word);
  return cut?.every((part) => part.length > 1) === true && cut.some((part) => NATIVE_END.test(part))
    ? cut
    : null;
}

/**
 * Cuts words run together (xinchào, kilômét) where a consonant belongs to the vowel after it; null where that is
 * impossible. One letter alone is a syllable at the beginning only: axít.
 */
export function cutMarkedSyllables(word: string): readonly string[] | null {
  const composed = word.normalize('NFC');
  return cutInTwo(composed) ?? cutMarked(composed) ?? cutAfterFirst(composed);
}

function cutAfterFirst(word: string): readonly string[] | null {
  const rest = isSyllable(word.charAt(0)) ? cutMarked(word.slice(1)) : null;
  return rest === null ? null : [word.charAt(0), ...rest];
}

const cutMarked = (word: string): readonly string[] | null =>
  bestCut(
    word,
    (slice) => slice.length > 1 && isSyllable(slice),
    (before, after) =>
      /[^aeiouy]$/.test(fold(before).toLowerCase()) && /^[aeiouy]/.test(fold(after).toLowerCase()),
  );

/** Whether text begins with a word with a capital that is none of Vietnamese, with or without its marks: Astra, Galton. */
export function beginsForeignName(text: string): boolean {
  const name = /^\s?(\p{Lu}\p{Ll}+)/u.exec(text)?.[1];
  return name !== undefined && !isPlainSyllable(fold(name).toLowerCase());
}
