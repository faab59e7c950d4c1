import { Injectable } from '@nestjs/common';
import { AccountExport } from '../../accounts';
import { DictionariesRepository } from '../application/dictionaries.repository';
import { presentDictionary, presentEntry } from './dictionaries.dto';

/** What an account's export has of this module. */
@Injectable()
export class DictionaryParts {
  constructor(
    private readonly dictionaries: DictionariesRepository,
    accountExport: AccountExport,
  ) {
    accountExport.add({ name: 'dictionaries', records: ({ id }) => this.present(id) });
  }

  /** Of their entries, which may be megabytes, a dictionary's at a time. */
  private async *present(accountId: string): AsyncGenerator<object[]> {
    for (const dictionary of await this.dictionaries.list(accountId)) {
      const entries = (await this.dictionaries.entries(dictionary)) ?? [];
      yield [{ ...presentDictionary(dictionary), entries: entries.map(presentEntry) }];
    }
  }
}
