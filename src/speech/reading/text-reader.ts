import type { Reading, ReadingLanguage } from '../../text-normalization';

/** Turns written text into the words to be spoken, off the event loop. */
export abstract class TextReader {
  /**
   * @param off names of reading rules that are not applied
   * @throws EngineBusy when speaking the text would have to wait too long: better known before it is held for
   * @throws SynthesisFailed when the text cannot be read
   */
  abstract read(text: string, language: ReadingLanguage, off: readonly string[]): Promise<Reading>;
}
