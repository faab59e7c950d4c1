import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { SpeechRequestSummary } from '../../domain/speech-request';
import { IdempotencyInProgress } from '../../domain/synthesis.errors';
import type { SpeechCall } from '../open-speech';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import type { SpeechStream } from '../streaming/speech-stream';
import { isStreamed, StreamSpeech } from '../streaming/stream-speech';
import { SynthesizeSpeech } from '../synthesize-speech';
import { type Answer, RecentAnswers, REPEAT_WITHIN_SEC } from './recent-answers';

/** A call from a program that repeats what was not answered, and has no idempotency key to say so. */
export interface UnnamedCall extends Omit<SpeechCall, 'idempotencyKey'> {
  /** What tells calls apart beside what is to be spoken: who sends them, and in which form the audio goes back. */
  readonly sender: string;
  /** Whether the caller says that it has sent this before. */
  readonly isRepeat: boolean;
}

/** Audio and the answer that is to be given with it; whoever gives it says what became of it. */
export interface SpokenOnce {
  readonly stream: SpeechStream;
  readonly answer: Answer;
}

/** How often a request that another process works on is looked at. */
const LOOK_EVERY_MS = 250;

/**
 * Speaks a text once for all calls that are one to the caller: a call that comes again while the first is in flight,
 * or within a minute after its answer was lost, is answered from the first and charges nothing. Once the answer is
 * taken, the same call is a new request. The audio is heard while it is made, where the format allows it.
 *
 * A key made of what is asked takes the place of the missing idempotency key. The request's row has it until the answer
 * is taken, so the rule holds between processes, and after a crash; what this process knows of its own answers decides
 * first.
 */
@Injectable()
export class SpeakOnce {
  private readonly log = new Logger(SpeakOnce.name);
  private readonly answers: RecentAnswers;
  private readonly beginning = new Map<string, Promise<SpeechStream>>();
  private readonly releases = new Map<string, Promise<void>>();

  constructor(
    private readonly synthesizeSpeech: SynthesizeSpeech,
    private readonly streamSpeech: StreamSpeech,
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {
    this.answers = new RecentAnswers(clock);
  }

  /**
   * @returns the audio, once its first part is ready
   * @throws what `StreamSpeech` and `SynthesizeSpeech` throw, but for a call that is in progress: that is joined, or
   *   waited for
   */
  async execute(call: UnnamedCall): Promise<SpokenOnce> {
    const key = keyOf(call);
    const place = `${call.accountId} ${key}`;
    const earlierId = this.answers.find(place, call.isRepeat);
    const earlier = earlierId === null ? null : await this.earlier(call.accountId, earlierId);
    await this.releases.get(place);
    const stream = earlier ?? (await this.joined(place, () => this.speak(call, key)));
    const { requestId } = stream;
    return { stream, answer: this.answers.open(place, requestId, () => this.release(place, requestId)) };
  }

  /** What this process has answered with; null where it failed. */
  private async earlier(accountId: string, requestId: string): Promise<SpeechStream | null> {
    const live = this.streamSpeech.live(requestId);
    if (live) return live;
    const request = await this.requests.find(accountId, requestId);
    return request?.status === 'SUCCESS' ? this.streamSpeech.play({ request, origin: 'replayed' }) : null;
  }

  /** The same call in this process, begun unless it is about to. */
  private joined(place: string, speak: () => Promise<SpeechStream>): Promise<SpeechStream> {
    const known = this.beginning.get(place);
    if (known) return known;
    const work = speak().finally(() => this.beginning.delete(place));
    this.beginning.set(place, work);
    return work;
  }

  private async speak(call: UnnamedCall, idempotencyKey: string): Promise<SpeechStream> {
    for (;;) {
      const twin = await this.requests.findByIdempotencyKey(call.accountId, idempotencyKey);
      const known = twin && (await this.streamOf(twin));
      if (known) return known;
      try {
        return await this.begin({ ...call, idempotencyKey });
      } catch (error) {
        if (!(error instanceof IdempotencyInProgress)) throw error; // a twin in another process was faster
      }
    }
  }

  /** What is spoken under the key of the call; null where that failed, or ended too long ago. */
  private async streamOf(twin: SpeechRequestSummary): Promise<SpeechStream | null> {
    const live = this.streamSpeech.live(twin.id);
    if (live) return live;
    const ended = await this.endOf(twin);
    if (ended.status !== 'SUCCESS') return null;
    if (this.isRecent(ended)) return this.streamSpeech.play({ request: ended, origin: 'replayed' });
    await this.requests.releaseIdempotencyKey(ended.id);
    return null;
  }

  /** Waits for a request that another process works on: at the latest its deadline ends it. */
  private async endOf(request: SpeechRequestSummary): Promise<SpeechRequestSummary> {
    let seen = request;
    while (seen.status === 'PENDING') {
      await wait(LOOK_EVERY_MS);
      seen = (await this.requests.find(seen.accountId, seen.id)) ?? seen;
    }
    return seen;
  }

  private async begin(call: SpeechCall): Promise<SpeechStream> {
    if (isStreamed(call)) return this.streamSpeech.execute(call);
    return this.streamSpeech.play(await this.synthesizeSpeech.execute(call));
  }

  private isRecent({ finishedAt }: SpeechRequestSummary): boolean {
    const sinceMs = this.clock.now().getTime() - (finishedAt?.getTime() ?? 0);
    return sinceMs <= REPEAT_WITHIN_SEC * 1000;
  }

  /** The next call waits for it. Where it fails, one that comes within the minute is taken for a repeat. */
  private release(place: string, requestId: string): void {
    const release = this.requests
      .releaseIdempotencyKey(requestId)
      .catch((error: unknown) => this.log.warn(`The key of an answered request is kept: ${String(error)}`))
      .finally(() => this.releases.delete(place));
    this.releases.set(place, release);
  }
}

/** Fits an idempotency key: visible ASCII. Two calls have the same key when they ask for the same. */
function keyOf({ sender, parameters }: UnnamedCall): string {
  const { inputText, speakerId, audioType, readingOff, speed, pitch, volume } = parameters;
  const asked = [sender, inputText, speakerId, audioType, readingOff, speed, pitch, volume];
  return `repeat-${createHash('sha256').update(JSON.stringify(asked)).digest('hex')}`;
}
