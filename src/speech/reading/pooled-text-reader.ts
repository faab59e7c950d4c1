import { Injectable } from '@nestjs/common';
import { TextReader, type TimedReading } from './text-reader';
import { unpackReading } from './packed-reading';
import { type ReadCall, timedReading } from './timed-reading';
import { SLICE_MS, turn } from '../../platform/process/in-slices';
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
  /** What reading on the event loop took since others had it. */
  private tookMs = 0;

  constructor(private readonly pool: WorkerPool) {
    super();
  }

  async read(text: string, options: ReadingOptions): Promise<TimedReading> {
    const { aliases = [] } = options;
    const length = aliases.reduce((sum, { spoken }) => sum + spoken.length, text.length);
    if (length <= SHORT_TEXT) return this.readHere({ text, ...options });
    const costSec = readingCostSec(length);
    this.pool.admit(costSec);
    const packed = await this.pool
      .run('text.read', { text, ...options }, { costSec })
      .catch(asSynthesisFailed('the text could not be read'));
    return unpackReading(packed);
  }

  /** A document may have a thousand short texts: nobody waits for all of them. */
  private async readHere(call: ReadCall): Promise<TimedReading> {
    if (this.tookMs >= SLICE_MS) {
      await turn();
      this.tookMs = 0;
    }
    const timed = timedReading(call);
    this.tookMs += timed.tookMs;
    return timed;
  }
}
