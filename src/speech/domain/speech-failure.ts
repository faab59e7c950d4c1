import { DomainError, InvalidParameters } from '../../shared/domain/domain-error';

/** How rendering a text fails, as the caller sees it. */
export type SpeechFailure = EngineBusy | EngineUnavailable | RecordingTooLong | StorageFull | SynthesisFailed;

/** More work is queued than the engine can finish in time. Nothing was started; the same call may succeed later. */
export class EngineBusy extends DomainError {
  readonly code = 'ENGINE_BUSY';
  readonly kind = 'unavailable';

  constructor(override readonly retryAfterSec: number) {
    super(`The speech engine is busy; try again in ${retryAfterSec} s.`);
  }
}

/** The engine of the voice is down. Nothing was started, and no other voice speaks in its place. */
export class EngineUnavailable extends DomainError {
  readonly code = 'ENGINE_UNAVAILABLE';
  readonly kind = 'unavailable';

  constructor(
    override readonly retryAfterSec: number,
    cause?: unknown,
  ) {
    super(`The engine of this voice is not available; try again in ${retryAfterSec} s.`);
    if (cause !== undefined) this.cause = cause;
  }
}

/** The text could not be rendered. There is no partial result. */
export class SynthesisFailed extends DomainError {
  readonly code = 'SYNTHESIS_FAILED';
  readonly kind = 'failed';

  constructor(reason: string, cause?: unknown) {
    super(`Speech synthesis failed: ${reason}.`);
    if (cause !== undefined) this.cause = cause;
  }
}

/** There is no room for the audio: on the disk, or in what the operator gives to audio. */
export class StorageFull extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 60;

  constructor(cause?: unknown) {
    super('There is no room to store more audio right now; nothing is charged. Try again later.');
    if (cause !== undefined) this.cause = cause;
  }
}

/** The recording would be longer than `MAX_DURATION_SEC`. Another try would be too. */
export class RecordingTooLong extends InvalidParameters {
  constructor() {
    const message = 'input_text would be spoken for more than an hour at this speed.';
    super([{ field: 'input_text', code: 'SPOKEN_TOO_LONG', message }]);
  }
}

export function isSpeechFailure(error: unknown): error is SpeechFailure {
  return [EngineBusy, EngineUnavailable, RecordingTooLong, StorageFull, SynthesisFailed].some(
    (Failure) => error instanceof Failure,
  );
}

/** What a FAILED request keeps of its failure, in the words of `SpeechRequestState`. */
interface KeptFailure {
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly retryAfterSec: number | null;
}

/** The failure of a FAILED request, as it was thrown where it happened. */
export function restoreFailure({ errorCode, errorMessage, retryAfterSec }: KeptFailure): SpeechFailure {
  const failure = failureWith(errorCode, retryAfterSec ?? 1);
  failure.message = errorMessage ?? failure.message;
  return failure;
}

function failureWith(code: string | null, retryAfterSec: number): SpeechFailure {
  if (code === 'ENGINE_BUSY') return new EngineBusy(retryAfterSec);
  if (code === 'ENGINE_UNAVAILABLE') return new EngineUnavailable(retryAfterSec);
  if (code === 'UNAVAILABLE') return new StorageFull();
  if (code === 'INVALID_PARAMS') return new RecordingTooLong();
  return new SynthesisFailed('no reason was kept');
}
