import type { WebhookProof } from './webhook-proof';
import type { WebhookSecrets } from './webhook-secrets';

/** RFC 9110 section 11.1: schemes are case-insensitive. */
const APIKEY = /^apikey(?: +(.*))?$/i;

/**
 * The secret itself in a header: `X-Secret-Key: <secret>` or `Authorization: Apikey <secret>`. When both are
 * sent, both must hold the same.
 */
export const sharedSecret = (secrets: WebhookSecrets): WebhookProof => ({
  hint: 'Send it as X-Secret-Key or "Authorization: Apikey <secret>".',
  isIn: ({ headers }) => {
    const presented = [headers['x-secret-key'], apiKeyOf(headers.authorization)].filter(
      (value) => value !== undefined,
    );
    const [secret] = presented;
    const agreed = presented.every((value) => value === secret);
    // Node hands header bytes over as Latin-1.
    return typeof secret === 'string' && agreed && secrets.accept(Buffer.from(secret, 'latin1'));
  },
});

/** Undefined when there is no such header; one of another scheme is for somebody else, such as a proxy. */
function apiKeyOf(authorization: string | string[] | undefined): string | undefined {
  const match = APIKEY.exec(typeof authorization === 'string' ? authorization : '');
  return match ? (match[1] ?? '') : undefined;
}
