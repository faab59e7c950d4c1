import { Injectable } from '@nestjs/common';
import { TextReader } from '../application/text-reader';
import type { Reading, ReadingLanguage } from '../domain/reading';
import { SynthesisFailed } from '../domain/speech-failure';
import { readingCostSec } from './pool/task-cost';
import { TaskFailure } from './pool/task-failure';
import { WorkerPool } from './pool/worker-pool';

/** Reads texts in the threads that speech is made in; there, reading goes before longer work. */
@Injectable()
export class PooledTextReader extends TextReader {
  constructor(private readonly pool: WorkerPool) {
    super();
  }

  async read(text: string, language: ReadingLanguage, off: readonly string[]): Promise<Reading> {
    const costSec = readingCostSec(text);
    this.pool.admit(costSec);
    try {
      return await this.pool.run('text.read', { text, language, off }, { costSec });
    } catch (error) {
      throw error instanceof TaskFailure ? new SynthesisFailed('the text could not be read', error) : error;
    }
  }
}
