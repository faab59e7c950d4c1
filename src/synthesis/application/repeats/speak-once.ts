import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { SpeechRequestSummary } from '../../domain/speech-request';
import { IdempotencyInProgress } from '../../domain/synthesis.errors';
import type { SpeechCall } from '../open-speech';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { SynthesizeSpeech } from '../synthesize-speech';
import { type Answer, RecentAnswers, REPEAT_WITHIN_SEC } from './recent-answers';

/** A call from a program that repeats what was not answered, and has no idempotency key to say so. */
export interface UnnamedCall extends Omit<SpeechCall, 'idempotencyKey'> {
  /** What tells calls apart beside what is to be spoken: who sends them, and in which form the audio goes back. */
  readonly sender: string;
  /** Whether the caller says that it has sent this before. */
  readonly isRepeat: boolean;
}

/** A request and the answer that is to be given; whoever gives it says what became of it. */
export interface SpokenOnce {
  readonly request: SpeechRequestSummary;
  readonly answer: Answer;
}

/** How often a request that another process works on is looked at. */
const LOOK_EVERY_MS = 250;

/**
 * Speaks a text once for all calls that are one to the caller: a call that comes again while the first is in flight,
 * or within a minute after its answer was lost, is answered from the first and charges nothing. Once the answer is
 * taken, the same call is a new request.
 *
 * A key made of what is asked takes the place of the missing idempotency key. The request's row has it until the answer
 * is taken, so the rule holds between processes, and after a crash; what this process knows of its own answers decides
 * first.
 */
@Injectable()
export class SpeakOnce {
  private readonly log = new Logger(SpeakOnce.name);
  private readonly answers: RecentAnswers;
  private readonly underWay = new Map<string, Promise<SpeechRequestSummary>>();
  private readonly releases = new Map<string, Promise<void>>();

  constructor(
    private readonly synthesizeSpeech: SynthesizeSpeech,
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {
    this.answers = new RecentAnswers(clock);
  }

  /** @throws what `SynthesizeSpeech` throws, but for a call that is in progress: that is waited for */
  async execute(call: UnnamedCall): Promise<SpokenOnce> {
    const key = keyOf(call);
    const place = `${call.accountId} ${key}`;
    const earlierId = this.answers.find(place, call.isRepeat);
    const earlier = earlierId === null ? null : await this.requests.find(call.accountId, earlierId);
    await this.releases.get(place);
    const request = earlier ?? (await this.joined(place, () => this.speak(call, key)));
    return { request, answer: this.answers.open(place, request.id, () => this.release(place, request.id)) };
  }

  /** The work of this process on the same call, begun unless it is under way. */
  private joined(place: string, speak: () => Promise<SpeechRequestSummary>): Promise<SpeechRequestSummary> {
    const known = this.underWay.get(place);
    if (known) return known;
    const work = speak().finally(() => this.underWay.delete(place));
    this.underWay.set(place, work);
    return work;
  }

  private async speak(call: UnnamedCall, key: string): Promise<SpeechRequestSummary> {
    for (;;) {
      const twin = await this.requests.findByIdempotencyKey(call.accountId, key);
      const ended = twin && (await this.endOf(twin));
      if (ended?.status === 'SUCCESS') {
        if (this.isRecent(ended)) return ended;
        await this.requests.releaseIdempotencyKey(ended.id);
      }
      try {
        const { request } = await this.synthesizeSpeech.execute({ ...call, idempotencyKey: key });
        return request;
      } catch (error) {
        if (!(error instanceof IdempotencyInProgress)) throw error; // a twin in another process was faster
      }
    }
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
