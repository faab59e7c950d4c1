import { DictionariesRepository } from '../../../src/pronunciation/application/dictionaries.repository';
import type { Dictionary, DictionaryVersion } from '../../../src/pronunciation/domain/dictionary';
import type { DictionaryEntry } from '../../../src/pronunciation/domain/dictionary-entry';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

interface Version extends DictionaryVersion {
  readonly entries: readonly DictionaryEntry[];
  readonly supersededAt: Date | null;
}

const keyOf = ({ id, version }: DictionaryVersion): string => `${id} ${version}`;

/** Dictionaries of a test. */
export class InMemoryDictionaries extends DictionariesRepository {
  private readonly dictionaries: InMemoryTable<Dictionary & { readonly removedAt?: Date }>;
  private readonly versions: InMemoryTable<Version | null>;

  constructor(private readonly transaction: InMemoryTransaction) {
    super();
    this.dictionaries = new InMemoryTable(transaction);
    this.versions = new InMemoryTable(transaction);
  }

  lock(): Promise<void> {
    this.transaction.requireForLock();
    return Promise.resolve();
  }

  list(accountId: string): Promise<Dictionary[]> {
    const own = this.dictionaries.rows.filter((each) => each.accountId === accountId && !each.removedAt);
    return Promise.resolve(own.sort((one, other) => Number(one.createdAt) - Number(other.createdAt)));
  }

  async find(accountId: string, id: string): Promise<Dictionary | null> {
    return (await this.list(accountId)).find((each) => each.id === id) ?? null;
  }

  add(dictionary: Dictionary, entries: readonly DictionaryEntry[]): Promise<void> {
    return this.write(() => this.put(dictionary, entries));
  }

  revise(dictionary: Dictionary, entries: readonly DictionaryEntry[] | null): Promise<void> {
    return this.write(() => {
      const before = this.versions.get(keyOf({ ...dictionary, version: dictionary.version - 1 }))!;
      this.supersede(dictionary.id, dictionary.updatedAt);
      this.put(dictionary, entries ?? before.entries);
    });
  }

  remove(dictionary: Dictionary, at: Date): Promise<void> {
    return this.write(() => {
      this.dictionaries.set(dictionary.id, { ...dictionary, removedAt: at });
      this.supersede(dictionary.id, at);
    });
  }

  entries(version: DictionaryVersion): Promise<readonly DictionaryEntry[] | null> {
    return Promise.resolve(this.versions.get(keyOf(version))?.entries ?? null);
  }

  has(version: DictionaryVersion): Promise<boolean> {
    return Promise.resolve(Boolean(this.versions.get(keyOf(version))));
  }

  storedBytes(accountId: string): Promise<number> {
    const sizes = this.kept
      .filter(({ id }) => this.dictionaries.get(id)?.accountId === accountId)
      .map(({ entries }) => Buffer.byteLength(JSON.stringify(entries)));
    return Promise.resolve(sizes.reduce((sum, size) => sum + size, 0));
  }

  prune(accountId: string, before: Date, newest: number): Promise<void> {
    return this.write(() => {
      for (const { id, version, supersededAt } of this.kept) {
        const dictionary = this.dictionaries.get(id)!;
        const isOld = supersededAt !== null && supersededAt < before;
        const isFar = version <= dictionary.version - newest;
        if (dictionary.accountId === accountId && isOld && isFar)
          this.versions.set(keyOf({ id, version }), null);
      }
    });
  }

  forgetRemoved(before: Date): Promise<void> {
    return this.write(() => {
      const removed = this.dictionaries.rows.filter(({ removedAt }) => removedAt && removedAt < before);
      const ids = new Set(removed.map(({ id }) => id));
      for (const row of this.kept) if (ids.has(row.id)) this.versions.set(keyOf(row), null);
    });
  }

  private get kept(): Version[] {
    return this.versions.rows.filter((row) => row !== null);
  }

  private put(dictionary: Dictionary, entries: readonly DictionaryEntry[]): void {
    const { id, version } = dictionary;
    this.dictionaries.set(id, dictionary);
    this.versions.set(keyOf(dictionary), { id, version, entries, supersededAt: null });
  }

  private supersede(id: string, at: Date): void {
    for (const row of this.kept)
      if (row.id === id && row.supersededAt === null)
        this.versions.set(keyOf(row), { ...row, supersededAt: at });
  }

  private write(change: () => void): Promise<void> {
    return this.transaction.run(() => Promise.resolve(change()));
  }
}
