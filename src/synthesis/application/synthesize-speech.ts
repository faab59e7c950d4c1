import { Injectable } from '@nestjs/common';
import { ResolveDictionaries } from '../../pronunciation';
import { estimateDurationSec, estimateSizeBytes, Speakers } from '../../speech';
import type { SpeechRequest, SpeechRequestSummary } from '../domain/speech-request';
import { AudioCache } from './audio-cache/audio-cache';
import { AudioRoom } from './audio-room';
import { FindEarlierRequest, type IdempotencyKey, idempotencyKey } from './idempotency';
import { PaidRequests } from './paid-requests';
import { SpeechDispatcher } from './ports/speech-dispatcher';
import { SpecReader } from './spec-reader';
import { type PreparedSpeech, type SpeechParameters, synthesisSpec } from './synthesis-spec';

export interface SpeechCall {
  readonly accountId: string;
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

/**
 * Turns a text into stored audio and charges one credit for each character. Credits are held while the
 * engine works, charged once the file is stored and released when it fails; the engine runs outside any
 * transaction. Where the same was rendered before, for this account or, a long text, for any, that recording is
 * reused: the request costs the same and is charged at once.
 *
 * With an idempotency key a repeat of the same call answers the first result and charges nothing. A call
 * that failed gives its key back: repeating it with the same key is a new attempt.
 */
@Injectable()
export class SynthesizeSpeech {
  constructor(
    private readonly speakers: Speakers,
    private readonly earlier: FindEarlierRequest,
    private readonly dictionaries: ResolveDictionaries,
    private readonly cache: AudioCache,
    private readonly reader: SpecReader,
    private readonly room: AudioRoom,
    private readonly requests: PaidRequests,
    private readonly dispatcher: SpeechDispatcher,
  ) {}

  /**
   * @returns the request, SUCCESS
   * @throws InvalidParameters, InsufficientCredits, IdempotencyKeyReused, IdempotencyInProgress, TooManyAtOnce,
   *   TooMuchStored: nothing is stored or charged then
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed: nothing is charged
   */
  async execute(call: SpeechCall): Promise<SpeechOutcome> {
    const { accountId, hasBought } = call;
    const asked = synthesisSpec(call.parameters, this.speakers);
    const key = idempotencyKey(call.idempotencyKey, asked);
    const replay = await this.replay(accountId, key);
    if (replay) return replay;

    const dictionaries = await this.dictionaries.execute(accountId, asked.dictionaries);
    const spec = { ...asked, dictionaries };
    const cached = await this.cache.lookUp(spec, accountId);
    const { recording } = cached;
    const prepared = recording ? null : await this.reader.prepare(spec);
    const expectedBytes = prepared ? expectedSize(prepared) : 0;
    const open = () => this.requests.open({ accountId, spec, key, cached, expectedBytes });
    let request: SpeechRequest;
    try {
      request = prepared ? await this.room.take(expectedBytes, hasBought, open) : await open();
    } catch (error) {
      // Whatever stopped this call, a twin that was faster decides; it may even have taken the last credits.
      const twin = await this.replay(accountId, key);
      if (twin) return twin;
      throw error;
    }
    if (!prepared) return { request: request.toState(), origin: recording?.isOwn ? 'reused' : 'shared' };
    return { request: await this.dispatcher.dispatch(request, prepared), origin: 'rendered' };
  }

  private async replay(accountId: string, key: IdempotencyKey | null): Promise<SpeechOutcome | null> {
    const request = await this.earlier.execute(accountId, key);
    return request && { request, origin: 'replayed' };
  }
}

function expectedSize({ spec: { voice, settings, audioType }, reading }: PreparedSpeech): number {
  const durationSec = estimateDurationSec(reading.spokenText, voice, settings.speed);
  return estimateSizeBytes(durationSec, voice, audioType);
}
