import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { checkIdempotencyKey } from '../../shared/application/idempotency-key';
import { Meter } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { EngineAvailability, Speakers, TextReader } from '../../speech';
import type { Reading } from '../../text-normalization';
import type { Recording } from '../domain/recording';
import { SpeechRequest, type SpeechRequestSummary } from '../domain/speech-request';
import { TooManyAtOnce } from '../domain/synthesis.errors';
import { newAudioKey } from './audio-key';
import { AudioPolicy } from './synthesis-policy';
import { ConcurrencyLimit } from './concurrency-limit';
import { ContentAddresses } from './audio-cache/content-hash';
import { FindRecording } from './audio-cache/audio-cache';
import { replayed } from './idempotency';
import { readSpec } from './spec-reader';
import { SpeechDispatcher } from './ports/speech-dispatcher';
import { createSpec, fingerprint, type SynthesisSpec, type SpeechParameters } from './synthesis-spec';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { SYNTHESES } from './synthesis-metrics';

export interface SpeechCall {
  readonly accountId: string;
  readonly parameters: SpeechParameters;
  /** The caller's key against doing the same twice; null for none. */
  readonly idempotencyKey: string | null;
}

interface IdempotencyClaim {
  readonly key: string;
  readonly hash: string;
}

interface Opening {
  readonly accountId: string;
  readonly draft: SynthesisSpec;
  readonly claim: IdempotencyClaim | null;
  readonly contentHash: string;
  /** What is reused; null when the text is to be spoken. */
  readonly recording: Recording | null;
}

/** Where the audio of an answer comes from: `replayed` is an earlier answer to the same idempotency key. */
export type SpeechOrigin = 'spoken' | 'reused' | 'replayed';

export interface SpeechOutcome {
  readonly request: SpeechRequestSummary;
  readonly origin: SpeechOrigin;
}

/**
 * Turns a text into stored audio and charges one credit for each character. Credits are held while the
 * engine works, charged once the file is stored and released when it fails; the engine runs outside any
 * transaction. Where the same was spoken before, for whomever, that recording is reused: the request costs
 * the same and is charged at once.
 *
 * With an idempotency key a repeat of the same call answers the first result and charges nothing. A call
 * that failed gives its key back: repeating it with the same key is a new attempt.
 */
@Injectable()
export class SynthesizeSpeech {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly reader: TextReader,
    private readonly speakers: Speakers,
    private readonly addresses: ContentAddresses,
    private readonly findRecording: FindRecording,
    private readonly engines: EngineAvailability,
    private readonly dispatcher: SpeechDispatcher,
    private readonly policy: AudioPolicy,
    private readonly concurrency: ConcurrencyLimit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * @returns the request, SUCCESS
   * @throws InvalidParameters, InsufficientCredits, IdempotencyKeyReused, IdempotencyInProgress, TooManyAtOnce:
   *   nothing is stored or charged then
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed: nothing is charged
   */
  async execute(call: SpeechCall): Promise<SpeechOutcome> {
    const draft = createSpec(call.parameters, this.speakers);
    const claim = claimOf(call, draft);
    const earlier = await this.findEarlier(call.accountId, claim);
    if (earlier) return { request: earlier, origin: 'replayed' };

    const contentHash = this.addresses.hashOf(draft);
    const recording = await this.findRecording.execute(contentHash);
    const reading = recording ? null : await this.read(draft);
    const opening = { accountId: call.accountId, draft, claim, contentHash, recording };
    const opened = await this.open(opening).catch(async (error: unknown) => {
      // Whatever stopped this call, a twin that was faster decides; it may even have taken the last credits.
      const twin = await this.findEarlier(call.accountId, claim);
      if (twin) return twin;
      throw error;
    });
    if (!(opened instanceof SpeechRequest)) return { request: opened, origin: 'replayed' };
    if (!reading) {
      this.meter.count(SYNTHESES, { provider: draft.voice.provider, outcome: 'REUSED' });
      return { request: opened.toState(), origin: 'reused' };
    }
    return { request: await this.dispatcher.dispatch(opened, { draft, reading }), origin: 'spoken' };
  }

  private async findEarlier(
    accountId: string,
    claim: IdempotencyClaim | null,
  ): Promise<SpeechRequestSummary | null> {
    const earlier = claim && (await this.requests.findByIdempotencyKey(accountId, claim.key));
    return earlier && replayed(earlier, claim.hash);
  }

  private read(draft: SynthesisSpec): Promise<Reading> {
    this.engines.requireAvailable(draft.voice.provider);
    return readSpec(draft, this.reader);
  }

  /** Holds the credits and notes the request, or neither; with a recording it is charged and done at once. */
  private open({ accountId, draft, claim, contentHash, recording }: Opening): Promise<SpeechRequest> {
    const id = randomUUID();
    const { text, voice, settings, audioType, readingOff } = draft;
    return this.transaction.run(async () => {
      const number = recording
        ? await this.ledger.spend(accountId, text.charCount, id)
        : await this.ledger.hold(accountId, text.charCount, id);
      const now = this.clock.now();
      if (!recording) await this.requireRoom(accountId, now);
      const request = SpeechRequest.open(
        {
          id,
          accountId,
          number,
          inputText: text.text,
          charCount: text.charCount,
          speakerId: voice.speakerId,
          speakerName: voice.speakerName,
          provider: voice.provider,
          ...settings,
          audioType,
          readingOff,
          audioKey: newAudioKey(),
          contentHash,
          idempotencyKey: claim?.key ?? null,
          idempotencyHash: claim?.hash ?? null,
        },
        now,
      );
      if (recording) request.reuse(recording, this.policy.lifetimeHours, now);
      await this.requests.add(request);
      return request;
    });
  }

  /**
   * The account's row is locked since its credits were held: no two requests take the last place. The rows are
   * the leases. They count in all processes, with Redis or without, and one whose process died counts until
   * its deadline.
   * @throws TooManyAtOnce
   */
  private async requireRoom(accountId: string, now: Date): Promise<void> {
    const { perAccount } = this.concurrency;
    if (perAccount === null || (await this.requests.countPending(accountId, now)) < perAccount) return;
    throw new TooManyAtOnce(perAccount);
  }
}

function claimOf({ idempotencyKey }: SpeechCall, draft: SynthesisSpec): IdempotencyClaim | null {
  if (idempotencyKey === null) return null;
  return { key: checkIdempotencyKey(idempotencyKey), hash: fingerprint(draft) };
}
