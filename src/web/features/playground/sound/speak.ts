import { ApiFailure, call, local } from '../../../api/call';
import { speechSynthesize, type SpeechRequestBody, type SpeechResult } from '../../../api/generated';
import { client } from '../../../api/generated/client.gen';
import type { LiveSound } from './live-sound';
import { serverSentEvents } from './server-sent-events';
import { samplesOf, wavHead } from './wav';

/** A written word, and when it is heard, in seconds. */
export interface TimedWord {
  readonly written: string;
  readonly start: number;
  readonly end: number;
}

interface Speaking {
  readonly body: SpeechRequestBody;
  /** Tells a repeat after a failure from another request, so that it is not paid for twice. */
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly sound: LiveSound;
  /** Words that are heard in what has just been added to the sound. */
  readonly onWords: (words: readonly TimedWord[]) => void;
}

/** What was made, and whether this browser can play it. */
interface Made {
  readonly result: SpeechResult;
  readonly isPlayable: boolean;
}

/**
 * Speaks a text into a sound, which can be heard from its first sentence on where pieces of the format can be decoded
 * (mp3, wav), and else once it is whole. A signal that stops it leaves the server at work; the file is in the history.
 * @throws ApiFailure
 */
export async function speak(speaking: Speaking): Promise<Made> {
  const { body, signal, sound, idempotencyKey } = speaking;
  const headers = { 'Idempotency-Key': idempotencyKey };
  const result =
    body.audio_type === 'flac'
      ? await call(speechSynthesize({ body, headers, signal }))
      : await stream(speaking, headers);
  const file = await fetch(local(result.audio_url), { signal }).catch(() => null);
  if (!file?.ok) throw new ApiFailure('OFFLINE');
  const whole = await sound.decode(await file.arrayBuffer());
  if (whole) sound.complete(whole);
  return { result, isPlayable: whole !== null };
}

/** Takes the events of `POST /api/v1/tts/stream/events`. */
async function stream(
  { body, signal, sound, onWords }: Speaking,
  headers: Record<string, string>,
): Promise<SpeechResult> {
  const answer = client.post<{ 200: ReadableStream<Uint8Array<ArrayBuffer>> }>({
    url: '/api/v1/tts/stream/events',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
    parseAs: 'stream',
    signal,
  });
  const bytes = await call(answer.then(({ data, error }) => ({ data: data && { result: data }, error })));
  const pieces = new Pieces(sound, body.audio_type ?? 'mp3');
  for await (const { name, data } of serverSentEvents(bytes)) {
    if (name === 'audio') pieces.take(data.data as string);
    if (name === 'words') {
      await pieces.end();
      onWords(data.words as TimedWord[]);
    }
    if (name === 'done') return data as unknown as SpeechResult;
    if (name === 'error') throw new ApiFailure(String(data.code), [], String(data.message));
  }
  throw new ApiFailure('OFFLINE'); // the connection was cut
}

/** Puts stretches of a file together again to the pieces that its encoder made of single sentences. */
class Pieces {
  private taken: Uint8Array<ArrayBuffer>[] = [];
  private sampleRate = 0;

  constructor(
    private readonly sound: LiveSound,
    private readonly audioType: string,
  ) {}

  take(base64: string): void {
    this.taken.push(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  }

  /** All of a piece was taken: makes it heard. */
  async end(): Promise<void> {
    const bytes = new Uint8Array(await new Blob(this.taken).arrayBuffer());
    this.taken = [];
    if (bytes.length === 0) return;
    if (this.audioType === 'mp3') {
      const piece = await this.sound.decode(bytes.buffer);
      if (piece) this.sound.add(piece);
    }
    if (this.audioType === 'wav') this.addSamples(bytes);
  }

  private addSamples(bytes: Uint8Array<ArrayBuffer>): void {
    const head = this.sampleRate === 0 ? wavHead(bytes) : { sampleRate: this.sampleRate, sizeBytes: 0 };
    this.sampleRate = head.sampleRate;
    this.sound.add(this.sound.bufferOf(samplesOf(bytes.subarray(head.sizeBytes)), head.sampleRate));
  }
}
