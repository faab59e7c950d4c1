/** What the operator decided about requests and their audio. */
export class SynthesisPolicy {
  constructor(
    /** How long audio is kept. */
    readonly audioLifetimeHours: number,
    /** How many requests of one account may be PENDING at the same time; null for any number. */
    readonly pendingPerAccount: number | null,
    /** Stored audio of one account; infinite for any amount. */
    readonly bytesPerAccount: number,
    /** Stored audio in all; infinite for any amount. */
    readonly bytesInAll: number,
    /** How many parts of jobs one process speaks at the same time. */
    readonly jobPartsAtOnce = 1,
  ) {}
}
