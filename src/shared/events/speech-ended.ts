import { DomainEvent } from './domain-event';

/** A finished speech request; the one of `audio` and `error` that it has not is null. */
export interface EndedSpeech {
  readonly requestId: string;
  readonly accountId: string;
  readonly speakerId: string;
  readonly speakerName: string;
  readonly provider: string;
  readonly charCount: number;
  readonly audio: {
    /** Address of the file, below the service's public one. */
    readonly path: string;
    readonly type: string;
    readonly durationSec: number;
    readonly sizeBytes: number;
    readonly expiresAt: Date;
  } | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** A request became SUCCESS or FAILED. Synthesis states it once, after its credits were charged or released. */
export class SpeechEnded extends DomainEvent {
  constructor(
    readonly speech: EndedSpeech,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
