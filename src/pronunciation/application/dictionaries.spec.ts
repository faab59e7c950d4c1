import { randomUUID } from 'node:crypto';
import { InMemoryDictionaries } from '../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';
import { MovableClock } from '../../../test/harness/movable-clock';
import { MOST_DICTIONARIES } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';
import {
  DictionaryChanged,
  DictionaryNotFound,
  TooManyDictionaries,
  TooManyVersions,
} from '../domain/pronunciation.errors';
import { CreateDictionary } from './create-dictionary';
import { FindDictionaryAliases } from './find-dictionary-aliases';
import { RemoveDictionary } from './remove-dictionary';
import { ResolveDictionaries } from './resolve-dictionaries';
import { ReviseDictionary } from './revise-dictionary';
import { VersionRoom } from './version-room';

const entry = (written: string, spoken: string): DictionaryEntry => ({
  written,
  spoken,
  wholeWord: true,
  caseSensitive: false,
  language: null,
});

const DAY_SEC = 86_400;

describe('The dictionaries of an account', () => {
  const clock = new MovableClock(new Date('2026-03-01T08:00:00.000Z'));
  let dictionaries: InMemoryDictionaries;
  let createDictionary: CreateDictionary;
  let reviseDictionary: ReviseDictionary;
  let removeDictionary: RemoveDictionary;
  let resolveDictionaries: ResolveDictionaries;
  let account: string;
  beforeEach(() => {
    const transaction = new InMemoryTransaction();
    dictionaries = new InMemoryDictionaries(transaction);
    const room = new VersionRoom(dictionaries, clock);
    createDictionary = new CreateDictionary(dictionaries, room, transaction, clock);
    reviseDictionary = new ReviseDictionary(dictionaries, room, transaction, clock);
    removeDictionary = new RemoveDictionary(dictionaries, transaction, clock);
    resolveDictionaries = new ResolveDictionaries(dictionaries);
    account = randomUUID();
  });

  const create = (entries: DictionaryEntry[] = [], isDefault = false) =>
    createDictionary.execute(account, { name: 'Tên', isDefault, entries });
  const resolve = (...choices: { id: string; version?: number }[]) =>
    resolveDictionaries.execute(account, choices);

  it('are numbered by version, and an earlier one can still be named', async () => {
    const { id } = await create([entry('a', 'một')]);
    await reviseDictionary.execute(account, id, { entries: [entry('a', 'hai')] });
    await reviseDictionary.execute(account, id, { name: 'Khác' });
    expect(await resolve({ id })).toEqual([{ id, version: 3 }]);
    expect(await resolve({ id, version: 1 })).toEqual([{ id, version: 1 }]);
    await expect(resolve({ id, version: 4 })).rejects.toMatchObject({
      faults: [{ field: 'dictionaries[0].version', code: 'UNKNOWN_VERSION' }],
    });
  });

  it('do not change where nothing is different', async () => {
    const made = await create();
    const { id, name } = made;
    expect(await reviseDictionary.execute(account, id, { name, isDefault: false })).toEqual(made);
  });

  it('keep what somebody else has made of them since the version that a change is of', async () => {
    const { id } = await create([entry('a', 'một')]);
    const change = { entries: [entry('a', 'hai')] };
    expect(await reviseDictionary.execute(account, id, change, 1)).toMatchObject({ version: 2 });
    const late = reviseDictionary.execute(account, id, { entries: [entry('a', 'ba')], name: 'Khác' }, 1);
    await expect(late).rejects.toThrow(DictionaryChanged);
    expect(await dictionaries.find(account, id)).toMatchObject({ version: 2, name: 'Tên' });
    expect(await dictionaries.entries({ id, version: 2 })).toEqual(change.entries);
    await expect(reviseDictionary.execute(account, id, { name: 'Tên' }, 1)).rejects.toThrow(
      DictionaryChanged,
    );
  });

  it('are not deleted where they have another version than the one that was meant', async () => {
    const { id } = await create([entry('a', 'một')]);
    await reviseDictionary.execute(account, id, { entries: [entry('a', 'hai')] });
    await expect(removeDictionary.execute(account, id, 1)).rejects.toThrow(DictionaryChanged);
    expect(await dictionaries.find(account, id)).toMatchObject({ version: 2 });
    expect(await removeDictionary.execute(account, id, 2)).toMatchObject({ id, version: 2 });
    expect(await dictionaries.find(account, id)).toBeNull();
  });

  it('are at most 50', async () => {
    for (let count = 0; count < MOST_DICTIONARIES; count++) await create();
    await expect(create()).rejects.toThrow(TooManyDictionaries);
  });

  it('stay readable for whoever resolved them before they were deleted', async () => {
    const { id } = await create([entry('a', 'một')]);
    const versions = await resolve({ id });
    await removeDictionary.execute(account, id);
    await expect(resolve({ id })).rejects.toMatchObject({ faults: [{ code: 'UNKNOWN_DICTIONARY' }] });
    await expect(removeDictionary.execute(account, id)).rejects.toThrow(DictionaryNotFound);
    const finder = new FindDictionaryAliases(dictionaries);
    const { aliases } = await finder.execute('a b', 'vi', versions);
    expect(aliases).toEqual([{ start: 0, end: 1, spoken: 'một' }]);
  });

  it('are kept in memory, but not any number of empty ones', async () => {
    const opened = jest.spyOn(dictionaries, 'entries').mockResolvedValue([]);
    const finder = new FindDictionaryAliases(dictionaries);
    const use = (version: number) => finder.execute('a', 'vi', [{ id: 'empty', version }]);
    for (let version = 1; version <= 6_000; version++) await use(version);
    await use(6_000);
    expect(opened).toHaveBeenCalledTimes(6_000);
    await use(1);
    expect(opened).toHaveBeenCalledTimes(6_001);
  });

  it('come after entries that are only tried', async () => {
    const versions = await resolve(await create([entry('a', 'một'), entry('b', 'hai')]));
    const finder = new FindDictionaryAliases(dictionaries);
    const spokenOf = async (tried: DictionaryEntry[], named = versions) =>
      (await finder.execute('a b', 'vi', named, tried)).aliases.map(({ spoken }) => spoken);
    expect(await spokenOf([entry('a', 'thử')])).toEqual(['thử', 'hai']);
    expect(await spokenOf([entry('a', 'thử')], [])).toEqual(['thử']);
    expect(await spokenOf([])).toEqual(['một', 'hai']);
  });

  it('are the default ones, the oldest first, where none are named', async () => {
    const first = await create([], true);
    clock.moveOn(1);
    await create();
    const last = await create([], true);
    const versions = await resolveDictionaries.execute(account, null);
    expect(versions.map(({ id }) => id)).toEqual([first.id, last.id]);
    expect(await resolve()).toEqual([]);
    expect(await resolveDictionaries.execute(randomUUID(), null)).toEqual([]);
  });

  it('forget versions a day after the twentieth change, and no sooner', async () => {
    const { id } = await create();
    const change = (name: string) => reviseDictionary.execute(account, id, { name });
    for (let count = 2; count <= 25; count++) await change(`Tên ${count}`);
    expect(await dictionaries.has({ id, version: 1 })).toBe(true);
    clock.moveOn(DAY_SEC + 1);
    await change('Sau');
    const kept = await Promise.all(
      Array.from({ length: 26 }, (_, index) => dictionaries.has({ id, version: index + 1 })),
    );
    expect(kept.indexOf(true)).toBe(6);
    expect(kept.filter(Boolean)).toHaveLength(20);
  });

  it('have room for their versions, and no more', async () => {
    const made = await create([entry('a', 'một')]);
    const stored = jest.spyOn(dictionaries, 'storedBytes');
    const change = (spoken: string) =>
      reviseDictionary.execute(account, made.id, { entries: [entry('a', spoken)] });
    stored.mockResolvedValue(64 * 2 ** 20 + 1);
    await expect(change('hai')).rejects.toThrow(TooManyVersions);
    await expect(create()).rejects.toThrow(TooManyVersions);
    expect(await dictionaries.list(account)).toEqual([made]);
    stored.mockResolvedValue(64 * 2 ** 20);
    expect(await change('ba')).toMatchObject({ version: 2 });
  });

  it('give way to each other in memory, and are found again', async () => {
    const finder = new FindDictionaryAliases(dictionaries);
    const many = Array.from({ length: 10_000 }, (_, index) => entry(`từ${index}`, 'x'));
    const made = await Promise.all(Array.from({ length: 12 }, () => create(many)));
    const read = jest.spyOn(dictionaries, 'entries');
    const use = (index: number) => finder.execute('từ7', 'vi', [made[index]!]);
    for (let index = 0; index < 11; index++) {
      const { aliases, openingMs } = await use(index);
      expect(aliases).toHaveLength(1);
      expect(openingMs).toBeGreaterThan(0);
    }
    expect(read).toHaveBeenCalledTimes(11);
    expect((await use(10)).openingMs).toBe(0);
    expect(read).toHaveBeenCalledTimes(11);
    expect((await use(0)).openingMs).toBeGreaterThan(0);
    expect(read).toHaveBeenCalledTimes(12);
  });
});
