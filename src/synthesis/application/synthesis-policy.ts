/** What the operator decided about requests and their audio. */
export class SynthesisPolicy {
  constructor(
    /** How long audio is kept. */
    readonly audioLifetimeHours: number,
    /** How many requests of one account may be PENDING at the same time; null for any number. */
    readonly pendingPerAccount: number | null,
  ) {}
}
