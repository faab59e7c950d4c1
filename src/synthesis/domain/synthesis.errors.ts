import { DomainError } from '../../shared/domain/domain-error';
import type { Quota } from '../../shared/domain/quota';

/** As many requests of the account are PENDING as may be at the same time. Nothing was held or started. */
export class TooManyAtOnce extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 1;
  override readonly quota: Quota;

  constructor(limit: number) {
    super(`${limit} requests of this account are being spoken; try again when one of them is answered.`);
    this.quota = { policy: 'at-once', limit, remaining: 0, window: null };
  }
}

/** The account's stored audio fills its room. Nothing was held or started. */
export class TooMuchStored extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 600;

  constructor(limitBytes: number, lifetimeHours: number) {
    const room = `${Math.floor(limitBytes / 2 ** 20)} MiB`;
    super(
      `The audio of this account fills its ${room}. Each file makes room ${lifetimeHours} hours after it was made; ` +
        'mp3 and ogg take a tenth of the room of wav.',
    );
  }
}

/** The operator lets nobody hear sentences without an account. */
export class TrialsClosed extends DomainError {
  readonly code = 'FORBIDDEN';
  readonly kind = 'forbidden';

  constructor() {
    super('Nothing is read aloud here without an account.');
  }
}

/** As many jobs of the account are open as may be. Nothing was held or started. */
export class TooManyJobs extends DomainError {
  readonly code = 'RATE_LIMIT_EXCEEDED';
  readonly kind = 'rate-limited';
  override readonly retryAfterSec = 60;
  override readonly quota: Quota;

  constructor(limit: number) {
    super(`${limit} jobs of this account have not ended; try again when one of them has.`);
    this.quota = { policy: 'jobs', limit, remaining: 0, window: null };
  }
}

/** There is no such job, or it belongs to another account; which of these is not told. */
export class JobNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor(message = 'This account has no such job.') {
    super(message);
  }
}

/** There is no such request, or it belongs to another account; which of these is not told. */
export class RequestNotFound extends DomainError {
  readonly code = 'REQUEST_NOT_FOUND';
  readonly kind = 'not-found';

  constructor(message = 'This account has no such request.') {
    super(message);
  }
}

/** There is no audio at this address. */
export class AudioNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no audio at this address.');
  }
}

/** The store of the audio does not answer. The audio is not lost; the same call may succeed later. */
export class AudioUnavailable extends DomainError {
  readonly code = 'UNAVAILABLE';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 5;

  constructor(cause: unknown) {
    super('The audio cannot be read right now; try again.');
    this.cause = cause;
  }
}

/** The audio was kept for its time and is deleted; the request stays in the history. */
export class AudioExpired extends DomainError {
  readonly code = 'AUDIO_EXPIRED';
  readonly kind = 'gone';

  constructor(expiredAt: Date) {
    super(`The audio expired at ${expiredAt.toISOString()} and is deleted.`);
  }
}

/** The first request with this idempotency key is not finished. Nothing was started or held. */
export class IdempotencyInProgress extends DomainError {
  readonly code = 'IDEMPOTENCY_IN_PROGRESS';
  readonly kind = 'conflict';
  override readonly retryAfterSec = 1;

  constructor() {
    super('The first request with this Idempotency-Key is not finished; repeat it in a moment.');
  }
}

/** No voice on offer has this identifier. */
export class SpeakerNotFound extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';

  constructor() {
    super('There is no such voice; GET /api/v1/tts/speakers lists them.');
  }
}
