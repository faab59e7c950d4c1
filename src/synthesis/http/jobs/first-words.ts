/** The longest preview of a text, in characters. */
export const PREVIEW_CHARS = 100;

/** How much of a text is needed to know whether it goes on behind its preview. */
export const PREVIEWED_CHARS = PREVIEW_CHARS + 1;

/**
 * The first words of a text in one line, at most {@link PREVIEW_CHARS}; an ellipsis in the place of what does not fit.
 * @param beginning the text, or its first {@link PREVIEWED_CHARS} characters
 */
export function firstWords(beginning: string): string {
  const line = Array.from(beginning.replace(/\s+/gu, ' ').trim());
  if (Array.from(beginning).length < PREVIEWED_CHARS) return line.join('');
  const fitting = line.slice(0, PREVIEW_CHARS - 1).join('');
  return `${fitting.replace(/\s\S*$/u, '')}…`;
}
