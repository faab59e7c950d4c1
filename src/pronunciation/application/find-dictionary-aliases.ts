import { Injectable } from '@nestjs/common';
import { type Alias, AliasMatcher, findAliases } from '../../text-normalization';
import type { DictionaryVersion } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';
import { DictionariesRepository } from './dictionaries.repository';

/** What the versions that are kept in memory may weigh, all together: an entry is 1, some 200 bytes. */
const REMEMBERED_WEIGHT = 100_000;

/** What a version weighs beside its entries, so that there cannot be any number of empty ones. */
const VERSION_WEIGHT = 20;

/** What dictionaries have for a text, and how many ms of this thread that took. */
export interface FoundAliases {
  /** Sorted, not overlapping. */
  readonly aliases: readonly Alias[];
  /** To make ready what was not in memory. */
  readonly openingMs: number;
  readonly findingMs: number;
}

interface Opened {
  readonly matcher: AliasMatcher;
  readonly tookMs: number;
}

interface Remembered {
  readonly matcher: AliasMatcher;
  readonly weight: number;
}

/** Finds in a text what dictionaries have for it. Versions that were used lately stay in memory: none ever changes. */
@Injectable()
export class FindDictionaryAliases {
  private readonly remembered = new Map<string, Remembered>();
  private weight = 0;

  constructor(private readonly dictionaries: DictionariesRepository) {}

  /**
   * @param text in NFC
   * @param versions in their order of precedence
   * @param tried entries of no dictionary, as if of one that is named before all others
   * @throws Error when the entries of a version are not kept any more
   */
  async execute(
    text: string,
    language: string,
    versions: readonly DictionaryVersion[],
    tried: readonly DictionaryEntry[] = [],
  ): Promise<FoundAliases> {
    const opened: Opened[] = tried.length > 0 ? [made(tried)] : [];
    for (const version of versions) opened.push(await this.open(version));
    if (opened.length === 0) return { aliases: [], openingMs: 0, findingMs: 0 };
    const begunAt = performance.now();
    const aliases = findAliases(
      text,
      language,
      opened.map(({ matcher }) => matcher),
    );
    const findingMs = performance.now() - begunAt;
    return { aliases, openingMs: opened.reduce((sum, { tookMs }) => sum + tookMs, 0), findingMs };
  }

  private async open({ id, version }: DictionaryVersion): Promise<Opened> {
    const key = `${id} ${version}`;
    const known = this.remembered.get(key);
    if (known) {
      this.remembered.delete(key); // and behind all others again: the first was used longest ago
      this.remembered.set(key, known);
      return { matcher: known.matcher, tookMs: 0 };
    }
    const entries = await this.dictionaries.entries({ id, version });
    if (!entries) throw new Error(`Version ${version} of dictionary ${id} is not kept any more.`);
    const opened = made(entries);
    if (!this.remembered.has(key))
      this.remember(key, { matcher: opened.matcher, weight: entries.length + VERSION_WEIGHT });
    return opened;
  }

  private remember(key: string, added: Remembered): void {
    this.remembered.set(key, added);
    this.weight += added.weight;
    for (const [oldest, { weight }] of this.remembered) {
      if (this.weight <= REMEMBERED_WEIGHT) return;
      this.remembered.delete(oldest);
      this.weight -= weight;
    }
  }
}

function made(entries: readonly DictionaryEntry[]): Opened {
  const begunAt = performance.now();
  const matcher = new AliasMatcher(entries);
  return { matcher, tookMs: performance.now() - begunAt };
}
