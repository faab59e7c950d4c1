/** How many requests of one account may be PENDING at the same time, as the operator decided; null for any number. */
export class ConcurrencyLimit {
  constructor(readonly perAccount: number | null) {}
}
