import { Injectable } from '@nestjs/common';
import { OpenSpeech, type SpeechCall, type SpeechOutcome } from './open-speech';
import { SpeechDispatcher } from './ports/speech-dispatcher';

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
    private readonly openSpeech: OpenSpeech,
    private readonly dispatcher: SpeechDispatcher,
  ) {}

  /**
   * @returns the request, SUCCESS
   * @throws InvalidParameters, InsufficientCredits, IdempotencyKeyReused, IdempotencyInProgress, TooManyAtOnce,
   *   TooMuchStored, RateLimitExceeded: nothing is stored or charged then
   * @throws EngineBusy, EngineUnavailable, StorageFull, SynthesisFailed: nothing is charged
   */
  async execute(call: SpeechCall): Promise<SpeechOutcome> {
    const opened = await this.openSpeech.execute(call, this.dispatcher.speaksHere);
    if (!('prepared' in opened)) return opened;
    const { request, prepared } = opened;
    return { request: await this.dispatcher.dispatch(request, prepared), origin: 'rendered' };
  }
}
