import { Injectable } from '@nestjs/common';
import { TextReader, type TimedReading } from './text-reader';
import { unpackReading } from './packed-reading';
import { timedReading } from './timed-reading';
import type { ReadingOptions } from '../../text-normalization';
import { readingCostSec } from '../workers/task-cost';
import { asSynthesisFailed } from '../workers/task-failure';
import { WorkerPool } from '../workers/worker-pool';

/**
 * Texts of up to so many UTF-16 code units, aliases included, are read on the event loop: that takes half a millisecond,
 * three at worst, and the way to a thread and back takes as long.
 */
const SHORT_TEXT = 200;

/** Reads all but short texts in the worker threads, where reading goes before longer work. */
@Injectable()
export class PooledTextReader extends TextReader {
  constructor(private readonly pool: WorkerPool) {
    super();
  }

  async read(text: string, options: ReadingOptions): Promise<TimedReading> {
    const { aliases = [] } = options;
    const length = aliases.reduce((sum, { spoken }) => sum + spoken.length, text.length);
    if (length <= SHORT_TEXT) return timedReading({ text, ...options });
    const costSec = readingCostSec(length);
    this.pool.admit(costSec);
    const packed = await this.pool
      .run('text.read', { text, ...options }, { costSec })
      .catch(asSynthesisFailed('the text could not be read'));
    return unpackReading(packed);
  }
}
