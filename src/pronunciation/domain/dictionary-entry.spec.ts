import { InvalidParameters } from '../../shared/domain/domain-error';
import { dictionaryEntries, EntryCheck, MOST_ENTRIES } from './dictionary-entry';

const check = (...entries: unknown[]) =>
  dictionaryEntries(entries.map((fields, index) => ({ place: `entries[${index}]`, fields })));

function faults(...entries: unknown[]): string[] {
  try {
    check(...entries);
  } catch (error) {
    if (error instanceof InvalidParameters) return error.faults.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

const entry = { written: 'WHO', spoken: 'ai' };

describe('dictionaryEntries', () => {
  it('fills in what is left out, in NFC and without white space around it', () => {
    expect(check({ written: ' Hà\u0323 ', spoken: ' một ' })).toEqual([
      {
        written: 'Hạ̀'.normalize('NFC'),
        spoken: 'một',
        wholeWord: true,
        caseSensitive: false,
        language: null,
      },
    ]);
  });

  it.each([
    [{ ...entry, written: 'x'.repeat(101) }, 'written LENGTH'],
    [{ ...entry, spoken: 'x'.repeat(301) }, 'spoken LENGTH'],
    [{ ...entry, spoken: '😀'.repeat(100_000) }, 'spoken LENGTH'],
    [{ ...entry, written: '  ' }, 'written LENGTH'],
    [{ ...entry, spoken: `a${'\u0301'.repeat(31)}` }, 'spoken TOO_MANY_MARKS'],
    [{ ...entry, written: 'a\nb' }, 'written CONTROL_CHARACTER'],
    [{ ...entry, written: 'a\0' }, 'written CONTROL_CHARACTER'],
    [{ ...entry, spoken: '\ud800' }, 'spoken LONE_SURROGATE'],
    [{ ...entry, spoken: '😀!' }, 'spoken NOTHING_TO_SPEAK'],
    [{ ...entry, spoken: null }, 'spoken REQUIRED'],
    [{ ...entry, language: 'fr' }, 'language IS_IN'],
    [{ ...entry, case_sensitive: 1 }, 'case_sensitive IS_BOOLEAN'],
    [{ ...entry, constructor: 1 }, 'constructor UNKNOWN_FIELD'],
  ])('refuses %j', (given, fault) => {
    expect(faults(given)).toEqual([`entries[0].${fault}`]);
  });

  it('takes as many characters as it says, whatever their size', () => {
    expect(faults({ written: '😀'.repeat(100), spoken: 'đ'.repeat(300) })).toEqual([]);
    const inFour = '\u03b1\u0313\u0300\u0345'; // one character in NFC
    expect(check({ written: inFour.repeat(100), spoken: `${' '.repeat(5_000)}x` })).toMatchObject([
      { written: '\u1f82'.repeat(100), spoken: 'x' },
    ]);
  });

  it('refuses two entries for the same, and only those', () => {
    expect(faults(entry, { ...entry, written: 'who' })).toEqual(['entries[1] DUPLICATE']);
    expect(faults(entry, { ...entry, case_sensitive: true }, { ...entry, language: 'vi' })).toEqual([]);
  });

  it('names the first 20 faults of many', () => {
    expect(faults(...Array.from({ length: 1000 }, () => 5))).toHaveLength(20);
    expect(faults(...Array.from({ length: MOST_ENTRIES + 1 }, () => entry))).toEqual(['entries TOO_MANY']);
  });

  it('refuses the entry that is one too many as it comes', () => {
    const check = new EntryCheck();
    const add = (count: number) =>
      check.add({ place: `lines[${count}]`, fields: { written: `a${count}`, spoken: 'b' } });
    for (let count = 0; count < MOST_ENTRIES; count += 1) add(count);
    expect(check.result()).toHaveLength(MOST_ENTRIES);
    expect(() => add(MOST_ENTRIES)).toThrow('entries must have at most 10000 entries.');
  });
});
