/** A piece of a text, by the names of its characters where there is nothing to be seen of it. */
export function visible(piece: string): string {
  if (/[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u.test(piece)) return piece.trim();
  return [...piece]
    .map((char) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(' ');
}
