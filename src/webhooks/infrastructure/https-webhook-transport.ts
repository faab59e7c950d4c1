import { Injectable } from '@nestjs/common';
import { checkAddress } from '../../platform/network/check-address';
import { GuardedPost, type OutboundAnswer } from '../../platform/network/guarded-post';
import { OutboundFault } from '../../platform/network/outbound-fault';
import { OutboundGuard } from '../../platform/network/outbound-guard';
import { type OutgoingCall, WebhookTransport } from '../application/webhook-transport';
import type { Attempt } from '../domain/delivery';

/** Standard Webhooks advises 15 to 30 s for an answer. */
const LIMITS = { connectMs: 5_000, totalMs: 15_000, answerBytes: 1024 };

/** Calls endpoints over the internet, and those of the operator's own networks that are open. */
@Injectable()
export class HttpsWebhookTransport extends WebhookTransport {
  constructor(
    private readonly guard: OutboundGuard,
    private readonly guardedPost: GuardedPost,
  ) {
    super();
  }

  async check(url: string): Promise<void> {
    await checkAddress(this.guard, 'url', url);
  }

  async post(
    { url, headers, body }: OutgoingCall,
    signal: AbortSignal,
  ): Promise<Pick<Attempt, 'statusCode' | 'errorCode' | 'error' | 'answer' | 'retryAfterSec'>> {
    const call = {
      url: new URL(url),
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Loa-Webhooks/1' },
      body: Buffer.from(body),
      limits: LIMITS,
    };
    try {
      return present(await this.guardedPost.execute(call, signal));
    } catch (error) {
      if (!(error instanceof OutboundFault)) throw error;
      const { code: errorCode, message } = error;
      return { statusCode: null, errorCode, error: message, answer: '', retryAfterSec: null };
    }
  }
}

function present({ statusCode, headers, body }: OutboundAnswer) {
  // A character that the limit cuts is left out, and U+0000, which PostgreSQL refuses, replaced.
  const answer = new TextDecoder().decode(body, { stream: true }).replaceAll('\0', '\uFFFD');
  return {
    statusCode,
    errorCode: null,
    error: null,
    answer,
    retryAfterSec: secondsOf(headers['retry-after']),
  };
}

/** RFC 9110 section 10.2.3: seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000);
  return seconds > 0 ? seconds : null;
}
