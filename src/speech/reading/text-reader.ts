import type { Reading, ReadingOptions } from '../../text-normalization';

export interface TimedReading {
  readonly reading: Reading;
  /** Time on the thread that has read the text. */
  readonly tookMs: number;
}

/** Converts written text to the words to be spoken, off the event loop. */
export abstract class TextReader {
  /**
   * @throws EngineBusy when speaking the text would wait too long: known before credits are held for it
   * @throws SynthesisFailed when the text cannot be read
   */
  abstract read(text: string, options: ReadingOptions): Promise<TimedReading>;
}
