const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING: ReadonlySet<number> = new Set(Buffer.from('[{'));
const CLOSING: ReadonlySet<number> = new Set(Buffer.from(']}'));

/** How much of everything a JSON text has. */
export interface JsonExtent {
  /** Members and elements, all together. */
  readonly values: number;
  /** The most arrays and objects that are open at one place. */
  readonly depth: number;
}

/**
 * Looks over the bytes of a JSON text in UTF-8 without making anything of them: parsing millions of values takes
 * seconds of the event loop, and this some ms for megabytes.
 * @returns what it certainly has too much of; null for nothing, as far as can be told without parsing
 */
export function excessOf(text: Uint8Array, most: JsonExtent): keyof JsonExtent | null {
  let [commas, containers, open] = [0, 0, 0];
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const byte = text[at]!;
    if (byte === QUOTE) isInText = !isInText;
    else if (isInText && byte === BACKSLASH) at++;
    else if (!isInText && byte === COMMA) commas++;
    else if (!isInText && OPENING.has(byte)) {
      containers++;
      open++;
    } else if (!isInText && CLOSING.has(byte)) open--;
    else continue;
    if (open > most.depth) return 'depth';
    if (Math.max(commas, containers - 1) > most.values) return 'values';
  }
  return null;
}
