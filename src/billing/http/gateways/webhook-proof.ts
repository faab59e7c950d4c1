import type { GatewayCall } from '../../application/transfers/payment-gateway';

/** One way in which a gateway proves that it knows a secret. */
export interface WebhookProof {
  /** What to send, for whoever has sent something else. */
  readonly hint: string;
  /** Never throws, whatever the call holds. */
  readonly isIn: (call: GatewayCall) => boolean;
}
