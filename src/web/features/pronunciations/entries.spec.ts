import { emptyEntry, entriesWith, type Entry, withEntry, withoutEntry } from './entries';

const entry = (written: string, of: Partial<Entry> = {}): Entry => ({
  ...emptyEntry,
  ...{ written, spoken: `nói ${written}` },
  ...of,
});
/** As the API gives them: with null for every language, whatever its types say. */
const dto = (written: string, of: object = {}) =>
  ({ ...entry(written), ...of }) as { written: string; spoken: string };

describe('the entries of a dictionary', () => {
  it('are found by what is written or said, in any capitals and any form of Unicode', () => {
    const entries = [dto('WHO'), dto('Hồ'), dto('x', { spoken: 'Tổ chức' })];
    const placesOf = (text: string) => entriesWith(entries, text).map(({ place }) => place);
    expect(placesOf('who')).toEqual([0]);
    expect(placesOf('HỒ'.normalize('NFD'))).toEqual([1]);
    expect(placesOf('tổ')).toEqual([2]);
    expect(placesOf('')).toEqual([0, 1, 2]);
    expect(placesOf('không có')).toEqual([]);
  });

  it('have all that they may leave out', () => {
    expect(entriesWith([{ written: 'a', spoken: 'b' }], '')).toEqual([
      {
        place: 0,
        entry: { written: 'a', spoken: 'b', whole_word: true, case_sensitive: false, language: null },
      },
    ]);
  });

  it('begin with a new one', () => {
    const made = withEntry([dto('a')], entry('b', { language: 'en' }), null);
    expect(made.map(({ written }) => written)).toEqual(['b', 'a']);
    expect(made[0]).toMatchObject({ language: 'en', whole_word: true });
  });

  it('are changed where they are, and told apart by all that an entry is for', () => {
    const entries = [dto('a'), dto('b', { case_sensitive: true }), dto('b'), dto('b', { language: 'vi' })];
    const changed = withEntry(entries, entry('c'), entry('b'));
    expect(changed.map(({ written }) => written)).toEqual(['a', 'b', 'c', 'b']);
    expect(withoutEntry(entries, entry('b', { language: 'vi' }))).toEqual(entries.slice(0, 3));
  });

  it.each([
    ['rewritten', [dto('a'), dto('b', { spoken: 'khác' })]],
    ['taken out', [dto('a')]],
  ])('are not changed where somebody else has %s the one that was edited', (_how, entries) => {
    expect(() => withEntry(entries, entry('c'), entry('b'))).toThrow('DICTIONARY_CHANGED');
  });

  it('lose none that somebody else has rewritten, and nothing more where it is gone already', () => {
    const rewritten = [dto('a'), dto('b', { spoken: 'khác' })];
    expect(() => withoutEntry(rewritten, entry('b'))).toThrow('DICTIONARY_CHANGED');
    expect(withoutEntry([dto('a')], entry('b'))).toEqual([dto('a')]);
  });
});
