/** Why money that came in may wait for an operator. */
export const WAITING_CAUSES = [
  'no-code',
  'nine-digits',
  'unknown-order',
  'wrong-amount',
  'other-account',
  'order-already-paid',
  'reference-reused',
] as const;

/** Why a transfer may not have been credited. */
export const CAUSES = [...WAITING_CAUSES, 'out'] as const;
