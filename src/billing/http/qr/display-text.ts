const ELLIPSIS = '…';

/** A line of text that fits its box: what to draw, already escaped for XML, and at which size. */
export interface FittedText {
  readonly xml: string;
  readonly sizePx: number;
}

/**
 * Fits a text into `widthPx`: smaller than `sizePx` when it must be, down to `minSizePx`, then cut with
 * an ellipsis. The result is escaped, so a hostile name can neither leave its box nor become markup.
 */
export function fitText(text: string, widthPx: number, sizePx: number, minSizePx: number): FittedText {
  let shown = visibleText(text);
  const fitting = Math.floor(widthPx / widthEm(shown));
  if (fitting < minSizePx) shown = cut(shown, widthPx / minSizePx);
  return { xml: escapeXml(shown), sizePx: Math.max(minSizePx, Math.min(sizePx, fitting)) };
}

/**
 * One line of visible characters: no control, format (bidirectional overrides), surrogate or unassigned
 * ones, which XML forbids or which reorder what stands beside them, and no towers of combining marks.
 */
export function visibleText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .normalize('NFC')
    .trim();
}

const ENTITIES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&apos;'],
]);

/** For text and attributes, of HTML too. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? '');
}

function cut(text: string, maxEm: number): string {
  let room = maxEm - widthEm(ELLIPSIS);
  let kept = '';
  for (const char of text) {
    room -= widthEm(char);
    if (room < 0) break;
    kept += char;
  }
  return kept.trimEnd() + ELLIPSIS;
}

/** An upper estimate of the width in em, by class of character, measured on Be Vietnam Pro SemiBold. */
function widthEm(text: string): number {
  let width = 0;
  for (const char of text.normalize('NFD')) width += charWidthEm(char);
  return width;
}

function charWidthEm(char: string): number {
  if (char === '\u031b') return 0.1; // the horn of ơ and ư
  if (/\p{M}/u.test(char)) return 0;
  if (/[ iIjl.,:;'!|frt1]/.test(char)) return 0.43;
  if (/[ACDĐGHNOQUVX&#=_]/.test(char)) return 0.84;
  if (/[\x20-\x7eđ]/.test(char) && !/[MWmw%@]/.test(char)) return 0.72;
  return 1.05;
}
