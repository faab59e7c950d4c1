import type { Reading, ReadingChoice, ReadingLanguage } from '../../text-normalization';

export interface TimedReading {
  readonly reading: Reading;
  /** Time on the thread that has read the text. */
  readonly tookMs: number;
}

/** Converts written text to the words to be spoken, off the event loop. */
export abstract class TextReader {
  /**
   * @param off classes and names of reading rules that are not applied
   * @param choose what the caller has decided about stretches of the text
   * @throws EngineBusy when speaking the text would wait too long: known before credits are held for it
   * @throws SynthesisFailed when the text cannot be read
   */
  abstract read(
    text: string,
    language: ReadingLanguage,
    off: readonly string[],
    choose: readonly ReadingChoice[],
  ): Promise<TimedReading>;
}
