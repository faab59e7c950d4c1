/** As banks write Vietnamese: capitals without marks. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'D').toUpperCase();

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length > 1);

/** The words of a name that a memo has as well, whatever their marks and case. */
export function sameWords(name: string, memo: string): string[] {
  const said = new Set(wordsOf(memo).map(plain));
  return wordsOf(name).filter((word) => said.has(plain(word)));
}
