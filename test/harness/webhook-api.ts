import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CreditLedger, IssueKey, OpenAccount } from '../../src/accounts';
import { networkList } from '../../src/config/networks';
import { AddressRules } from '../../src/platform/network/address-rules';
import { GuardedPost } from '../../src/platform/network/guarded-post';
import { OutboundGuard } from '../../src/platform/network/outbound-guard';
import { resolveName } from '../../src/platform/network/resolve-name';
import { EventBus } from '../../src/shared/application/event-bus';
import { Transaction } from '../../src/shared/application/transaction';
import { type EndedSpeech, SpeechEnded } from '../../src/shared/events/speech-ended';
import { SendDueDeliveries } from '../../src/webhooks/application/send-due-deliveries';
import { WebhooksSchedule } from '../../src/webhooks/infrastructure/webhooks-schedule';
import { assemble, serveRequests } from './application';
import type { Loose } from './client';
import { MovableClock } from './movable-clock';
import { createDatabase } from './postgres';
import { CERTIFICATE } from './servers/webhook-receiver';

type Call = (method: string, path: string, body?: object) => Promise<{ http: number; body: Loose }>;

const SETTINGS = { RATE_LIMIT_ENABLED: 'false', SIGNUP_CREDITS: '0', CREDITS_LOW_THRESHOLD: '100' };

/** The routes of webhooks, accounts and billing as the service serves them. A test sends what is due itself. */
export async function startWebhookApi(databaseUrl?: string, more: Record<string, string> = {}) {
  const variables = { ...SETTINGS, ...more };
  const database = databaseUrl === undefined ? await createDatabase() : null;
  const url = databaseUrl ?? database!.url;
  const clock = new MovableClock();
  /** What DNS says; it knows this machine at first. */
  const dns = { resolve: resolveName, asked: [] as string[] };
  const guard = new OutboundGuard(new AddressRules(networkList('127.0.0.1')), (host) => {
    dns.asked.push(host);
    return dns.resolve(host);
  });
  const module = await assemble({
    databaseUrl: url,
    variables,
    clock,
    speech: false,
    change: (builder) =>
      builder
        .overrideProvider(WebhooksSchedule)
        .useValue({})
        .overrideProvider(OutboundGuard)
        .useValue(guard)
        .overrideProvider(GuardedPost)
        .useValue(new GuardedPost(guard, { ca: readFileSync(CERTIFICATE) })),
  });
  const app = await serveRequests(module, variables);
  const sender = module.get(SendDueDeliveries, { strict: false });

  return {
    app,
    clock,
    dns,
    sender,
    databaseUrl: url,
    /** Sends what is due, until nothing is. */
    async send(): Promise<void> {
      await sender.execute();
      await sender.whenIdle();
    },
    /** Opens an account and answers what calls as its owner. */
    async newCustomer(credits = 0): Promise<{ accountId: string; call: Call }> {
      const email = `${randomUUID()}@example.com`;
      const account = { email, password: null, name: 'Lan', role: 'customer' } as const;
      const { id: accountId } = await app.get(OpenAccount).execute(account);
      const grant = { accountId, credits, type: 'adjustment', sourceId: randomUUID(), reason: null } as const;
      if (credits > 0) await app.get(CreditLedger).grant(grant);
      const { key } = await app.get(IssueKey).execute(accountId, 'test');
      const call: Call = async (method, path, body) => {
        const headers = { authorization: `Bearer ${key}` };
        const options = { method: method as 'GET', url: path, headers, ...(body && { payload: body }) };
        const answer = await app.inject(options);
        return { http: answer.statusCode, body: answer.json() };
      };
      return { accountId, call };
    },
    /** What Synthesis does at the end of a request: charges or releases, and states it, in one transaction. */
    async endSpeech(accountId: string, charCount: number, isSuccess = true): Promise<EndedSpeech> {
      const requestId = randomUUID();
      const speaker = { speakerId: 'vi-hn-female-1', speakerName: 'Hà', provider: 'espeak' };
      const expiresAt = new Date('2026-11-23T12:00:00.000Z');
      const audio = { path: '/audio/abc.mp3', type: 'mp3', durationSec: 1.25, sizeBytes: 9, expiresAt };
      const error = { code: 'SYNTHESIS_FAILED', message: 'No audio was made.' };
      const end = isSuccess ? { audio, error: null } : { audio: null, error };
      const speech = { requestId, accountId, charCount, ...speaker, ...end };
      await app.get(Transaction).run(async () => {
        if (isSuccess) await app.get(CreditLedger).spend(accountId, charCount, requestId);
        await app.get(EventBus).publish([new SpeechEnded(speech, clock.now())]);
      });
      return speech;
    },
    /** Has a customer order and pay. @returns the order */
    async pay(call: Call): Promise<Loose> {
      const { body } = await call('POST', '/api/payment/orders', {
        plan_id: 'starter',
        billing_cycle: 'monthly',
      });
      const { order } = body.result;
      await call('POST', '/api/payment/mock-pay', { order_code: order.order_code });
      return order;
    },
    /** Ends as the process does, and leaves the database to the next one. */
    leave: () => app.close(),
    async close(): Promise<void> {
      await app.close();
      await database?.drop();
    },
  };
}

export type WebhookApi = Awaited<ReturnType<typeof startWebhookApi>>;
