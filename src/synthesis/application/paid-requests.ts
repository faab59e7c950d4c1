import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { Meter } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import {
  type FailureReason,
  SpeechRequest,
  type SpeechRequestState,
  type StoredAudioFacts,
} from '../domain/speech-request';
import { TooManyAtOnce } from '../domain/synthesis.errors';
import type { CacheEntry } from './audio-cache/audio-cache';
import { newAudioKey } from './audio-key';
import type { IdempotencyKey } from './idempotency';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { AUDIO_SECONDS, CHARACTERS, SYNTHESES } from './synthesis-metrics';
import { SynthesisPolicy } from './synthesis-policy';
import { storedSpec, type SynthesisSpec } from './synthesis-spec';

/** A call that is to become a request. */
export interface NewRequest {
  readonly accountId: string;
  readonly spec: SynthesisSpec;
  readonly key: IdempotencyKey | null;
  readonly cached: CacheEntry;
}

/**
 * Requests together with the credits that pay for them: both change in one transaction, or neither does.
 * Credits are held while a request is PENDING, charged with SUCCESS and released with FAILED.
 */
@Injectable()
export class PaidRequests {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly policy: SynthesisPolicy,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * @returns the request, PENDING; SUCCESS and charged at once where a recording is reused
   * @throws InsufficientCredits, TooManyAtOnce
   * @throws IdempotencyInProgress when a request with the same account and key was faster
   */
  async open({
    accountId,
    spec,
    key,
    cached: { contentHash, recording },
  }: NewRequest): Promise<SpeechRequest> {
    const { charCount } = spec.text;
    const request = await this.transaction.run(async () => {
      const id = randomUUID();
      const number = recording
        ? await this.ledger.spend(accountId, charCount, id)
        : await this.ledger.hold(accountId, charCount, id);
      const now = this.clock.now();
      if (!recording) await this.requirePlace(accountId, now);
      const request = SpeechRequest.open(
        {
          id,
          accountId,
          number,
          ...storedSpec(spec),
          audioKey: newAudioKey(),
          contentHash,
          idempotencyKey: key?.value ?? null,
          idempotencyHash: key?.fingerprint ?? null,
        },
        now,
      );
      if (recording) request.reuse(recording, this.policy.audioLifetimeHours, now);
      await this.requests.add(request);
      return request;
    });
    if (recording) this.meter.count(SYNTHESES, { provider: spec.voice.provider, outcome: 'REUSED' });
    return request;
  }

  /** @returns false when the request is settled already or another attempt has it; nothing changed then */
  succeed(request: SpeechRequest, audio: StoredAudioFacts): Promise<boolean> {
    request.succeed(audio, this.policy.audioLifetimeHours, this.clock.now());
    return this.settle(request, (id) => this.ledger.charge(id));
  }

  /** @returns false when the request is settled already or another attempt has it; nothing changed then */
  fail(request: SpeechRequest, reason: FailureReason): Promise<boolean> {
    request.fail(reason, this.clock.now());
    return this.settle(request, (id) => this.ledger.release(id));
  }

  private async settle(request: SpeechRequest, moveCredits: (id: string) => Promise<void>): Promise<boolean> {
    const state = request.toState();
    const isSettled = await this.transaction.run(async () => {
      const isOurs = await this.requests.settle(request);
      if (isOurs) await moveCredits(state.id);
      return isOurs;
    });
    if (isSettled) this.measure(state);
    return isSettled;
  }

  /**
   * The account's row is locked since its credits were held: no two requests take the last place. They count
   * in all processes, with Redis or without, and one whose process died counts until its deadline.
   * @throws TooManyAtOnce
   */
  private async requirePlace(accountId: string, now: Date): Promise<void> {
    const { pendingPerAccount } = this.policy;
    if (pendingPerAccount === null) return;
    if ((await this.requests.countPending(accountId, now)) < pendingPerAccount) return;
    throw new TooManyAtOnce(pendingPerAccount);
  }

  private measure({ provider, status, errorCode, charCount, durationSec }: SpeechRequestState): void {
    this.meter.count(SYNTHESES, { provider, outcome: errorCode ?? status });
    if (durationSec === null) return;
    this.meter.count(CHARACTERS, { provider }, charCount);
    this.meter.count(AUDIO_SECONDS, { provider }, durationSec);
  }
}
