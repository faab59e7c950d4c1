/**
 * Least number of letters to replace, leave out or put in that makes one text of the other. Takes time of the
 * product of both lengths: for words and sentences.
 * @see V. I. Levenshtein, Binary codes capable of correcting deletions, insertions and reversals, 1966
 */
export function editDistance(from: readonly string[], to: readonly string[]): number {
  let row = to.map((_, at) => at + 1);
  for (const [i, letter] of from.entries()) {
    let diagonal = i;
    let left = i + 1;
    row = row.map((above, at) => {
      left = Math.min(above + 1, left + 1, diagonal + (letter === to[at] ? 0 : 1));
      diagonal = above;
      return left;
    });
  }
  return row.at(-1) ?? from.length;
}
