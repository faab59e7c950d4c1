import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;

/** A secret for an endpoint, in the form of Standard Webhooks: `whsec_` and base64. */
export const newSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/**
 * The headers of Standard Webhooks (section "Webhook headers") for one attempt.
 * @param secrets each gives a signature; a receiver accepts any that it knows
 */
export function signedHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: Date,
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => `v1,${sign(`${id}.${timestamp}.${body}`, secret)}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

function sign(content: string, secret: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}
