import type { SpeechRequest, SpeechRequestSummary } from '../../domain/speech-request';
import type { PreparedSpeech } from '../synthesis-spec';

/**
 * Has a request processed, here or elsewhere. The stored row is the truth: whoever works on it may die, and
 * however many work on it, it is settled and charged once.
 */
export abstract class SpeechDispatcher {
  /** Whether requests are spoken in this process: they have to be added under its lease then. */
  abstract readonly speaksHere: boolean;

  /**
   * @param request PENDING, stored, its credits held
   * @returns the request, SUCCESS
   * @throws EngineBusy, EngineUnavailable, SynthesisFailed once the request is FAILED; its credits are
   *   released then
   */
  abstract dispatch(request: SpeechRequest, prepared: PreparedSpeech): Promise<SpeechRequestSummary>;
}
