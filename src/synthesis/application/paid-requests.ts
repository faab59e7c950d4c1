import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { EventBus } from '../../shared/application/event-bus';
import { Meter } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import {
  type FailureReason,
  SpeechRequest,
  type SpeechRequestState,
  type StoredAudioFacts,
} from '../domain/speech-request';
import { TooManyAtOnce, TooMuchStored } from '../domain/synthesis.errors';
import type { CacheEntry } from './audio-cache/audio-cache';
import { newAudioNames } from './audio-names';
import type { IdempotencyKey } from './idempotency';
import { LEASE_SEC } from './lease';
import { AudioRecords } from './ports/audio-records';
import { SpeechRequestsRepository } from './ports/speech-requests.repository';
import { AUDIO_SECONDS, CHARACTERS, SYNTHESES } from './synthesis-metrics';
import { SynthesisPolicy } from './synthesis-policy';
import { storedSpec, type SynthesisSpec } from './synthesis-spec';

/** A call that is to become a request. */
export interface NewRequest {
  readonly accountId: string;
  /** The API key that asks; null for none. */
  readonly keyId: string | null;
  readonly spec: SynthesisSpec;
  readonly key: IdempotencyKey | null;
  readonly cached: CacheEntry;
  /** How large the file is expected to become; 0 where a recording is reused. */
  readonly expectedBytes: number;
  /** Whether this process speaks it: the row is added under a lease then. */
  readonly isSpokenHere: boolean;
}

/**
 * Requests together with the credits that pay for them: both change in one transaction, or neither does.
 * Credits are held while a request is PENDING, charged with SUCCESS and released with FAILED, and SpeechEnded is
 * published then.
 */
@Injectable()
export class PaidRequests {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly records: AudioRecords,
    private readonly ledger: CreditLedger,
    private readonly policy: SynthesisPolicy,
    private readonly transaction: Transaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * @returns the request, PENDING; SUCCESS and charged at once where a recording is reused
   * @throws InsufficientCredits, KeyBudgetUsedUp, TooManyAtOnce, TooMuchStored
   * @throws IdempotencyInProgress when a request with the same account and key was faster
   */
  async open({
    accountId,
    keyId,
    spec,
    key,
    cached: { contentHash, recording },
    expectedBytes,
    isSpokenHere,
  }: NewRequest): Promise<SpeechRequest> {
    const { charCount } = spec.text;
    const request = await this.transaction.run(async () => {
      const id = randomUUID();
      const number = recording
        ? await this.ledger.spend(accountId, charCount, id, keyId)
        : await this.ledger.hold(accountId, charCount, id, keyId);
      const now = this.clock.now();
      if (!recording) await this.requirePlace(accountId, expectedBytes, now);
      const request = SpeechRequest.open(
        {
          id,
          accountId,
          keyId,
          number,
          ...storedSpec(spec),
          ...newAudioNames(),
          contentHash,
          expectedBytes,
          idempotencyKey: key?.value ?? null,
          idempotencyHash: key?.fingerprint ?? null,
        },
        now,
      );
      if (recording) request.reuse(recording, this.policy.audioLifetimeHours, now);
      else if (isSpokenHere) request.begin();
      await this.requests.add(request, isSpokenHere && !recording ? LEASE_SEC : null);
      await this.events.publish(request.releaseEvents());
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

  private async settle(request: SpeechRequest, book: (id: string) => Promise<void>): Promise<boolean> {
    const state = request.toState();
    const events = request.releaseEvents(); // here, because the transaction may be run again
    const isSettled = await this.transaction.run(async () => {
      if (!(await this.requests.settle(request))) return false;
      await book(state.id);
      await this.events.publish(events);
      return true;
    });
    if (isSettled) this.measure(state);
    return isSettled;
  }

  /**
   * The account's row is locked since its credits were held: no two requests take the last place, or the last
   * room. They count in all processes, with Redis or without, and one whose process died counts until another settles it.
   * @throws TooManyAtOnce, TooMuchStored
   */
  private async requirePlace(accountId: string, expectedBytes: number, now: Date): Promise<void> {
    const { pendingPerAccount, bytesPerAccount, audioLifetimeHours } = this.policy;
    const taken = await this.records.roomTaken(accountId, now);
    if (pendingPerAccount !== null && taken.pending >= pendingPerAccount)
      throw new TooManyAtOnce(pendingPerAccount);
    if (taken.storedBytes + taken.expectedBytes + expectedBytes > bytesPerAccount)
      throw new TooMuchStored(bytesPerAccount, audioLifetimeHours);
  }

  private measure({ provider, status, errorCode, charCount, durationSec }: SpeechRequestState): void {
    this.meter.count(SYNTHESES, { provider, outcome: errorCode ?? status });
    if (durationSec === null) return;
    this.meter.count(CHARACTERS, { provider }, charCount);
    this.meter.count(AUDIO_SECONDS, { provider }, durationSec);
  }
}
