/** Credits of one grant that paid for a request. */
export class ReceiptSliceDto {
  /** Identifier of the grant's entry in the account's ledger. */
  entry_id: string;
  /** Where the credits come from: signing up, a paid order, or an operator. */
  type: 'signup' | 'order' | 'adjustment';
  /** Credits of this grant that paid for the request. */
  credits: number;
  /** The order that was paid for them, for grants of type order. */
  order_code: string | null;
  /** The bank's reference of the transfer that paid the order; `MOCK-…` for a simulated payment. */
  transfer_reference: string | null;
  /** When the credits were granted (ISO 8601, UTC). */
  granted_at: string;
}

/**
 * What a request cost and what paid for it. Credits that end are spent first, those first that end first; then the
 * others in the order in which they were granted. What an operator took away counts as spent; what was held and
 * released does not.
 */
export class ReceiptResult {
  /** Identifier of the request. */
  request_id: string;
  /** held: the request is not finished; charged: it succeeded; released: it failed and cost nothing. */
  state: 'held' | 'charged' | 'released';
  /** Credits set aside when the request began. */
  held: number;
  /** Credits charged: `held`, once the request has succeeded. */
  charged: number;
  /** Credits given back: `held`, once the request has failed. */
  released: number;
  /** When the credits were set aside (ISO 8601, UTC). */
  held_at: string;
  /** When they were charged or given back (ISO 8601, UTC); null until then. */
  settled_at: string | null;
  /** The grants that paid, in the order in which they are spent; their credits add up to `charged`. */
  grants: ReceiptSliceDto[];
}
