/** Text that eSpeak NG reads as mere words, and the way back to the text that was given. */
export interface EspeakText {
  readonly text: string;
  /** For each code point of `text`, its code point in the given text (NFC). */
  readonly origins: Int32Array;
}

/**
 * Longest unbroken run of letters and digits. eSpeak NG reports word lengths in five bits and drops the
 * rest of a longer run of digits without a word.
 */
const MAX_RUN = 24;

/**
 * What eSpeak NG would obey or stumble over: controls (U+0001 starts a command, U+0000 ends the text),
 * SSML and entities (always on in this build), phoneme mnemonics in `[[…]]`, private-use characters,
 * lone surrogates and non-characters.
 */
const UNSPEAKABLE = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}<>&[\]]/u;
const RUN = /[\p{L}\p{M}\p{N}]/u;
const SPACE = /\s/u;
const CLAUSE_END = /[.,;:!?…\n]/u;

/**
 * eSpeak NG drops what is beyond about a thousand phonemes of one clause. A clause is therefore closed
 * after this many, reckoned from above.
 */
const MAX_CLAUSE_PHONEMES = 700;
const PHONEMES_SPELLED = 5;
const PHONEMES_NAMED = 16;

/** A longer run of letters without a small vowel is spelled, not read. */
const MAX_CONSONANTS = 4;
const LATIN_VOWEL = /^[aeiouyà-ỹ]$/u;

/** Makes any string safe to speak. The text is composed (NFC): decomposed Vietnamese is read wrongly. */
export function espeakText(given: string): EspeakText {
  const chars = Array.from(given.normalize('NFC'));
  const text: string[] = [];
  const origins: number[] = [];
  let run = 0;
  let phonemes = 0;
  let consonants = 0;
  const push = (char: string, origin: number) => {
    text.push(char);
    origins.push(origin);
  };
  chars.forEach((char, origin) => {
    run = RUN.test(char) ? run + 1 : 0;
    consonants = LATIN_VOWEL.test(char) || !RUN.test(char) ? 0 : consonants + 1;
    phonemes += Math.max(phonemesOf(char), consonants > MAX_CONSONANTS ? PHONEMES_SPELLED : 1);
    const isSpace = SPACE.test(char) || UNSPEAKABLE.test(char);
    if (phonemes > MAX_CLAUSE_PHONEMES && (isSpace || run > MAX_RUN || run === 0)) {
      push(',', origin);
      push(' ', origin);
      phonemes = run = 0;
    } else if (run > MAX_RUN) {
      push(' ', origin);
      run = 1;
    }
    if (isSpace && CLAUSE_END.test(text.at(-1) ?? '')) phonemes = 0;
    push(isSpace && char !== '\n' ? ' ' : char, origin);
  });
  return { text: text.join(''), origins: Int32Array.from(origins) };
}

/** How much one character may be read as: a letter in a word, a spelled letter, or the name of a symbol. */
function phonemesOf(char: string): number {
  if (/[\p{Lu}\p{P}]/u.test(char)) return PHONEMES_SPELLED;
  if (/[\p{Script=Latin}\p{M}\s]/u.test(char)) return 1;
  return PHONEMES_NAMED;
}
