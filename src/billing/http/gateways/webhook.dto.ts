/** What came of a notification. */
export class WebhookResult {
  /**
   * `credited`: an order was paid. `duplicate`: known already. `ignored`: not about an order. `unmatched`:
   * kept for the operator. `accepted`: kept, settled in a moment.
   */
  outcome?: 'accepted' | 'credited' | 'duplicate' | 'ignored' | 'unmatched';

  /** The outcomes of a notification of several transfers, in its order, in the place of `outcome`. */
  outcomes?: ('accepted' | 'credited' | 'duplicate' | 'ignored' | 'unmatched')[];
}
