import type { SpeechRequestSummary } from '../../domain/speech-request';
import { wordsOfCues } from '../../domain/subtitles/timed-words';
import { AudioNotFound } from '../../domain/synthesis.errors';
import type { SpeechOrigin, SpeechOutcome } from '../open-speech';
import type { AudioStore } from '../ports/audio-store';
import type { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import type { SpeechStream, StreamPart } from './speech-stream';

/** Speech that was made before; all its words are told with the first byte. */
export class StoredSpeech implements SpeechStream {
  readonly requestId: string;
  readonly origin: SpeechOrigin;
  private readonly request: SpeechRequestSummary;

  /** @param outcome a request, SUCCESS, whose file is kept */
  constructor(
    outcome: SpeechOutcome,
    private readonly store: AudioStore,
    private readonly requests: SpeechRequestsRepository,
  ) {
    this.request = outcome.request;
    this.requestId = outcome.request.id;
    this.origin = outcome.origin;
  }

  async *parts(): AsyncGenerator<StreamPart> {
    const { storedKey } = this.request;
    const [bytes, cues] = await Promise.all([this.store.open(storedKey), this.requests.findCues(storedKey)]);
    if (!bytes) throw new AudioNotFound();
    yield { bytes: new Uint8Array(0), words: wordsOfCues(cues ?? []) };
    for await (const chunk of bytes) yield { bytes: chunk, words: [] };
  }

  finished(): Promise<SpeechRequestSummary> {
    return Promise.resolve(this.request);
  }
}
