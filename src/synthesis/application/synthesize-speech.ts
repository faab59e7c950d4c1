import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { requireSpeech } from '../domain/input-text';
import { Speakers } from '../domain/speakers';
import { SpeechRequest, type SpeechRequestState } from '../domain/speech-request';
import { EngineAvailability } from './engine-availability';
import { checkIdempotencyKey, replayed } from './idempotency';
import { ProduceSpeech } from './produce-speech';
import { draftSpeech, fingerprint, type SpeechDraft, type SpeechParameters } from './speech-draft';
import { SpeechRequestsRepository } from './speech-requests.repository';
import { TextReader } from './text-reader';

/** 160 bits cannot be guessed; in hexadecimal the name survives file systems that ignore case. */
const AUDIO_KEY_BYTES = 20;

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

/**
 * Turns a text into stored audio and charges one credit for each character. Credits are held while the
 * engine works, charged once the file is stored and released when it fails; the engine runs outside any
 * transaction.
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
    private readonly engines: EngineAvailability,
    private readonly production: ProduceSpeech,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the request, SUCCESS; `replayed` says that an earlier call made it
   * @throws InvalidParameters, InsufficientCredits, IdempotencyKeyReused, IdempotencyInProgress: nothing is
   *   stored or charged then
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed: nothing is charged
   */
  async execute(call: SpeechCall): Promise<{ request: SpeechRequestState; replayed: boolean }> {
    const draft = draftSpeech(call.parameters, this.speakers);
    const claim = claimOf(call, draft);
    const earlier = await this.findEarlier(call.accountId, claim);
    if (earlier) return { request: earlier, replayed: true };

    this.engines.requireAvailable(draft.voice.provider);
    const reading = await this.reader.read(draft.text.text, draft.voice.language, draft.readingOff);
    requireSpeech(reading.spokenText);
    const opened = await this.open(call.accountId, draft, claim).catch(async (error: unknown) => {
      // Whatever stopped this call, a twin that was faster decides; it may even have taken the last credits.
      const twin = await this.findEarlier(call.accountId, claim);
      if (twin) return twin;
      throw error;
    });
    if (!(opened instanceof SpeechRequest)) return { request: opened, replayed: true };
    return { request: await this.production.execute(opened, draft, reading), replayed: false };
  }

  private async findEarlier(
    accountId: string,
    claim: IdempotencyClaim | null,
  ): Promise<SpeechRequestState | null> {
    const earlier = claim && (await this.requests.findByIdempotencyKey(accountId, claim.key));
    return earlier && replayed(earlier, claim.hash);
  }

  /** Holds the credits and notes the request, or neither. */
  private open(
    accountId: string,
    draft: SpeechDraft,
    claim: IdempotencyClaim | null,
  ): Promise<SpeechRequest> {
    const id = randomUUID();
    const { text, voice, settings, audioType, readingOff } = draft;
    return this.transaction.run(async () => {
      const number = await this.ledger.hold(accountId, text.charCount, id);
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
          audioKey: randomBytes(AUDIO_KEY_BYTES).toString('hex'),
          idempotencyKey: claim?.key ?? null,
          idempotencyHash: claim?.hash ?? null,
        },
        this.clock.now(),
      );
      await this.requests.add(request);
      return request;
    });
  }
}

function claimOf({ idempotencyKey }: SpeechCall, draft: SpeechDraft): IdempotencyClaim | null {
  if (idempotencyKey === null) return null;
  return { key: checkIdempotencyKey(idempotencyKey), hash: fingerprint(draft) };
}
