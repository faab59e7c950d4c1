import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { SpeechStreamer, type StreamedType, SynthesisFailed } from '../../../speech';
import { AudioExpired, IdempotencyInProgress } from '../../domain/synthesis.errors';
import { type OpenRequest, OpenSpeech, type SpeechCall, type SpeechOutcome } from '../open-speech';
import { AudioStore } from '../ports/audio-store';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { ProcessRequest, type Render } from '../process-request';
import { LiveSpeech } from './live-speech';
import type { SpeechStream } from './speech-stream';
import { StoredSpeech } from './stored-speech';

/** A call whose format can be sent while it is made. */
export type StreamCall = SpeechCall & { readonly parameters: { readonly audioType: StreamedType } };

/**
 * Turns a text into audio that is heard while it is made. Request, credits and file are as in `SynthesizeSpeech`: held
 * before, charged once all is stored, whoever still listens then, and released when it fails. The process that was asked
 * speaks the text itself, also where others work through a queue; should it die, one of those makes the file.
 *
 * Who repeats a call with its idempotency key while it is spoken in this process listens to it from the beginning.
 */
@Injectable()
export class StreamSpeech {
  private readonly log = new Logger(StreamSpeech.name);
  /** Under way, and under which keys others may join. */
  private readonly underWay = new Map<
    Promise<void>,
    { readonly live: LiveSpeech; readonly key: string | null }
  >();

  constructor(
    private readonly openSpeech: OpenSpeech,
    private readonly streamer: SpeechStreamer,
    private readonly processRequest: ProcessRequest,
    private readonly store: AudioStore,
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the stream, once its first part is ready
   * @throws as `SynthesizeSpeech.execute`; AudioExpired for the repeat of a call whose audio is deleted
   */
  async execute(call: StreamCall): Promise<SpeechStream> {
    const key = call.idempotencyKey === null ? null : `${call.accountId} ${call.idempotencyKey}`;
    const opened = await this.openOrJoin(call, key);
    if (!(opened instanceof LiveSpeech) && !('prepared' in opened)) return this.storedSpeech(opened);
    const live = opened instanceof LiveSpeech ? opened : this.begin(opened, key);
    await live.begun();
    return live;
  }

  /** Waits for what is still spoken, whether anybody listens or not. */
  async idle(): Promise<void> {
    await Promise.all(this.underWay.keys());
  }

  private async openOrJoin(
    call: SpeechCall,
    key: string | null,
  ): Promise<SpeechOutcome | OpenRequest | LiveSpeech> {
    try {
      return await this.openSpeech.execute(call);
    } catch (error) {
      // It has the same body: another would have been refused as a reused key.
      const live = key !== null && error instanceof IdempotencyInProgress && this.liveUnder(key);
      if (live) return live;
      throw error;
    }
  }

  private liveUnder(key: string): LiveSpeech | undefined {
    return [...this.underWay.values()].find((each) => each.key === key)?.live;
  }

  private storedSpeech(outcome: SpeechOutcome): StoredSpeech {
    const { expiresAt } = outcome.request;
    if (expiresAt && expiresAt <= this.clock.now()) throw new AudioExpired(expiresAt);
    return new StoredSpeech(outcome, this.store, this.requests);
  }

  private begin({ request, prepared }: OpenRequest, key: string | null): LiveSpeech {
    const live = new LiveSpeech(request.toState().id, prepared, this.store);
    const work = this.speak(live, prepared);
    this.underWay.set(work, { live, key });
    void work.then(() => this.underWay.delete(work));
    return live;
  }

  /** Never rejects: who listens is told. */
  private async speak(live: LiveSpeech, prepared: OpenRequest['prepared']): Promise<void> {
    const audioType = prepared.spec.audioType as StreamedType;
    const render: Render = (job, signal) =>
      this.streamer.stream({ ...job, audioType }, (piece) => live.add(piece), signal);
    try {
      const settled = await this.processRequest.execute(live.requestId, prepared, render);
      if (!settled) throw new SynthesisFailed('it was interrupted');
      live.end(settled);
    } catch (error) {
      // Before the first part the caller is answered with it.
      if (live.hasBegun)
        this.log.error(`Request ${live.requestId} failed while it was heard: ${String(error)}`);
      live.fail(error);
    }
  }
}
