import { Module } from '@nestjs/common';
import { PronunciationModule } from '../pronunciation.module';
import { DictionariesController } from './dictionaries.controller';
import { DictionaryParts } from './dictionary-parts';

/** The routes of pronunciation dictionaries. */
@Module({
  imports: [PronunciationModule],
  controllers: [DictionariesController],
  providers: [DictionaryParts],
})
export class PronunciationHttpModule {}
