import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { Meter } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { isSpeechFailure, type SpeechFailure, SpeechRenderer, SynthesisFailed } from '../../speech';
import { ENGINE_LIMIT_SEC, type SpeechRequest, type SpeechRequestState } from '../domain/speech-request';
import { subtitleCues } from '../domain/subtitle-cues';
import { audioSha256 } from './audio-cache/audio-digest';
import { AudioPolicy } from './synthesis-policy';
import { AudioStore } from './ports/audio-store';
import type { PreparedSpeech } from './synthesis-spec';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { AUDIO_SECONDS, CHARACTERS, SYNTHESES } from './synthesis-metrics';

/** Takes a PENDING request to its end: audio stored and charged, or nothing stored and released. */
@Injectable()
export class ProduceSpeech {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly studio: SpeechRenderer,
    private readonly store: AudioStore,
    private readonly policy: AudioPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Should the database fail in the last step, the request stays PENDING: at its deadline it is failed and
   * released, and its file is found to belong to nobody.
   * @param prepare reads the text, or has it read already
   * @param stop calls the work off, when somebody else has the request
   * @returns null when the request is somebody else's or settled already: nothing has come of this then
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed when there is no audio; the credits are released
   */
  async execute(
    request: SpeechRequest,
    prepare: () => PreparedSpeech | Promise<PreparedSpeech>,
    stop?: AbortSignal,
  ): Promise<SpeechRequestState | null> {
    const { id, storedKey } = request.toState();
    try {
      await this.record(request, await prepare(), this.limitOf(request.toState(), stop));
    } catch (error) {
      const failure = asFailure(error);
      request.fail(failure, this.clock.now());
      if (await this.settle(request, () => this.ledger.release(id))) throw failure;
      return null;
    }
    if (await this.settle(request, () => this.ledger.charge(id))) return request.toState();
    // Too late: the request was given up, or taken over. Nobody may get this audio for nothing.
    await this.store.remove(storedKey);
    return null;
  }

  /** The engine's time, which ends at the request's deadline at the latest. */
  private limitOf({ deadlineAt }: SpeechRequestState, stop?: AbortSignal): AbortSignal {
    const leftMs = Math.max(0, deadlineAt.getTime() - this.clock.now().getTime());
    const limit = AbortSignal.timeout(Math.min(ENGINE_LIMIT_SEC * 1000, leftMs));
    return stop ? AbortSignal.any([limit, stop]) : limit;
  }

  /** Speaks the text and stores the file. */
  private async record(
    request: SpeechRequest,
    { draft, reading }: PreparedSpeech,
    signal: AbortSignal,
  ): Promise<void> {
    const { voice, settings, audioType, text } = draft;
    const { spokenText, alignment } = reading;
    const { bytes, durationSec, words } = await this.studio.produce(
      { voice, spokenText, settings, audioType },
      signal,
    );
    const cues = subtitleCues({ writtenText: text.text, spokenText, alignment, words, durationSec });
    const { storedKey } = request.toState();
    const [digest] = await Promise.all([audioSha256(bytes), this.keep(storedKey, bytes)]);
    const facts = { durationSec, fileSizeBytes: bytes.length, audioSha256: digest, cues };
    request.succeed({ ...facts, lifetimeHours: this.policy.lifetimeHours }, this.clock.now());
  }

  private async keep(storedKey: string, bytes: Uint8Array): Promise<void> {
    try {
      await this.store.put(storedKey, bytes);
    } catch (error) {
      throw new SynthesisFailed('the audio could not be stored', error);
    }
  }

  /** Stores the outcome and moves the credits, or, when the request is settled already, neither. */
  private async settle(request: SpeechRequest, moveCredits: () => Promise<void>): Promise<boolean> {
    const settled = await this.transaction.run(async () => {
      const settled = await this.requests.settle(request);
      if (settled) await moveCredits();
      return settled;
    });
    if (settled) this.measure(request.toState());
    return settled;
  }

  private measure({ provider, status, errorCode, charCount, durationSec }: SpeechRequestState): void {
    this.meter.count(SYNTHESES, { provider, outcome: errorCode ?? status });
    if (durationSec === null) return;
    this.meter.count(CHARACTERS, { provider }, charCount);
    this.meter.count(AUDIO_SECONDS, { provider }, durationSec);
  }
}

function asFailure(error: unknown): SpeechFailure {
  if (isSpeechFailure(error)) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new SynthesisFailed(isTimeout ? 'it took too long' : 'the cause is in the log', error);
}
