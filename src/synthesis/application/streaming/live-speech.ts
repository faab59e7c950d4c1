import type { SpeechPiece } from '../../../speech';
import type { SpeechRequestSummary } from '../../domain/speech-request';
import { type TimedWord, WrittenWords } from '../../domain/subtitles/timed-words';
import type { AudioStore } from '../ports/audio-store';
import type { PreparedSpeech } from '../synthesis-spec';
import type { SpeechStream, StreamPart } from './speech-stream';

/** A piece that was made; its bytes are in memory until the whole file is stored. */
interface MadePiece {
  bytes: Uint8Array | null;
  readonly firstByte: number;
  readonly sizeBytes: number;
  readonly words: readonly TimedWord[];
}

/**
 * Speech that listeners take while it is made. Until the file is stored they are given what is in memory, which the
 * file will be made of; from then on what is left is read from the store, so that a slow listener holds no memory.
 */
export class LiveSpeech implements SpeechStream {
  readonly origin = 'rendered';
  private readonly pieces: MadePiece[] = [];
  private readonly words: WrittenWords;
  private readonly waiting = new Set<() => void>();
  private stored: SpeechRequestSummary | null = null;
  private failure: { readonly error: unknown } | null = null;

  constructor(
    readonly requestId: string,
    { spec, reading }: PreparedSpeech,
    private readonly store: AudioStore,
  ) {
    this.words = new WrittenWords(spec.text.text, reading.alignment);
  }

  get hasBegun(): boolean {
    return this.pieces.length > 0;
  }

  /** The next piece is ready. */
  add(piece: SpeechPiece): void {
    const last = this.pieces.at(-1);
    this.pieces.push({
      bytes: piece.bytes,
      firstByte: last ? last.firstByte + last.sizeBytes : 0,
      sizeBytes: piece.bytes.length,
      words: this.words.next(piece),
    });
    this.tellListeners();
  }

  /** The whole file is stored, and charged. */
  end(request: SpeechRequestSummary): void {
    this.stored = request;
    for (const piece of this.pieces) piece.bytes = null;
    this.tellListeners();
  }

  /** There will be no file. */
  fail(error: unknown): void {
    this.failure = { error };
    for (const piece of this.pieces) piece.bytes = null;
    this.tellListeners();
  }

  /** @throws what the request fails with before anything can be heard */
  async begun(): Promise<void> {
    while (!this.hasBegun && !this.failure) await this.nextChange();
    this.requireNoFailure();
  }

  async finished(): Promise<SpeechRequestSummary> {
    for (;;) {
      this.requireNoFailure();
      if (this.stored) return this.stored;
      await this.nextChange();
    }
  }

  async *parts(): AsyncGenerator<StreamPart> {
    for (let index = 0; ;) {
      this.requireNoFailure();
      const piece = this.pieces[index];
      if (!piece && this.stored) return;
      if (!piece) {
        await this.nextChange();
        continue;
      }
      if (piece.bytes) yield { bytes: piece.bytes, words: piece.words };
      else yield* this.read(piece);
      index++;
    }
  }

  private async *read({ firstByte, sizeBytes, words }: MadePiece): AsyncGenerator<StreamPart> {
    const range = { first: firstByte, last: firstByte + sizeBytes - 1 };
    const bytes = await this.store.open(this.stored!.storedKey, range);
    if (!bytes) throw new Error(`The audio of request ${this.requestId} is gone.`);
    for await (const chunk of bytes) yield { bytes: chunk, words: [] };
    yield { bytes: new Uint8Array(0), words };
  }

  private requireNoFailure(): void {
    if (this.failure) throw this.failure.error;
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => this.waiting.add(resolve));
  }

  private tellListeners(): void {
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }
}
