import { createHmac } from 'node:crypto';
import type { WebhookProof } from './webhook-proof';
import type { WebhookSecrets } from './webhook-secrets';

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Seconds since 1970. */
const TIMESTAMP = /^\d{1,12}$/;

/** How far the time of signing may be from ours, before or after: SePay's documentation asks for 5 minutes. */
const WINDOW_MS = 5 * 60_000;

/**
 * SePay's HMAC-SHA256 (developer.sepay.vn, "How to authenticate SePay webhooks"): `X-SePay-Signature` holds
 * `sha256=` and the signature in hex of `<X-SePay-Timestamp>.<body as sent>`. The secret never travels.
 */
export const sepaySignature = (secrets: WebhookSecrets): WebhookProof => ({
  hint: 'Sign the body in X-SePay-Signature, at most 5 minutes from the time in X-SePay-Timestamp.',
  isIn: ({ headers, rawBody, receivedAt }) => {
    const [, hex] = SIGNATURE.exec(String(headers['x-sepay-signature'] ?? '')) ?? [];
    const timestamp = String(headers['x-sepay-timestamp'] ?? '');
    if (hex === undefined || !TIMESTAMP.test(timestamp)) return false;
    const apartMs = Math.abs(receivedAt.getTime() - Number(timestamp) * 1_000);
    const signature = (secret: string): Buffer =>
      createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
    return apartMs <= WINDOW_MS && secrets.accept(Buffer.from(hex, 'hex'), signature);
  },
});
