import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { type Dictionary, dictionaryName, MOST_AT_ONCE, MOST_DICTIONARIES } from '../domain/dictionary';
import type { DictionaryEntry } from '../domain/dictionary-entry';
import { TooManyDefaultDictionaries, TooManyDictionaries } from '../domain/pronunciation.errors';
import { DictionariesRepository } from './dictionaries.repository';
import { VersionRoom } from './version-room';

export interface NewDictionary {
  readonly name: string;
  readonly isDefault: boolean;
  readonly entries: readonly DictionaryEntry[];
}

/** Makes a dictionary, with its version 1. */
@Injectable()
export class CreateDictionary {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly room: VersionRoom,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidParameters, TooManyDictionaries, TooManyDefaultDictionaries, TooManyVersions */
  execute(accountId: string, { name, isDefault, entries }: NewDictionary): Promise<Dictionary> {
    const checkedName = dictionaryName(name);
    return this.transaction.run(async () => {
      await this.dictionaries.lock(accountId);
      const known = await this.dictionaries.list(accountId);
      if (known.length >= MOST_DICTIONARIES) throw new TooManyDictionaries();
      if (isDefault && known.filter((each) => each.isDefault).length >= MOST_AT_ONCE)
        throw new TooManyDefaultDictionaries();
      const now = this.clock.now();
      const dictionary: Dictionary = {
        id: randomUUID(),
        accountId,
        name: checkedName,
        isDefault,
        version: 1,
        entryCount: entries.length,
        createdAt: now,
        updatedAt: now,
      };
      await this.dictionaries.add(dictionary, entries);
      await this.room.require(accountId);
      return dictionary;
    });
  }
}
