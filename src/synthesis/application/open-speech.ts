import { Injectable } from '@nestjs/common';
import { ResolveDictionaries } from '../../pronunciation';
import { estimateAudioSec, estimateSizeBytes, Speakers } from '../../speech';
import type { SpeechRequest, SpeechRequestSummary } from '../domain/speech-request';
import { AudioCache } from './audio-cache/audio-cache';
import { AudioRoom } from './audio-room';
import { FindEarlierRequest, type IdempotencyKey, idempotencyKey } from './idempotency';
import { type NewRequest, PaidRequests } from './paid-requests';
import { ReadingBudget } from './ports/reading-budget';
import { SpecReader } from './spec-reader';
import { type PreparedSpeech, type SpeechParameters, spokenOf, synthesisSpec } from './synthesis-spec';

export interface SpeechCall {
  readonly accountId: string;
  /** The API key that asks, whose budget pays as well; null for a signed-in person. */
  readonly keyId: string | null;
  /** Whether the account has ever bought credits. */
  readonly hasBought: boolean;
  readonly parameters: SpeechParameters;
  /** The caller's key against doing the same twice; null for none. */
  readonly idempotencyKey: string | null;
}

/**
 * Where the audio of an answer comes from: `reused` from a request of the same account, `shared` from another's,
 * which the caller is not told; `replayed` is an earlier answer to the same idempotency key.
 */
export type SpeechOrigin = 'rendered' | 'reused' | 'shared' | 'replayed';

export interface SpeechOutcome {
  readonly request: SpeechRequestSummary;
  readonly origin: SpeechOrigin;
}

/** A request, PENDING, whose text is to be spoken now. */
export interface OpenRequest {
  readonly request: SpeechRequest;
  readonly prepared: PreparedSpeech;
}

/** Makes a call a request: checks it, finds what answers it already, and holds or spends its credits. */
@Injectable()
export class OpenSpeech {
  constructor(
    private readonly speakers: Speakers,
    private readonly earlier: FindEarlierRequest,
    private readonly dictionaries: ResolveDictionaries,
    private readonly cache: AudioCache,
    private readonly reader: SpecReader,
    private readonly budget: ReadingBudget,
    private readonly room: AudioRoom,
    private readonly requests: PaidRequests,
  ) {}

  /**
   * @param isSpokenHere has this process be the one that speaks: others are kept from the request from the beginning
   * @returns the request, SUCCESS, where nothing has to be spoken for it
   * @throws InvalidParameters, InsufficientCredits, KeyBudgetUsedUp, IdempotencyKeyReused, IdempotencyInProgress, TooManyAtOnce,
   *   TooMuchStored, RateLimitExceeded, EngineBusy, EngineUnavailable, StorageFull: nothing is stored or charged
   *   then
   */
  async execute(call: SpeechCall, isSpokenHere: boolean): Promise<SpeechOutcome | OpenRequest> {
    const { accountId, keyId, hasBought } = call;
    const named = synthesisSpec(call.parameters, this.speakers);
    const key = idempotencyKey(call.idempotencyKey, named);
    const replay = await this.replay(accountId, key);
    if (replay) return replay;

    const spec = { ...named, dictionaries: await this.dictionaries.execute(accountId, named.dictionaries) };
    const cached = await this.cache.lookUp(spec, accountId);
    const { recording } = cached;
    const asked = { accountId, keyId, spec, key, cached, isSpokenHere };
    try {
      if (!recording) return await this.readAndOpen(asked, hasBought);
      const request = await this.requests.open({ ...asked, expectedBytes: 0 });
      return { request: request.toState(), origin: recording.isOwn ? 'reused' : 'shared' };
    } catch (error) {
      // Whatever stopped this call, a twin that was faster decides; it may even have taken the last credits.
      const twin = await this.replay(accountId, key);
      if (twin) return twin;
      throw error;
    }
  }

  /**
   * Whoever pays for a text may have it read; a reading that was in vain counts towards the account's budget, and so does
   * in any case what it took to make dictionaries ready: up to 30,000 entries, for a text of one credit.
   */
  private readAndOpen(asked: Omit<NewRequest, 'expectedBytes'>, hasBought: boolean): Promise<OpenRequest> {
    return this.budget.spend(asked.accountId, 0, async (onRead) => {
      let tookMs = 0;
      try {
        const prepared = await this.reader.prepare(asked.spec, (ms) => (tookMs = ms), onRead);
        const expectedBytes = expectedSize(prepared);
        const open = () => this.requests.open({ ...asked, expectedBytes });
        return { request: await this.room.take(expectedBytes, hasBought, open), prepared };
      } catch (error) {
        onRead(tookMs);
        throw error;
      }
    });
  }

  private async replay(accountId: string, key: IdempotencyKey | null): Promise<SpeechOutcome | null> {
    const request = await this.earlier.execute(accountId, key);
    return request && { request, origin: 'replayed' };
  }
}

function expectedSize(prepared: PreparedSpeech): number {
  const { voice, audioType } = prepared.spec;
  return estimateSizeBytes(estimateAudioSec(spokenOf(prepared)), voice, audioType);
}
