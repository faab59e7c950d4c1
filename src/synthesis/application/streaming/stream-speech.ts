import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { SpeechStreamer, STREAMED_TYPES, type StreamedType, SynthesisFailed } from '../../../speech';
import type { SpeechRequest } from '../../domain/speech-request';
import { AudioExpired, IdempotencyInProgress } from '../../domain/synthesis.errors';
import { type OpenRequest, OpenSpeech, type SpeechCall, type SpeechOutcome } from '../open-speech';
import { AudioStore } from '../ports/audio-store';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { ProcessRequest, type Render } from '../process-request';
import type { PreparedSpeech } from '../synthesis-spec';
import { LiveSpeech } from './live-speech';
import type { SpeechStream } from './speech-stream';
import { StoredSpeech } from './stored-speech';

/** A call whose format can be sent while it is made. */
export type StreamCall = SpeechCall & { readonly parameters: { readonly audioType: StreamedType } };

export const isStreamed = (call: SpeechCall): call is StreamCall =>
  STREAMED_TYPES.some((type) => type === call.parameters.audioType);

/** A request that is being spoken, and under which key others may join. */
interface SpokenNow {
  readonly live: LiveSpeech;
  readonly key: string | null;
  /** Ends with the speaking; never rejects. */
  readonly work: Promise<void>;
}

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
  /** Under way, by the id of the request. */
  private readonly underWay = new Map<string, SpokenNow>();

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
    if (!(opened instanceof LiveSpeech) && !('prepared' in opened)) return this.play(opened);
    const live = opened instanceof LiveSpeech ? opened : this.begin(opened, key);
    await live.begun();
    return live;
  }

  /** The request while this process speaks it; null before and after. */
  live(requestId: string): SpeechStream | null {
    return this.underWay.get(requestId)?.live ?? null;
  }

  /**
   * What was made before, as a stream.
   * @param outcome a request, SUCCESS
   * @throws AudioExpired
   */
  play(outcome: SpeechOutcome): SpeechStream {
    const { expiresAt } = outcome.request;
    if (expiresAt && expiresAt <= this.clock.now()) throw new AudioExpired(expiresAt);
    return new StoredSpeech(outcome, this.store, this.requests);
  }

  /** Waits for what is still spoken, whether anybody listens or not. */
  async idle(): Promise<void> {
    await Promise.all([...this.underWay.values()].map(({ work }) => work));
  }

  private async openOrJoin(
    call: SpeechCall,
    key: string | null,
  ): Promise<SpeechOutcome | OpenRequest | LiveSpeech> {
    try {
      return await this.openSpeech.execute(call, true);
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

  private begin({ request, prepared }: OpenRequest, key: string | null): LiveSpeech {
    const { id } = request.toState();
    const live = new LiveSpeech(id, prepared, this.store);
    const work = this.speak(live, request, prepared).then(() => void this.underWay.delete(id));
    this.underWay.set(id, { live, key, work });
    return live;
  }

  /** Never rejects: who listens is told. */
  private async speak(live: LiveSpeech, request: SpeechRequest, prepared: PreparedSpeech): Promise<void> {
    const audioType = prepared.spec.audioType as StreamedType;
    const render: Render = (job, signal) =>
      this.streamer.stream({ ...job, audioType }, (piece) => live.add(piece), signal);
    try {
      const settled = await this.processRequest.complete(request, prepared, render);
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
