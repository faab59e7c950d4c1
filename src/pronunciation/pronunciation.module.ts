import { type DynamicModule, Module } from '@nestjs/common';
import type { ProcessRole } from '../config/process-role';
import { CreateDictionary } from './application/create-dictionary';
import { DictionariesRepository } from './application/dictionaries.repository';
import { FindDictionaryAliases } from './application/find-dictionary-aliases';
import { RemoveDictionary } from './application/remove-dictionary';
import { ResolveDictionaries } from './application/resolve-dictionaries';
import { ReviseDictionary } from './application/revise-dictionary';
import { VersionRoom } from './application/version-room';
import { DictionariesController } from './http/dictionaries.controller';
import { DictionaryParts } from './http/dictionary-parts';
import { DictionariesEraser } from './infrastructure/dictionaries-eraser';
import { TypeOrmDictionariesRepository } from './infrastructure/typeorm-dictionaries.repository';

/** What customers want said for what they write: dictionaries of accounts, in versions. */
@Module({})
export class PronunciationModule {
  static with(role: ProcessRole): DynamicModule {
    return {
      module: PronunciationModule,
      controllers: role === 'api' ? [DictionariesController] : [],
      providers: [
        CreateDictionary,
        DictionariesEraser,
        DictionaryParts,
        FindDictionaryAliases,
        RemoveDictionary,
        ResolveDictionaries,
        ReviseDictionary,
        VersionRoom,
        { provide: DictionariesRepository, useClass: TypeOrmDictionariesRepository },
      ],
      exports: [FindDictionaryAliases, ResolveDictionaries],
    };
  }
}
