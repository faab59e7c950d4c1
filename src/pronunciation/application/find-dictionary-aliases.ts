import { Injectable } from '@nestjs/common';
import { type Alias, AliasMatcher, findAliases } from '../../text-normalization';
import type { DictionaryVersion } from '../domain/dictionary';
import { DictionariesRepository } from './dictionaries.repository';

/** Entries of the versions that are kept in memory, all together: some 200 bytes each. */
const REMEMBERED_ENTRIES = 100_000;

interface Remembered {
  readonly matcher: AliasMatcher;
  readonly entryCount: number;
}

/** Finds in a text what dictionaries have for it. Versions that were used lately stay in memory: none ever changes. */
@Injectable()
export class FindDictionaryAliases {
  private readonly remembered = new Map<string, Remembered>();
  private entryCount = 0;

  constructor(private readonly dictionaries: DictionariesRepository) {}

  /**
   * @param text in NFC
   * @param versions in their order of precedence
   * @param onOpened told how many ms of this thread it took to make ready what was not in memory
   * @returns the stretches with their aliases, sorted, not overlapping
   * @throws Error when the entries of a version are not kept any more
   */
  async execute(
    text: string,
    language: string,
    versions: readonly DictionaryVersion[],
    onOpened: (ms: number) => void = () => undefined,
  ): Promise<readonly Alias[]> {
    if (versions.length === 0) return [];
    const matchers: AliasMatcher[] = [];
    for (const version of versions) matchers.push(await this.matcherOf(version, onOpened));
    return findAliases(text, language, matchers);
  }

  private async matcherOf(
    { id, version }: DictionaryVersion,
    onOpened: (ms: number) => void,
  ): Promise<AliasMatcher> {
    const key = `${id} ${version}`;
    const known = this.remembered.get(key);
    if (known) {
      this.remembered.delete(key); // and behind all others again: the first was used longest ago
      this.remembered.set(key, known);
      return known.matcher;
    }
    const entries = await this.dictionaries.entries({ id, version });
    if (!entries) throw new Error(`Version ${version} of dictionary ${id} is not kept any more.`);
    const begunAt = performance.now();
    const matcher = new AliasMatcher(entries);
    onOpened(performance.now() - begunAt);
    if (!this.remembered.has(key)) this.remember(key, { matcher, entryCount: entries.length });
    return matcher;
  }

  private remember(key: string, added: Remembered): void {
    this.remembered.set(key, added);
    this.entryCount += added.entryCount;
    for (const [oldest, { entryCount }] of this.remembered) {
      if (this.entryCount <= REMEMBERED_ENTRIES) return;
      this.remembered.delete(oldest);
      this.entryCount -= entryCount;
    }
  }
}
