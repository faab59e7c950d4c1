import { Module, type Provider } from '@nestjs/common';
import { CreateDictionary } from './application/create-dictionary';
import { DictionariesRepository } from './application/dictionaries.repository';
import { FindDictionaryAliases } from './application/find-dictionary-aliases';
import { RemoveDictionary } from './application/remove-dictionary';
import { ResolveDictionaries } from './application/resolve-dictionaries';
import { ReviseDictionary } from './application/revise-dictionary';
import { UnsetDefaultDictionaries } from './application/unset-default-dictionaries';
import { VersionRoom } from './application/version-room';
import { DictionariesEraser } from './infrastructure/dictionaries-eraser';
import { PronunciationSchedule } from './infrastructure/pronunciation-schedule';
import { TypeOrmDictionariesRepository } from './infrastructure/typeorm-dictionaries.repository';

const useCasesAndPorts: Provider[] = [
  CreateDictionary,
  FindDictionaryAliases,
  RemoveDictionary,
  ResolveDictionaries,
  ReviseDictionary,
  VersionRoom,
  { provide: DictionariesRepository, useClass: TypeOrmDictionariesRepository },
];

/** What customers want said for what they write: dictionaries of accounts, in versions. */
@Module({
  providers: [...useCasesAndPorts, DictionariesEraser, PronunciationSchedule, UnsetDefaultDictionaries],
  exports: useCasesAndPorts,
})
export class PronunciationModule {}
