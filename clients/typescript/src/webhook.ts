/** What Loa tells an account's webhooks; docs/webhooks.md of the service has the data of each type. */
export interface WebhookEvent {
  readonly type:
    | 'speech.completed'
    | 'speech.failed'
    | 'job.completed'
    | 'order.paid'
    | 'credits.low'
    | 'credits.expiring'
    | (string & {});
  /** When it happened (ISO 8601, UTC). */
  readonly timestamp: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A call that is not, or no longer, to be believed. Answer it with 400. */
export class WebhookRejected extends Error {
  override readonly name = 'WebhookRejected';
}

/** A call of a webhook, as the server that took it has it. */
export interface WebhookCall {
  /** As it came, before anything has parsed it. */
  readonly body: string;
  /** A `Headers`, or an object with names in small letters, as Node has it. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** How far the clocks of sender and receiver may differ; what is older may be a copy of an earlier call. */
const TOLERANCE_SEC = 300;

/**
 * Makes sure that a call comes from Loa, as Standard Webhooks describes it: HMAC-SHA-256 over id, time and body. Calls
 * may come twice: `webhook-id` tells whether one was seen before.
 * @param secret as the webhook's creation or rotation answered it, `whsec_…`
 * @throws WebhookRejected
 */
export async function verifyWebhook(
  { body, headers }: WebhookCall,
  secret: string,
  now = new Date(),
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  ) as [string, string, string];
  const apartSec = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(apartSec <= TOLERANCE_SEC)) throw new WebhookRejected('The call is too old, or from the future.');
  const key = await keyOf(secret);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of signatures.split(' ')) {
    if (!signature.startsWith('v1,')) continue;
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature.slice(3)), signed)) {
      return JSON.parse(body) as WebhookEvent;
    }
  }
  throw new WebhookRejected('No signature fits the call.');
}

function headerOf(headers: WebhookCall['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string') throw new WebhookRejected(`The call has no header ${name}.`);
  return value;
}

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (bytes.length === 0) throw new TypeError('The secret is not one of a webhook.');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** @returns nothing for what is not base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64) || base64.length % 4 !== 0) return new Uint8Array(0);
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
