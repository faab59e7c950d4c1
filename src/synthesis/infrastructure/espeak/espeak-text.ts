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

/** Makes any string safe to speak. The text is composed (NFC): decomposed Vietnamese is read wrongly. */
export function espeakText(given: string): EspeakText {
  const chars = Array.from(given.normalize('NFC'));
  const text: string[] = [];
  const origins: number[] = [];
  let run = 0;
  chars.forEach((char, origin) => {
    run = RUN.test(char) ? run + 1 : 0;
    if (run > MAX_RUN) {
      text.push(' ');
      origins.push(origin);
      run = 1;
    }
    text.push(char === '\n' || !UNSPEAKABLE.test(char) ? char : ' ');
    origins.push(origin);
  });
  return { text: text.join(''), origins: Int32Array.from(origins) };
}
