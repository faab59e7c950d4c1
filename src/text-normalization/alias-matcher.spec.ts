import * as fc from 'fast-check';
import { type AliasEntry, AliasMatcher, findAliases } from './alias-matcher';

const entry = (written: string, spoken: string, rest: Partial<AliasEntry> = {}): AliasEntry => ({
  written,
  spoken,
  wholeWord: true,
  caseSensitive: false,
  language: null,
  ...rest,
});

/** What is found, as `written→spoken`. */
function found(text: string, ...dictionaries: AliasEntry[][]): string[] {
  const matchers = dictionaries.map((entries) => new AliasMatcher(entries));
  const characters = Array.from(text);
  return findAliases(text, 'vi', matchers).map(
    ({ start, end, spoken }) => `${characters.slice(start, end).join('')}→${spoken}`,
  );
}

describe('findAliases', () => {
  it('finds words in any case, and as they are written where the case counts', () => {
    expect(found('WHO, who và Who', [entry('WHO', 'a')])).toEqual(['WHO→a', 'who→a', 'Who→a']);
    expect(found('WHO, who và Who', [entry('WHO', 'a', { caseSensitive: true })])).toEqual(['WHO→a']);
    expect(found('ĐẮK LẮK', [entry('Đắk Lắk', 'a')])).toEqual(['ĐẮK LẮK→a']);
  });

  it('finds whole words only, unless the entry says otherwise', () => {
    const text = 'Loa, LoaX, xLoa, Loa2, Loa-tts';
    expect(found(text, [entry('Loa', 'a')])).toEqual(['Loa→a', 'Loa→a']);
    expect(found(text, [entry('Loa', 'a', { wholeWord: false })])).toHaveLength(5);
  });

  it('needs no boundary beside a sign, and never parts a letter from its marks', () => {
    expect(found('C++11 và @loa', [entry('C++', 'a'), entry('@loa', 'b')])).toEqual(['C++→a', '@loa→b']);
    expect(found('x̌', [entry('x', 'a', { wholeWord: false })])).toEqual([]);
  });

  it('prefers the longest form, then the earlier dictionary, then the entry with more conditions', () => {
    expect(found('a b c', [entry('a', '1'), entry('a b', '2')], [entry('a b c', '3')])).toEqual(['a b c→3']);
    expect(found('a b', [entry('a', '1')], [entry('a', '2'), entry('b', '3')])).toEqual(['a→1', 'b→3']);
    const conditions = [
      entry('A', '1'),
      entry('A', '2', { language: 'vi' }),
      entry('A', '3', { caseSensitive: true }),
    ];
    expect(found('A a', conditions)).toEqual(['A→3', 'a→2']);
  });

  it('takes a shorter form where the longer one does not fit', () => {
    expect(found('New Yorker', [entry('New York', '1'), entry('New', '2')])).toEqual(['New→2']);
  });

  it('leaves out what is for voices of another language', () => {
    expect(found('sao', [entry('sao', 'a', { language: 'en' })])).toEqual([]);
  });

  it('counts code points', () => {
    expect(findAliases('😀 😀 WHO', 'vi', [new AliasMatcher([entry('WHO', 'a')])])).toEqual([
      { start: 4, end: 7, spoken: 'a' },
    ]);
    expect(found('a😀b', [entry('😀', 'cười')])).toEqual(['😀→cười']);
  });

  it('finds no part of an address, but a whole one', () => {
    const entries = [entry('WHO', 'a'), entry('vn', 'b'), entry('loa.vn', 'lô a')];
    expect(found('WHO: https://a.com/WHO, who@a.vn, bao.vn và WHO', entries)).toEqual(['WHO→a', 'WHO→a']);
    expect(found('xem loa.vn nhé', entries)).toEqual(['loa.vn→lô a']);
    expect(found('xem loa.vn/vn nhé', entries)).toEqual([]);
  });

  it('finds what trying every entry at every place finds', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '😀', 'đ', 'Đ'), maxLength: 30 });
    const entries = fc.array(
      fc.record({
        written: fc.string({
          unit: fc.constantFrom('a', 'B', 'b', ' ', '😀', 'đ'),
          minLength: 1,
          maxLength: 4,
        }),
        wholeWord: fc.boolean(),
        caseSensitive: fc.boolean(),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(letters, entries, (text, given) => {
        const all = given.map(({ written, ...rest }) => entry(written, 'x', rest));
        const places = findAliases(text, 'vi', [new AliasMatcher(all)]).map(({ start, end }) => [start, end]);
        expect(places).toEqual(placesByTrying(text, all));
      }),
    );
  });

  it('takes a bounded time for each place of a hostile text', () => {
    const entries = Array.from({ length: 100 }, (_, i) => entry('a'.repeat(i + 1), 'x'));
    const matcher = new AliasMatcher(entries);
    expect(findAliases('a'.repeat(20_000), 'vi', [matcher])).toEqual([]);
  });
});

/** The same without any cleverness. */
function placesByTrying(text: string, entries: readonly AliasEntry[]): number[][] {
  const isWord = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const characters = Array.from(text);
  const places: number[][] = [];
  for (let start = 0; start < characters.length;) {
    const lengths = entries
      .filter((each) => {
        const end = start + Array.from(each.written).length;
        const written = characters.slice(start, end).join('');
        const isSame = each.caseSensitive
          ? written === each.written
          : written.toLowerCase() === each.written.toLowerCase();
        const glued = (inside: number, outside: number) =>
          isWord(characters[inside]) && isWord(characters[outside]);
        return isSame && !(each.wholeWord && (glued(start, start - 1) || glued(end - 1, end)));
      })
      .map((each) => Array.from(each.written).length);
    const longest = Math.max(0, ...lengths);
    if (longest > 0) places.push([start, start + longest]);
    start += longest || 1;
  }
  return places;
}
