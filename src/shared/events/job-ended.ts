import { DomainEvent } from './domain-event';

/** A long job that has ended. */
export interface EndedJob {
  readonly jobId: string;
  readonly accountId: string;
  readonly status: 'SUCCESS' | 'FAILED' | 'CANCELLED';
  readonly charCount: number;
  /** Characters whose audio was made: what was charged. */
  readonly chargedChars: number;
  /** Address of its file, below the service's public one; null when there is none. */
  readonly audioPath: string | null;
  readonly durationSec: number;
  /** Where its caller wants to be told; null for nowhere but where its owner has subscribed. */
  readonly callbackUrl: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/** A long job ended. Synthesis states it once, after its credits were charged or released. */
export class JobEnded extends DomainEvent {
  constructor(
    readonly job: EndedJob,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
