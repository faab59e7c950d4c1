import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import {
  EngineBusy,
  EngineUnavailable,
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
  endOf,
  ENGINE_LIMIT_SEC,
  MAX_ATTEMPTS,
  type SpeechRequest,
  type SpeechRequestState,
  type SpeechRequestSummary,
  type StoredAudioFacts,
} from '../domain/speech-request';
import { subtitleCues } from '../domain/subtitles/subtitle-cues';
import { audioSha256 } from './audio-cache/audio-digest';
import { newAudioNames } from './audio-names';
import { PaidRequests } from './paid-requests';
import { AudioStore } from './ports/audio-store';
import { SpeechDispatcher } from './ports/speech-dispatcher';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { keepLease, LEASE_SEC } from './lease';
import { SpecReader } from './spec-reader';
import { type PreparedSpeech, restoreSpec, spokenOf } from './synthesis-spec';

/** How the audio of a request is made. */
export type Render = (job: RenderJob, signal: AbortSignal) => Promise<RenderedSpeech>;

/** How a request came to this process, and is spoken. */
interface Manner {
  /** Whether others can have it; else somebody here waits for it. */
  readonly isClaimed: boolean;
  /** Aborted when the process cannot go on with it. */
  readonly stopped: AbortSignal;
  readonly render?: Render | undefined;
}

/** What is under way goes on for so long when the process is told to stop; some seconds are left to settle it. */
const STOP_GRACE_MS = 10_000;

/** Others wait as well. */
const LATE_RETRY_SEC = 10;

/** Until then another process answers. */
const NEXT_PROCESS_SEC = 5;

/** Takes a PENDING request to its end: lease, render, store, settle. Where there is no queue it is the dispatcher, too. */
@Injectable()
export class ProcessRequest extends SpeechDispatcher implements OnModuleDestroy {
  readonly speaksHere = true;
  private readonly log = new Logger(ProcessRequest.name);
  /**
   * What gives up each of the requests that this process has, by their ids. It never claims one of them: a lease that
   * lapses while the process hangs must not make it its own rival.
   */
  private readonly underWay = new Map<string, AbortController>();

  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly paidRequests: PaidRequests,
    private readonly speakers: Speakers,
    private readonly reader: SpecReader,
    private readonly renderer: SpeechRenderer,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Only for what was added under a lease of this process (`speaksHere`). */
  async dispatch(request: SpeechRequest, prepared: PreparedSpeech): Promise<SpeechRequestSummary> {
    const settled = await this.complete(request, prepared);
    if (settled) return settled;
    const { accountId, id } = request.toState();
    const row = await this.requests.find(accountId, id);
    const ended = row && endOf(row);
    if (ended) return ended;
    throw new SynthesisFailed('it was interrupted');
  }

  /**
   * What is not done after a while is given up: a request that was claimed is given back, and is anybody's again at once;
   * one that was opened here fails, and its caller is told when to come again.
   */
  onModuleDestroy(): void {
    setTimeout(() => {
      for (const stop of this.underWay.values()) stop.abort(new EngineUnavailable(NEXT_PROCESS_SEC));
    }, STOP_GRACE_MS).unref();
  }

  /**
   * Claims a request, keeps others from it and completes it. Safe in several processes at once: one of them
   * has the request.
   * @param prepared what the process knows already; null has the row read
   * @returns null when another attempt has the request or it is settled; then nothing was done
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed when there is no audio; the credits are released
   */
  execute(id: string, prepared: PreparedSpeech | null = null): Promise<SpeechRequestState | null> {
    return this.once(id, async (stopped) => {
      const claimed = await this.requests.claim(id, newAudioNames(), LEASE_SEC);
      if (!claimed) return null;
      const { request, leftKey } = claimed;
      if (leftKey) await this.removeLeftover(leftKey);
      return this.underLease(request, this.prepare(request.toState(), prepared), {
        isClaimed: true,
        stopped,
      });
    });
  }

  /**
   * Completes a request that this process has had since it was opened: it was added under a lease.
   * @param render for one who wants more of it than the file in the end
   * @returns null when another attempt has the request or it is settled already; then no audio is kept
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed when there is no audio; the credits are released
   */
  complete(
    request: SpeechRequest,
    prepared: PreparedSpeech,
    render?: Render,
  ): Promise<SpeechRequestState | null> {
    return this.once(request.toState().id, (stopped) =>
      this.underLease(request, prepared, { isClaimed: false, stopped, render }),
    );
  }

  private async once<Result>(
    id: string,
    work: (stopped: AbortSignal) => Promise<Result>,
  ): Promise<Result | null> {
    if (this.underWay.has(id)) return null;
    const stop = new AbortController();
    this.underWay.set(id, stop);
    try {
      return await work(stop.signal);
    } finally {
      this.underWay.delete(id);
    }
  }

  private async underLease(
    request: SpeechRequest,
    prepared: PreparedSpeech | Promise<PreparedSpeech>,
    manner: Manner,
  ): Promise<SpeechRequestState | null> {
    const { id, audioKey } = request.toState();
    const lease = keepLease(`request ${id}`, () => this.requests.renewLease(id, audioKey, LEASE_SEC));
    try {
      return await this.renderAndSettle(
        request,
        prepared,
        AbortSignal.any([lease.lost, manner.stopped]),
        manner,
      );
    } finally {
      lease.end();
    }
  }

  /**
   * Should the database fail in the last step, the request stays PENDING: another attempt claims it, or at its
   * deadline it is failed and its credits are released; its file is found to belong to no request.
   */
  private async renderAndSettle(
    request: SpeechRequest,
    prepared: PreparedSpeech | Promise<PreparedSpeech>,
    interrupted: AbortSignal,
    { isClaimed, stopped, render = (job, signal) => this.renderer.render(job, signal) }: Manner,
  ): Promise<SpeechRequestState | null> {
    let audio: StoredAudioFacts;
    try {
      audio = await this.renderAndStore(request.toState(), await prepared, render, interrupted);
    } catch (error) {
      if (isClaimed && stopped.aborted) {
        const { id, audioKey } = request.toState();
        await this.requests.giveBack(id, audioKey);
        return null;
      }
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
    interrupted: AbortSignal,
  ): Promise<StoredAudioFacts> {
    const { audioType, text } = prepared.spec;
    const { spokenText, alignment } = prepared.reading;
    const job = { ...spokenOf(prepared), audioType };
    const limitSec = this.limitSecOf(request);
    const limit = AbortSignal.any([AbortSignal.timeout(limitSec * 1000), interrupted]);
    const { bytes, durationSec, words } = await render(job, limit).catch((error: unknown) => {
      // Had it not waited for its turn so long, it would have had more time.
      throw isTimeout(error) && limitSec < ENGINE_LIMIT_SEC ? new EngineBusy(LATE_RETRY_SEC) : error;
    });
    const cues = subtitleCues({ writtenText: text.text, spokenText, alignment, words, durationSec });
    const [digest] = await Promise.all([audioSha256(bytes), this.storeAudio(request.storedKey, bytes)]);
    return { durationSec, fileSizeBytes: bytes.length, audioSha256: digest, cues };
  }

  /** The engine's time, which ends at the request's deadline at the latest. */
  private limitSecOf({ deadlineAt }: SpeechRequestState): number {
    const leftMs = Math.max(0, deadlineAt.getTime() - this.clock.now().getTime());
    return Math.min(ENGINE_LIMIT_SEC, leftMs / 1000);
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

/** An engine that does not get done in its whole time has failed; what waited for its turn is told to come again. */
function asFailure(error: unknown): SpeechFailure {
  if (isSpeechFailure(error)) return error;
  return new SynthesisFailed(isTimeout(error) ? 'it took too long' : 'the cause is in the log', error);
}

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
