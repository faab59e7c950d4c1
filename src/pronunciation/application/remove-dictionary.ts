import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import type { Dictionary } from '../domain/dictionary';
import { DictionaryChanged, DictionaryNotFound } from '../domain/pronunciation.errors';
import { DictionariesRepository } from './dictionaries.repository';

/** Deletes a dictionary. Requests under way that have one of its versions keep it. */
@Injectable()
export class RemoveDictionary {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param ofVersion the version that was meant; left out where it does not matter what is deleted
   * @throws DictionaryNotFound, DictionaryChanged
   */
  execute(accountId: string, id: string, ofVersion?: number): Promise<Dictionary> {
    return this.transaction.run(async () => {
      await this.dictionaries.lock(accountId);
      const dictionary = await this.dictionaries.find(accountId, id);
      if (!dictionary) throw new DictionaryNotFound();
      DictionaryChanged.unlessAt(dictionary, ofVersion);
      await this.dictionaries.remove(dictionary, this.clock.now());
      return dictionary;
    });
  }
}
