import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { type Dictionary, dictionaryName, MOST_AT_ONCE } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';
import {
  DictionaryChanged,
  DictionaryNotFound,
  TooManyDefaultDictionaries,
} from '../domain/pronunciation.errors';
import { DictionariesRepository } from './dictionaries.repository';
import { VersionRoom } from './version-room';

/** What is to become different; whatever is left out stays. */
export interface DictionaryChange {
  readonly name?: string;
  readonly isDefault?: boolean;
  /** All entries from now on. */
  readonly entries?: readonly DictionaryEntry[];
}

/**
 * Changes a dictionary, which makes its next version. Requests that named an earlier one keep it. Where nothing is to
 * become different nothing happens.
 */
@Injectable()
export class ReviseDictionary {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly room: VersionRoom,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ofVersion the version that the change was made of; left out where it does not matter what is replaced
   * @throws InvalidParameters, DictionaryNotFound, DictionaryChanged, TooManyDefaultDictionaries, TooManyVersions
   */
  execute(accountId: string, id: string, change: DictionaryChange, ofVersion?: number): Promise<Dictionary> {
    const name = change.name === undefined ? undefined : dictionaryName(change.name);
    return this.transaction.run(async () => {
      await this.dictionaries.lock(accountId);
      const known = await this.dictionaries.list(accountId);
      const present = known.find((each) => each.id === id);
      if (!present) throw new DictionaryNotFound();
      DictionaryChanged.unlessAt(present, ofVersion);
      const { isDefault = present.isDefault, entries } = change;
      if (isDefault === present.isDefault && (name ?? present.name) === present.name && !entries)
        return present;
      if (isDefault && known.filter((each) => each.isDefault && each.id !== id).length >= MOST_AT_ONCE)
        throw new TooManyDefaultDictionaries();
      const revised: Dictionary = {
        ...present,
        name: name ?? present.name,
        isDefault,
        version: present.version + 1,
        entryCount: entries?.length ?? present.entryCount,
        updatedAt: this.clock.now(),
      };
      await this.dictionaries.revise(revised, entries ?? null);
      await this.room.require(accountId);
      return revised;
    });
  }
}
