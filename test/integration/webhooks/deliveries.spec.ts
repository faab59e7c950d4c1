import { DataSource } from 'typeorm';
import { AccountsRepository, ExpireCredits } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { SetPlan } from '../../../src/billing';
import { startWebhookApi, type WebhookApi } from '../../harness/webhook-api';
import type { Loose } from '../../harness/client';
import { verified, WebhookReceiver } from '../../harness/servers/webhook-receiver';

const ROUTE = '/api/v1/webhooks';

describe('deliveries of webhooks', () => {
  let api: WebhookApi;
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await WebhookReceiver.start();
    api = await startWebhookApi();
  });
  afterEach(async () => {
    await receiver.stop();
    await api.close();
  });

  /** A customer with a webhook of the receiver's. */
  async function customer(events: string[] = ['order.paid'], credits = 0, url = receiver.url) {
    const { accountId, call } = await api.newCustomer(credits);
    const webhook = (await call('POST', ROUTE, { url, events })).body.result;
    return {
      accountId,
      call,
      ...(webhook as { id: string; secret: string }),
      post: (path: string) => call('POST', `${ROUTE}/${path}`),
      webhook: async () => (await call('GET', ROUTE)).body.result.items[0],
      deliveries: async () =>
        (await call('GET', `${ROUTE}/${webhook.id}/deliveries`)).body.result.items as Loose[],
    };
  }

  it('tell of a paid order, signed, once', async () => {
    const { call, secret, deliveries } = await customer();
    const order = await api.pay(call);
    await api.send();
    await api.send();
    expect(receiver.calls).toHaveLength(1);
    const [sent] = receiver.calls;
    const paidAt = api.clock.now().toISOString();
    expect(sent!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Loa-Webhooks/1',
    });
    expect(verified(secret, sent!)).toEqual({
      type: 'order.paid',
      timestamp: paidAt,
      data: {
        order_code: order.order_code,
        plan_id: 'starter',
        amount: order.amount,
        credits: order.credits,
        paid_at: paidAt,
      },
    });
    expect(await deliveries()).toEqual([
      {
        id: sent!.headers['webhook-id'],
        webhook_id: expect.any(String),
        type: 'order.paid',
        status: 'SUCCESS',
        next_attempt_at: null,
        created_at: paidAt,
        attempts: [
          {
            attempted_at: paidAt,
            duration_ms: expect.any(Number),
            status_code: 204,
            error_code: null,
            error: null,
            answer: '',
          },
        ],
      },
    ]);
  });

  it('tell of speech, and of few credits once each time that they fall', async () => {
    const { accountId, call, secret } = await customer(
      ['speech.completed', 'speech.failed', 'credits.low'],
      150,
    );
    const completed = await api.endSpeech(accountId, 50);
    const failed = await api.endSpeech(accountId, 7, false);
    await api.endSpeech(accountId, 1);
    await api.endSpeech(accountId, 1);
    await api.send();
    const sent = receiver.calls.map((each) => verified(secret, each));
    const ofType = (type: string) => sent.filter((each) => each.type === type).map(({ data }) => data);
    const speaker = { speaker_id: completed.speakerId, speaker_name: 'Hà', provider: 'espeak' };
    expect(ofType('speech.completed')).toHaveLength(3);
    expect(ofType('speech.completed')).toContainEqual({
      request_id: completed.requestId,
      ...speaker,
      char_count: 50,
      audio_url: 'http://localhost:3000/audio/abc.mp3',
      audio_type: 'mp3',
      duration_sec: 1.25,
      file_size: 9,
      expires_at: '2026-11-23T12:00:00.000Z',
    });
    expect(ofType('speech.failed')).toEqual([
      { request_id: failed.requestId, ...speaker, char_count: 7, error: failed.error },
    ]);
    expect(ofType('credits.low')).toEqual([
      {
        ...{ balance: 99, threshold: 100, order_url: expect.stringMatching(/^http.+\/credits\/again$/) },
        order_again_url: expect.stringMatching(/^http.+\/api\/payment\/orders\/again$/),
      },
    ]);

    const { credits } = await api.pay(call);
    await api.endSpeech(accountId, credits);
    await api.send();
    const again = receiver.calls.map((each) => JSON.parse(each.body));
    expect(again.filter(({ type }) => type === 'credits.low')).toHaveLength(2);
  });

  it('tell of few credits at the threshold of the account', async () => {
    const { accountId, secret } = await customer(['credits.low'], 150);
    await api.app.get(AccountsRepository).change(accountId, { lowCreditsThreshold: 120 });
    await api.endSpeech(accountId, 31);
    await api.endSpeech(accountId, 100); // below that of the service
    await api.send();
    expect(receiver.calls.map((each) => verified(secret, each).data)).toMatchObject([
      { balance: 119, threshold: 120 },
    ]);
  });

  it('tell a week before that credits will end as their plan says, once, and of few when they have', async () => {
    const starter = {
      planId: 'starter',
      billingCycle: 'monthly',
      name: 'Starter',
      amountVnd: 99_000,
    } as const;
    await api.app
      .get(SetPlan)
      .execute({ ...starter, credits: 500, rateLimitPerMinute: 60, creditsExpireAfterDays: 30 }, 'trial');
    const { accountId, call } = await customer(['credits.expiring', 'credits.low'], 50);
    const [plan] = (await call('GET', '/api/payment/plans')).body.result.items;
    expect(plan).toMatchObject({ plan_id: 'starter', credits_expire_after_days: 30 });
    expect(await api.pay(call)).toMatchObject({ credits_expire_after_days: 30 });
    const expires_at = new Date(api.clock.now().getTime() + 30 * 86_400_000).toISOString();
    await api.endSpeech(accountId, 120);
    const account = async () => (await call('GET', '/api/v1/account')).body.result.account;
    expect(await account()).toMatchObject({
      credits: { available: 430, held: 0 },
      expiring_credits: [{ credits: 380, expires_at }],
    });

    const told = async () => {
      await api.app.get(ExpireCredits).execute();
      await api.send();
      return receiver.calls.map(({ body }) => JSON.parse(body)).map(({ type, data }) => [type, data]);
    };
    api.clock.moveOn(23 * 86_400 - 1);
    expect(await told()).toEqual([]);
    api.clock.moveOn(1);
    const warned = ['credits.expiring', { expiring: [{ credits: 380, expires_at }] }];
    expect([await told(), await told()]).toEqual([[warned], [warned]]);
    api.clock.moveOn(7 * 86_400);
    const low = {
      ...{ balance: 50, threshold: 100, order_url: expect.stringContaining('/credits/again') },
      order_again_url: expect.stringContaining('/orders/again'),
    };
    expect([await told(), await told()]).toEqual([
      [warned, ['credits.low', low]],
      [warned, ['credits.low', low]],
    ]);
    expect(await account()).toMatchObject({ credits: { available: 50, held: 0 }, expiring_credits: [] });
    const { items } = (await call('GET', '/api/v1/account/ledger')).body.result;
    expect(items.map((entry: Loose) => [entry.type, entry.credits, entry.expires_at])).toEqual([
      ['expiry', -380, null],
      ['charge', -120, null],
      ['order', 500, expires_at],
      ['adjustment', 50, null],
    ]);
    const { sql } = ledgerChecks.find(({ name }) => name.startsWith('of each grant that ends'))!;
    expect(await api.app.get(DataSource).query(sql)).toEqual([]);
  });

  it('go to those who have subscribed, and to nobody else', async () => {
    const one = await customer();
    await customer(['order.paid']);
    await customer(['credits.low']);
    await api.pay(one.call);
    await api.send();
    expect(receiver.calls.map((each) => verified(one.secret, each).type)).toEqual(['order.paid']);
  });

  it('survive the death of the process between the commit and the call', async () => {
    const { call, secret } = await customer();
    await api.pay(call);
    await api.leave();
    const next = await startWebhookApi(api.databaseUrl);
    await next.send();
    await next.close();
    expect(receiver.calls.map((each) => verified(secret, each).type)).toEqual(['order.paid']);
  });

  it('are tried again with the same id and body, and the answers are kept', async () => {
    const { call, webhook, deliveries } = await customer();
    await api.pay(call);
    receiver.always(500, `Lỗi \0 ${'x'.repeat(5000)}`);
    await api.send();
    const failingSince = api.clock.now().toISOString();
    expect((await webhook()).failing_since).toBe(failingSince);
    const [waiting] = await deliveries();
    expect(waiting).toMatchObject({ status: 'PENDING', attempts: [{ status_code: 500 }] });
    const [{ answer }] = waiting.attempts;
    expect(Buffer.byteLength(answer)).toBeLessThanOrEqual(1024 + 2); // U+FFFD takes two bytes more than U+0000
    expect(answer).toMatch(/^Lỗi \uFFFD x{1000,}$/);

    receiver.always(200, 'ok');
    api.clock.moveOn(6);
    await api.send();
    const [first, second] = receiver.calls;
    expect(second!.body).toBe(first!.body);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.headers['webhook-timestamp']).not.toBe(first!.headers['webhook-timestamp']);
    expect((await webhook()).failing_since).toBeNull();
    expect(await deliveries()).toMatchObject([
      { status: 'SUCCESS', attempts: [{ status_code: 500 }, { status_code: 200, answer: 'ok' }] },
    ]);
  });

  it('follow no redirect', async () => {
    const { call, deliveries } = await customer();
    await api.pay(call);
    receiver.always(307, '', { location: receiver.url });
    await api.send();
    expect(receiver.calls).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'PENDING', attempts: [{ status_code: 307 }] }]);
  });

  it('end with 410, and the webhook until its owner enables it', async () => {
    const { id, call, webhook, deliveries, post } = await customer();
    await api.pay(call);
    receiver.always(410);
    await api.send();
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    await api.pay(call);
    const [delivery, ...others] = await deliveries();
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({ status: 'FAILED', next_attempt_at: null });
    expect(await post(`deliveries/${delivery.id}/replay`)).toMatchObject({
      http: 409,
      body: { code: 'WEBHOOK_DISABLED' },
    });
    receiver.always(200);
    await call('PATCH', `${ROUTE}/${id}`, { enabled: true });
    await post(`deliveries/${delivery.id}/replay`);
    await api.send();
    expect(await deliveries()).toMatchObject([{ status: 'SUCCESS' }]);
  });

  it('end after the whole schedule, and the webhook with them', async () => {
    const { call, webhook, deliveries } = await customer();
    await api.pay(call);
    receiver.always(503);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await api.send();
      api.clock.moveOn(27 * 3600);
    }
    expect(receiver.calls).toHaveLength(10);
    expect(await deliveries()).toMatchObject([{ status: 'FAILED' }]);
    expect(await webhook()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
  });

  it('are replayed with the id and the body of then', async () => {
    const { call, secret, deliveries, post } = await customer();
    await api.pay(call);
    await api.send();
    const [{ id }] = await deliveries();
    const { http, body } = await post(`deliveries/${id}/replay`);
    expect([http, body.result.delivery]).toMatchObject([200, { id, status: 'PENDING' }]);
    await api.send();
    const [first, second] = receiver.calls;
    expect(verified(secret, second!)).toEqual(verified(secret, first!));
    expect(second!.headers['webhook-id']).toBe(id);
    expect(await deliveries()).toMatchObject([{ id, status: 'SUCCESS', attempts: [{}, {}] }]);
  });

  it('are signed with both secrets after a rotation', async () => {
    const { id, secret, post } = await customer();
    const { http, body } = await post(`${id}/rotate`);
    expect([http, body.result.id]).toEqual([200, id]);
    expect(body.result.secret).not.toBe(secret);
    await post(`${id}/test`);
    await api.send();
    for (const each of [secret, body.result.secret]) {
      expect(verified(each, receiver.calls[0]!)).toMatchObject({ type: 'webhook.test' });
    }
  });

  it('try a webhook that has subscribed to something else', async () => {
    const { id, secret, post } = await customer(['credits.low']);
    const { body } = await post(`${id}/test`);
    await api.send();
    const [sent] = receiver.calls;
    expect(sent!.headers['webhook-id']).toBe(body.result.delivery.id);
    expect(verified(secret, sent!)).toMatchObject({ type: 'webhook.test', data: { webhook_id: id } });
  });

  it('go nowhere when the name leads to a private address by now', async () => {
    const { call, deliveries } = await customer();
    await api.pay(call);
    api.dns.resolve = () => Promise.resolve(['127.0.0.2']);
    await api.send();
    expect(receiver.calls).toEqual([]);
    expect(await deliveries()).toMatchObject([
      {
        status: 'PENDING',
        attempts: [
          {
            status_code: null,
            error_code: 'ADDRESS_NOT_ALLOWED',
            error: 'leads to an address that is not public',
          },
        ],
      },
    ]);
  });

  it('go to the address that was checked, whatever DNS says a moment later', async () => {
    const { call } = await customer();
    await api.pay(call);
    api.dns.asked.length = 0;
    api.dns.resolve = () => Promise.resolve(api.dns.asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    await api.send();
    expect(receiver.calls).toHaveLength(1);
    expect(api.dns.asked).toEqual(['localhost']);
  });

  it('reach the others while one server never answers', async () => {
    const dead = await customer(['order.paid'], 0, `${receiver.url}/dead`);
    const sound = await customer();
    receiver.answer = (response, { path }) => {
      if (!path.endsWith('/dead')) response.writeHead(204).end();
    };
    for (let order = 0; order < 5; order += 1) {
      await api.pay(dead.call);
      await api.pay(sound.call);
    }
    await api.sender.execute();
    await receiver.called(9);
    const paths = receiver.calls.map(({ path }) => path).sort();
    expect(paths).toEqual([...Array(5).fill('/events'), ...Array(4).fill('/events/dead')]);
    await api.sender.stop();
    expect((await dead.deliveries()).map(({ status }) => status)).toEqual(Array(5).fill('PENDING'));
  });
});
