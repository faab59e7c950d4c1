import { table } from '../table';

/**
 * How Vietnamese say English: from the sounds of a word, in the letters of ARPAbet, to syllables that they write and
 * can say. A consonant before another is said with ơ (bờ lu), one at most ends a syllable and none does after a
 * diphthong (bai for bike), a stop at its end makes its tone sharp (búc), and an unstressed end is low (pi pồ).
 */
const ONSETS = table({
  P: 'p', B: 'b', T: 't', D: 'đ', K: 'c', G: 'g', CH: 'ch', JH: 'gi', F: 'ph', V: 'v', TH: 'th', DH: 'đ', S: 'x', Z: 'd',
  SH: 's', ZH: 'gi', HH: 'h', M: 'm', N: 'n', NG: 'ng', L: 'l', R: 'r', Y: 'd', W: 'u',
}); // oxfmt-ignore

const CODAS = table({
  P: 'p', B: 'p', F: 'p', V: 'p', T: 't', D: 't', S: 't', Z: 't', SH: 't', ZH: 't', CH: 't', JH: 't', TH: 't', DH: 't',
  K: 'c', G: 'c', M: 'm', N: 'n', NG: 'ng', L: 'l',
}); // oxfmt-ignore

/** How a vowel is written where nothing, a stop, a nasal or an l is heard after it. A diphthong is always open. */
interface Nucleus {
  readonly open: string;
  readonly stopped?: string;
  readonly nasal?: string;
  /** The l itself in it. */
  readonly dark?: string;
}

const NUCLEI = table<Nucleus>({
  AA: { open: 'a', stopped: 'á', nasal: 'a', dark: 'an' },
  AE: { open: 'a', stopped: 'á', nasal: 'e', dark: 'an' },
  AH: { open: 'a', stopped: 'ắ', nasal: 'ă', dark: 'ăn' },
  AO: { open: 'o', stopped: 'ó', nasal: 'o', dark: 'ôn' },
  AW: { open: 'ao' },
  AY: { open: 'ai' },
  EH: { open: 'e', stopped: 'é', nasal: 'e', dark: 'eo' },
  ER: { open: 'ơ', stopped: 'ớ', nasal: 'ơ', dark: 'ơn' },
  EY: { open: 'ây', stopped: 'ế', nasal: 'ê', dark: 'eo' },
  IH: { open: 'i', stopped: 'í', nasal: 'i', dark: 'iu' },
  IY: { open: 'i', stopped: 'í', nasal: 'i', dark: 'iu' },
  IU: { open: 'iu' },
  OW: { open: 'ô', stopped: 'ố', nasal: 'ô', dark: 'ôn' },
  OY: { open: 'oi' },
  UH: { open: 'u', stopped: 'ú', nasal: 'u', dark: 'un' },
  UW: { open: 'u', stopped: 'ú', nasal: 'u', dark: 'un' },
  // An o that is said as English says it in hot; and what is hardly heard, by its letter.
  O: { open: 'o', stopped: 'ó', nasal: 'o', dark: 'ôn' },
  E: { open: 'ơ', stopped: 'é', nasal: 'e', dark: 'ơn' },
  U: { open: 'ơ', stopped: 'ắ', nasal: 'ă', dark: 'ơn' },
}); // oxfmt-ignore

/** An unstressed end: -tion, -able, -dom. */
const LOW_ENDS = table({ n: 'ần', m: 'ầm', l: 'ồ' });

/** The vowel of a letter that is hardly heard. */
const FAINT = table({ a: 'AA', o: 'O', e: 'E', i: 'IH', y: 'IH', u: 'U' });

/** Consonants that begin a syllable together inside a word. */
const JOINED = /(?:^| )(?:(?:[PBTDKGF]|TH) R|[PBKGF] L|[KGTD] W|[A-Z]+ Y)$/;

interface Syllable {
  readonly onset: readonly string[];
  readonly vowel: string;
  readonly coda: readonly string[];
}

/**
 * The Vietnamese syllables of an English word.
 *
 * @param word lower case, for the letters of vowels that are hardly heard
 * @param sounds of ARPAbet without stress, but AH0 where it has none: `P IY P AH0 L`
 */
export function sayEnglish(word: string, sounds: string): string {
  // The s of a plural or a verb is not heard after a vowel either: movies.
  const heard = /[^s]s$/.test(word) ? sounds.replace(/ Z$/, '') : sounds;
  const syllables = syllablesOf(written(word, heard.split(' ')));
  return syllables
    .map((syllable, index) => saySyllable(syllable, index === syllables.length - 1, syllables.length === 1))
    .join(' ');
}

const isVowel = (sound: string): boolean => NUCLEI.has(sound.replace('0', ''));

/** Vowels that are two sounds where the word has more sounds than groups of vowel letters: various, area. */
const BETWEEN_VOWELS = /(?<=i)(?=[aou])|(?<=u)(?=[aeo])|(?<=e)(?=[ao])/;

/** The vowel letters of each vowel of a word; null where they are not to be told apart. */
function spellingsOf(word: string, vowels: number): readonly string[] | null {
  const groups = word.replace(/^y|(?<=[^aeiouy])e$/g, '').match(/[aeiouy]+w?/g) ?? [];
  if (groups.length === vowels) return groups;
  const split = groups.flatMap((group) => group.split(BETWEEN_VOWELS));
  return split.length === vowels ? split : null;
}

/** The sounds, those vowels among them that are said as they are written given by their letters. */
function written(word: string, sounds: readonly string[]): string[] {
  const spellings = spellingsOf(word, sounds.filter(isVowel).length);
  let next = 0;
  return sounds.flatMap((sound, index) => {
    if (!isVowel(sound)) return [sound];
    const said = byLetter(word, sounds, index, spellings?.[next++] ?? '');
    return sound.startsWith('ER') && isVowel(sounds[index + 1] ?? '') ? [said, 'R'] : [said];
  });
}

function byLetter(word: string, sounds: readonly string[], index: number, spelled: string): string {
  const sound = sounds[index]!;
  const [before = '', after = ''] = [sounds[index - 1], sounds[index + 1]];
  if (sound === 'AA' && spelled.startsWith('o')) return 'O';
  if (sound === 'EH' && spelled === 'a' && /ar[rao]/.test(word)) return 'AA'; // paragraph
  if (/^UW/.test(sound) && /^(?:u|ew|ue|eu)$/.test(spelled) && /^[NTD]$/.test(before)) return 'IU';
  if (before === 'Y' && /^(?:UW|UH|AH0)/.test(sound)) return 'IU';
  if (sound !== 'AH0') return sound;
  if (index === 0) return spelled === 'u' ? 'AH' : 'E0'; // unleash, about
  if (after === 'JH') return 'IH0'; // village
  return `${FAINT.get(spelled.charAt(0)) ?? (after === '' ? 'AA' : 'E')}0`;
}

/** Of the consonants between two vowels, as many begin a syllable as can. */
function syllablesOf(sounds: readonly string[]): Syllable[] {
  const vowels = sounds.flatMap((sound, index) => (isVowel(sound) ? [index] : []));
  let begin = 0;
  return vowels.map((at, index) => {
    const next = vowels[index + 1];
    const between = sounds.slice(at + 1, next);
    const begun = next === undefined ? 0 : begunBy(between);
    const onset = sounds.slice(begin, at);
    begin = at + 1 + between.length - begun;
    return { onset, vowel: sounds[at]!, coda: between.slice(0, between.length - begun) };
  });
}

function begunBy(between: readonly string[]): number {
  const joined = JOINED.exec(between.join(' '));
  if (joined !== null) return joined[0].trim().split(' ').length;
  return between.length === 0 || between.at(-1) === 'NG' ? 0 : 1;
}

function saySyllable({ onset, vowel, coda }: Syllable, last: boolean, alone: boolean): string {
  const faint = vowel.endsWith('0');
  const sound = vowel.replace('0', '');
  const heard = heardOf(sound, coda);
  const rime = faint && last ? lowEnd(sound, heard) : rimeOf(sound, heard, coda);
  const [before, head] = headOf(onset);
  return [...before, join(head, alone && rime === 'ô' ? 'âu' : rime)].join(' ');
}

/** The one consonant that is heard at the end of a syllable. */
function heardOf(sound: string, coda: readonly string[]): string {
  const sounded = coda
    .filter((consonant) => consonant !== 'R')
    .map((consonant) => CODAS.get(consonant) ?? '');
  const [first = '', second = ''] = sounded;
  // In help, the stop is heard, but no hiss: pulse.
  const hissed = /^(?:S|Z|SH|ZH|CH|JH|TH)$/.test(coda.at(-1) ?? '') && coda.length === 2;
  return first === 'l' && /^(?:EH|AE|AH)$/.test(sound) && second !== '' && !hissed ? second : first;
}

function lowEnd(sound: string, heard: string): string {
  const low = LOW_ENDS.get(heard);
  if (low !== undefined) return low;
  if (heard === '') return NUCLEI.get(sound)!.open;
  if (heard === 'ng') return 'ăng';
  return heard === 'c' ? 'ắc' : sound === 'E' ? `é${heard}` : sound === 'IH' ? `í${heard}` : `ớ${heard}`;
}

function rimeOf(sound: string, heard: string, coda: readonly string[]): string {
  const { open, stopped, nasal, dark } = NUCLEI.get(sound)!;
  if (heard === '') return coda[0] === 'R' && /^(?:IH|UH)$/.test(sound) ? `${open}a` : open;
  if (heard === 'l') return dark ?? open;
  if (stopped === undefined || nasal === undefined) return open;
  if (/[mn]/.test(heard)) return closed(heard === 'ng' && sound === 'AE' ? 'a' : nasal, heard);
  return sound === 'AE' && heard === 'c' ? 'ách' : closed(stopped, heard);
}

/** The end of a syllable as it is spelled: ích, inh. */
function closed(vowel: string, heard: string): string {
  if (heard === 'c' && /[íế]/.test(vowel)) return `${vowel}ch`;
  if (heard === 'c' && vowel === 'é') return 'ếch';
  if (heard === 'ng' && vowel === 'i') return 'inh';
  return heard === 'ng' && /[ơê]/.test(vowel) ? `${vowel}n` : vowel + heard;
}

/** The consonants that are said with ơ, and what the syllable itself begins with. */
function headOf(onset: readonly string[]): readonly [string[], string] {
  const spelled = onset
    .filter((sound, index) => sound !== 'Y' || index === 0)
    .map((sound) => ONSETS.get(sound) ?? '');
  const glide = spelled.at(-1) === 'u';
  const head = glide ? `${spelled.at(-2) ?? ''}u`.replace(/^cu/, 'qu') : (spelled.at(-1) ?? '');
  const before = spelled.slice(0, glide ? -2 : -1);
  const joined = head === 'r' && before.at(-1) === 't';
  return [(joined ? before.slice(0, -1) : before).map((consonant) => `${consonant}ờ`), joined ? 'tr' : head];
}

/** A beginning and an end, spelled by the rules: k and gh before e, ê and i; oa, oe, uy for w. */
function join(head: string, rime: string): string {
  const front = /^[eéêếií]/.test(rime);
  if (head === 'c') return (front ? 'k' : 'c') + rime;
  if (head === 'g' || head === 'ng') return head + (front ? 'h' : '') + rime;
  if (head === 'gi' && /^[ií]/.test(rime)) return `g${rime}`;
  if (head === 'd' && rime === 'iu') return rime;
  if (!head.endsWith('u')) return head + rime;
  if (head.startsWith('q')) return head + rime.replace(/^[oô]/, 'a');
  return head.slice(0, -1) + glided(rime);
}

/** The w before a vowel: oét, oan, uy, uây, and uốc for work. */
function glided(rime: string): string {
  if (/^[ớơ].|^ế/.test(rime)) return rime.replace(/^ớ/, 'uố').replace(/^ơ/, 'uô').replace(/^ế.*/, 'uây');
  if (rime === 'ồ') return rime;
  if (/^[aáăắeé]/.test(rime)) return `o${rime}`;
  if (/^[oó]/.test(rime)) return `o${rime.replace(/^o/, 'a').replace(/^ó/, 'á')}`;
  if (/^i/.test(rime)) return rime === 'iu' ? 'uy u' : rime.replace(/^ia?/, 'uy');
  if (/^í/.test(rime)) return rime.replace(/^í/, 'uý');
  return /^[uú]/.test(rime) ? rime : `u${rime}`;
}
