import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import {
  isSpeechFailure,
  type RenderedSpeech,
  type RenderJob,
  Speakers,
  type SpeechFailure,
  SpeechRenderer,
  StorageFull,
  SynthesisFailed,
} from '../../speech';
import {
  ENGINE_LIMIT_SEC,
  MAX_ATTEMPTS,
  type SpeechRequest,
  type SpeechRequestState,
  type StoredAudioFacts,
} from '../domain/speech-request';
import { subtitleCues } from '../domain/subtitle-cues';
import { audioSha256 } from './audio-cache/audio-digest';
import { newAudioNames } from './audio-key';
import { PaidRequests } from './paid-requests';
import { AudioStore } from './ports/audio-store';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { keepLease, LEASE_SEC } from './lease';
import { SpecReader } from './spec-reader';
import { type PreparedSpeech, restoreSpec, spokenOf } from './synthesis-spec';

/** How the audio of a request is made. */
export type Render = (job: RenderJob, signal: AbortSignal) => Promise<RenderedSpeech>;

/** Takes a PENDING request to its end: claim, lease, render, store, settle. */
@Injectable()
export class ProcessRequest {
  private readonly log = new Logger(ProcessRequest.name);

  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly paidRequests: PaidRequests,
    private readonly speakers: Speakers,
    private readonly reader: SpecReader,
    private readonly renderer: SpeechRenderer,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims a request, keeps others from it and completes it. Safe in several processes at once: one of them
   * has the request.
   * @param prepared what the process knows already; null has the row read
   * @param render for one who wants more of it than the file in the end
   * @returns null when another attempt has the request or it is settled; then nothing was done
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed when there is no audio; the credits are released
   */
  async execute(
    id: string,
    prepared: PreparedSpeech | null = null,
    render?: Render,
  ): Promise<SpeechRequestState | null> {
    const claimed = await this.requests.claim(id, newAudioNames(), LEASE_SEC);
    if (!claimed) return null;
    const { request, leftKey } = claimed;
    if (leftKey) await this.removeLeftover(leftKey);
    const { audioKey } = request.toState();
    const renew = () => this.requests.renewLease(id, audioKey, LEASE_SEC);
    const lease = keepLease(`request ${id}`, renew);
    try {
      return await this.complete(request, this.prepare(request.toState(), prepared), lease.lost, render);
    } finally {
      lease.end();
    }
  }

  /**
   * Renders, stores and settles a request that this process has to itself: it holds the lease, or nobody else
   * is told of the request.
   *
   * Should the database fail in the last step, the request stays PENDING: another attempt claims it, or at its
   * deadline it is failed and its credits are released; its file is found to belong to no request.
   * @param lost stops the work when another attempt has the request
   * @returns null when another attempt has the request or it is settled already; then no audio is kept
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed when there is no audio; the credits are released
   */
  async complete(
    request: SpeechRequest,
    prepared: PreparedSpeech | Promise<PreparedSpeech>,
    lost?: AbortSignal,
    render: Render = (job, signal) => this.renderer.render(job, signal),
  ): Promise<SpeechRequestState | null> {
    let audio: StoredAudioFacts;
    try {
      audio = await this.renderAndStore(request.toState(), await prepared, render, lost);
    } catch (error) {
      const failure = asFailure(error);
      if (await this.paidRequests.fail(request, failure)) throw failure;
      return null;
    }
    if (await this.paidRequests.succeed(request, audio)) return request.toState();
    // Too late: the request has failed, or another attempt has it. Nobody may get this audio for nothing.
    await this.store.remove(request.toState().storedKey);
    return null;
  }

  /** No request knows the file of an attempt that died: the row has the new attempt's. */
  private async removeLeftover(key: string): Promise<void> {
    await this.store.remove(key).catch((error: unknown) => {
      this.log.warn(`The audio that an earlier attempt left is not removed yet: ${String(error)}`);
    });
  }

  /** @throws SynthesisFailed when all attempts so far have died */
  private async prepare(
    request: SpeechRequestState,
    prepared: PreparedSpeech | null,
  ): Promise<PreparedSpeech> {
    if (request.attempts > MAX_ATTEMPTS)
      throw new SynthesisFailed(`it was interrupted ${MAX_ATTEMPTS} times`);
    return prepared ?? (await this.reader.prepare(restoreSpec(request, this.speakers)));
  }

  private async renderAndStore(
    request: SpeechRequestState,
    prepared: PreparedSpeech,
    render: Render,
    lost?: AbortSignal,
  ): Promise<StoredAudioFacts> {
    const { audioType, text } = prepared.spec;
    const { spokenText, alignment } = prepared.reading;
    const job = { ...spokenOf(prepared), audioType };
    const { bytes, durationSec, words } = await render(job, this.limitOf(request, lost));
    const cues = subtitleCues({ writtenText: text.text, spokenText, alignment, words, durationSec });
    const [digest] = await Promise.all([audioSha256(bytes), this.storeAudio(request.storedKey, bytes)]);
    return { durationSec, fileSizeBytes: bytes.length, audioSha256: digest, cues };
  }

  /** The engine's time, which ends at the request's deadline at the latest. */
  private limitOf({ deadlineAt }: SpeechRequestState, lost?: AbortSignal): AbortSignal {
    const leftMs = Math.max(0, deadlineAt.getTime() - this.clock.now().getTime());
    const limit = AbortSignal.timeout(Math.min(ENGINE_LIMIT_SEC * 1000, leftMs));
    return lost ? AbortSignal.any([limit, lost]) : limit;
  }

  private async storeAudio(key: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.store.put(key, bytes);
    } catch (error) {
      if (error instanceof StorageFull) throw error;
      throw new SynthesisFailed('the audio could not be stored', error);
    }
  }
}

function asFailure(error: unknown): SpeechFailure {
  if (isSpeechFailure(error)) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new SynthesisFailed(isTimeout ? 'it took too long' : 'the cause is in the log', error);
}
