import { randomUUID } from 'node:crypto';
import type { DictionariesRepository } from '../../src/pronunciation/application/dictionaries.repository';
import type { Dictionary } from '../../src/pronunciation/domain/dictionary';
import type { DictionaryEntry } from '../../src/pronunciation/domain/dictionary-entry';
import type { Transaction } from '../../src/shared/application/transaction';

/** A repository under test. */
export interface DictionariesStage {
  readonly dictionaries: DictionariesRepository;
  readonly transaction: Transaction;
  /** @returns the id of a new account */
  newAccount(): Promise<string>;
}

const entry = (written: string): DictionaryEntry => ({
  written,
  spoken: 'đọc là "x"',
  wholeWord: false,
  caseSensitive: true,
  language: 'vi',
});

const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 1, 8, minute, 0, 123));

/** What every repository of dictionaries promises. */
export function describeDictionaries(name: string, open: () => Promise<DictionariesStage>): void {
  describe(`${name} as DictionariesRepository`, () => {
    let stage: DictionariesStage;
    let dictionaries: DictionariesRepository;
    let account: string;
    beforeEach(async () => {
      stage = await open();
      dictionaries = stage.dictionaries;
      account = await stage.newAccount();
    });

    const draft = (minute = 0, accountId = account): Dictionary => ({
      id: randomUUID(),
      accountId,
      name: 'Tên riêng',
      isDefault: true,
      version: 1,
      entryCount: 1,
      createdAt: at(minute),
      updatedAt: at(minute),
    });
    const added = async (entries = [entry('một')], dictionary = draft()): Promise<Dictionary> => {
      await dictionaries.add(dictionary, entries);
      return dictionary;
    };
    const next = (dictionary: Dictionary, minute: number): Dictionary => ({
      ...dictionary,
      version: dictionary.version + 1,
      updatedAt: at(minute),
    });
    const written = async (dictionary: Dictionary, version: number) =>
      (await dictionaries.entries({ id: dictionary.id, version }))?.map((each) => each.written) ?? null;

    it('gives back what was stored, to the last field and in the order of entries', async () => {
      const entries = [entry('b'), { ...entry('a'), language: null }];
      const dictionary = await added(entries);
      expect(await dictionaries.find(account, dictionary.id)).toEqual(dictionary);
      expect(await dictionaries.entries(dictionary)).toEqual(entries);
    });

    it('lists the account’s own, the oldest first', async () => {
      const younger = await added([], draft(2));
      const older = await added([], draft(1));
      const foreign = await added([], draft(0, await stage.newAccount()));
      expect(await dictionaries.list(account)).toEqual([older, younger]);
      expect(await dictionaries.find(account, foreign.id)).toBeNull();
    });

    it('keeps each version as it was', async () => {
      const first = await added();
      const second = next(first, 1);
      await dictionaries.revise(second, [entry('hai'), entry('ba')]);
      const third = { ...next(second, 2), name: 'Khác' };
      await dictionaries.revise(third, null);
      expect(await dictionaries.find(account, first.id)).toEqual(third);
      expect(await written(first, 1)).toEqual(['một']);
      expect(await written(first, 2)).toEqual(['hai', 'ba']);
      expect(await written(first, 3)).toEqual(['hai', 'ba']);
      expect(await written(first, 4)).toBeNull();
      expect(await dictionaries.has({ id: first.id, version: 1 })).toBe(true);
      expect(await dictionaries.has({ id: first.id, version: 4 })).toBe(false);
    });

    it('takes a dictionary away, and not its versions', async () => {
      const dictionary = await added();
      await dictionaries.remove(dictionary, at(1));
      expect(await dictionaries.find(account, dictionary.id)).toBeNull();
      expect(await dictionaries.list(account)).toEqual([]);
      expect(await written(dictionary, 1)).toEqual(['một']);
    });

    it('prunes what was superseded before a time, except the newest versions', async () => {
      const first = await added();
      const second = next(first, 10);
      const third = next(second, 20);
      await dictionaries.revise(second, null);
      await dictionaries.revise(third, null);
      await dictionaries.revise(next(third, 30), null);
      const kept = async () => {
        const versions = [1, 2, 3, 4].map((version) => ({ id: first.id, version }));
        const known = await Promise.all(versions.map((version) => dictionaries.has(version)));
        return versions.filter((_, index) => known[index]).map(({ version }) => version);
      };
      await dictionaries.prune(account, at(10), 1); // the first was superseded at this time, not before it
      expect(await kept()).toEqual([1, 2, 3, 4]);
      await dictionaries.prune(await stage.newAccount(), at(40), 1);
      expect(await kept()).toEqual([1, 2, 3, 4]);
      await dictionaries.prune(account, at(40), 3);
      expect(await kept()).toEqual([2, 3, 4]);
      await dictionaries.prune(account, at(25), 1);
      expect(await kept()).toEqual([3, 4]);
    });

    it('forgets all of dictionaries that were removed before a time', async () => {
      const removed = await added();
      const elsewhere = await added([entry('hai')], draft(0, await stage.newAccount()));
      const kept = await added();
      await dictionaries.remove(removed, at(5));
      await dictionaries.remove(elsewhere, at(5));
      await dictionaries.forgetRemoved(at(5));
      expect(await written(removed, 1)).toEqual(['một']);
      await dictionaries.forgetRemoved(at(6));
      expect(await written(removed, 1)).toBeNull();
      expect(await written(elsewhere, 1)).toBeNull();
      expect(await dictionaries.list(account)).toEqual([kept]);
      expect(await written(kept, 1)).toEqual(['một']);
    });

    it('counts the bytes of all versions', async () => {
      const size = (entries: readonly DictionaryEntry[]) => Buffer.byteLength(JSON.stringify(entries));
      const entries = [entry('một'), entry('hai')];
      const first = await added(entries);
      const second = next(first, 1);
      await dictionaries.revise(second, [entry('đ')]);
      await dictionaries.revise(next(second, 2), null);
      await dictionaries.remove(second, at(3));
      await added([entry('x')], draft(0, await stage.newAccount()));
      expect(await dictionaries.storedBytes(account)).toBe(size(entries) + 2 * size([entry('đ')]));
      expect(await dictionaries.storedBytes(randomUUID())).toBe(0);
    });

    it('has changes of one account take turns', async () => {
      const order: string[] = [];
      const change = (who: string) =>
        stage.transaction.run(async () => {
          await dictionaries.lock(account);
          order.push(who);
          await dictionaries.list(account);
          order.push(who);
        });
      await Promise.all([change('a'), change('b'), change('c')]);
      expect(order.filter((who, index) => index % 2 === 0 && who === order[index + 1])).toHaveLength(3);
    });

    it('locks in transactions only', async () => {
      await expect((async () => dictionaries.lock(account))()).rejects.toThrow('A lock needs a transaction.');
    });
  });
}
