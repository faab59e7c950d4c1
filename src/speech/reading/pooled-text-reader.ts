import { Injectable } from '@nestjs/common';
import { TextReader, type TimedReading } from './text-reader';
import { timedReading } from './timed-reading';
import type { ReadingChoice, ReadingLanguage } from '../../text-normalization';
import { SynthesisFailed } from '../domain/speech-failure';
import { readingCostSec } from '../workers/task-cost';
import { TaskFailure } from '../workers/task-failure';
import { WorkerPool } from '../workers/worker-pool';

/**
 * Texts up to so many UTF-16 code units are read on the event loop, in half a millisecond and three at worst: the
 * way to a thread and back takes as long.
 */
const SHORT_TEXT = 200;

/** Reads all but short texts in the worker threads, where reading goes before longer work. */
@Injectable()
export class PooledTextReader extends TextReader {
  constructor(private readonly pool: WorkerPool) {
    super();
  }

  async read(
    text: string,
    language: ReadingLanguage,
    off: readonly string[],
    choose: readonly ReadingChoice[],
  ): Promise<TimedReading> {
    const call = { text, language, off, choose };
    if (text.length <= SHORT_TEXT) return timedReading(call);
    const costSec = readingCostSec(text);
    this.pool.admit(costSec);
    try {
      return await this.pool.run('text.read', call, { costSec });
    } catch (error) {
      throw error instanceof TaskFailure ? new SynthesisFailed('the text could not be read', error) : error;
    }
  }
}
