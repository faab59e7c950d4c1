/** A stretch of a text, its end exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What of a text was put in the place of what: all before `start` and all behind `end` stayed as it was. */
export interface TextEdit {
  readonly start: number;
  /** In the text before, exclusive. */
  readonly end: number;
  /** By how much all behind moved. */
  readonly shift: number;
}

/** The shortest edit that makes one text of another. Texts are UTF-16 units, or lists of code points. */
export function editBetween(before: ArrayLike<string>, after: ArrayLike<string>): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let kept = 0;
  while (kept < shorter - start && before[before.length - 1 - kept] === after[after.length - 1 - kept])
    kept += 1;
  return { start, end: before.length - kept, shift: after.length - before.length };
}

/** Stretches where they are after an edit, without those that it met. */
export function movedBy<Part extends Stretch>(
  { start, end, shift }: TextEdit,
  stretches: readonly Part[],
): Part[] {
  return stretches.flatMap((stretch) => {
    if (stretch.end <= start) return [stretch];
    if (stretch.start < end) return [];
    return [{ ...stretch, start: stretch.start + shift, end: stretch.end + shift }];
  });
}
