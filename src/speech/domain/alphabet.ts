/** All characters that a voice knows. A letter of which it knows only the lower-case form is spoken as that. */
export type Alphabet = ReadonlySet<string>;

/** The character as the voice knows it; null for an unknown one. */
export function knownForm(char: string, alphabet: Alphabet): string | null {
  if (alphabet.has(char)) return char;
  const small = char.toLowerCase();
  return alphabet.has(small) ? small : null;
}

/** Whether a text holds anything that must be heard: a letter or a number, of those that the voice knows. */
export function isAudible(text: string, alphabet?: Alphabet): boolean {
  if (!alphabet) return /[\p{L}\p{N}]/u.test(text);
  return audibleChars(text).some((char) => knownForm(char, alphabet) !== null);
}

/** The letters and numbers of a text that are to be heard, as often as they occur. */
export function audibleChars(text: string): string[] {
  return text.match(/[\p{L}\p{N}]/gu) ?? [];
}

/** Those of them that a voice does not know; none for a voice that says any text. */
export function unknownChars(text: string, alphabet: Alphabet | undefined): string[] {
  return alphabet ? audibleChars(text).filter((char) => knownForm(char, alphabet) === null) : [];
}
