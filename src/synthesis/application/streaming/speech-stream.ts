import type { SpeechRequestSummary } from '../../domain/speech-request';
import type { TimedWord } from '../../domain/subtitles/timed-words';
import type { SpeechOrigin } from '../open-speech';

/** Bytes of the file, and the words that are heard in them or soon. */
export interface StreamPart {
  readonly bytes: Uint8Array;
  readonly words: readonly TimedWord[];
}

/** The audio of one request, from its first byte on. Any number of listeners may take it, each at a pace of its own. */
export interface SpeechStream {
  readonly requestId: string;
  readonly origin: SpeechOrigin;

  /** @throws what the request fails with, as soon as it does */
  parts(): AsyncIterable<StreamPart>;

  /**
   * @returns the request, SUCCESS, once it is
   * @throws what the request fails with
   */
  finished(): Promise<SpeechRequestSummary>;
}
