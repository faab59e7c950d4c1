import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { Meter } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import type { Reading } from '../domain/reading';
import { EngineBusy, EngineUnavailable, SynthesisFailed } from '../domain/speech-failure';
import { ENGINE_LIMIT_SEC, type SpeechRequest, type SpeechRequestState } from '../domain/speech-request';
import { subtitleCues } from '../domain/subtitle-cues';
import { AudioPolicy } from './audio-policy';
import { AudioStore } from './audio-store';
import type { SpeechDraft } from './speech-draft';
import { SpeechRequestsRepository } from './speech-requests.repository';
import { SpeechStudio } from './speech-studio';
import { AUDIO_SECONDS, CHARACTERS, SYNTHESES } from './synthesis-metrics';

/** Takes a PENDING request to its end: audio stored and charged, or nothing stored and released. */
@Injectable()
export class ProduceSpeech {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly studio: SpeechStudio,
    private readonly store: AudioStore,
    private readonly policy: AudioPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Should the database fail in the last step, the request stays PENDING: at its deadline it is failed and
   * released, and its file is found to belong to nobody.
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed when there is no audio; the credits are released
   */
  async execute(request: SpeechRequest, draft: SpeechDraft, reading: Reading): Promise<SpeechRequestState> {
    try {
      await this.record(request, draft, reading);
    } catch (error) {
      const failure = asFailure(error);
      request.fail(failure, this.clock.now());
      await this.settle(request, () => this.ledger.release(request.toState().id));
      throw failure;
    }
    const { id, storedKey } = request.toState();
    if (await this.settle(request, () => this.ledger.charge(id))) return request.toState();
    // Too late: the request was given up and its credits released. Nobody may get the audio for nothing.
    await this.store.remove(storedKey);
    throw new SynthesisFailed('it took too long');
  }

  /** Speaks the text and stores the file. */
  private async record(request: SpeechRequest, draft: SpeechDraft, reading: Reading): Promise<void> {
    const { voice, settings, audioType, text } = draft;
    const { spokenText, alignment } = reading;
    const { bytes, durationSec, words } = await this.studio.produce(
      { voice, spokenText, settings, audioType },
      AbortSignal.timeout(ENGINE_LIMIT_SEC * 1000),
    );
    const cues = subtitleCues({ writtenText: text.text, spokenText, alignment, words, durationSec });
    await this.store.put(request.toState().storedKey, bytes).catch((error: unknown) => {
      throw new SynthesisFailed('the audio could not be stored', error);
    });
    const facts = { durationSec, fileSizeBytes: bytes.length, audioSha256: sha256(bytes), cues };
    request.succeed({ ...facts, lifetimeHours: this.policy.lifetimeHours }, this.clock.now());
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

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function asFailure(error: unknown): EngineBusy | EngineUnavailable | SynthesisFailed {
  if (error instanceof EngineBusy || error instanceof EngineUnavailable) return error;
  if (error instanceof SynthesisFailed) return error;
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  return new SynthesisFailed(isTimeout ? 'it took too long' : 'the cause is in the log', error);
}
