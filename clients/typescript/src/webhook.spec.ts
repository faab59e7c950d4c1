import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookRejected } from './webhook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const NOW = new Date('2026-11-20T03:00:00Z');
const BODY = '{"type":"order.paid","timestamp":"2026-11-20T03:00:00.000Z","data":{"amount":99000}}';

/** A call as the standard's own package signs it. */
const signed = (at = NOW, secret = SECRET) => ({
  body: BODY,
  headers: {
    'webhook-id': 'd1',
    'webhook-timestamp': String(at.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign('d1', at, BODY),
  },
});
const later = (sec: number) => new Date(NOW.getTime() + sec * 1000);

describe('verifyWebhook', () => {
  it('gives the event of a call that is signed', async () => {
    const event = { type: 'order.paid', timestamp: '2026-11-20T03:00:00.000Z', data: { amount: 99_000 } };
    expect(await verifyWebhook(signed(), SECRET, NOW)).toEqual(event);
    const headers = new Headers(signed().headers);
    expect(await verifyWebhook({ body: BODY, headers }, SECRET.slice(6), NOW)).toEqual(event);
  });

  it('accepts one signature of several, while the secret is changed', async () => {
    const { headers, body } = signed();
    const both = `v2,x ${signed(NOW, OLD_SECRET).headers['webhook-signature']} ${headers['webhook-signature']}`;
    const call = { body, headers: { ...headers, 'webhook-signature': both } };
    for (const secret of [SECRET, OLD_SECRET])
      expect(await verifyWebhook(call, secret, NOW)).toHaveProperty('type');
  });

  it('accepts calls of five minutes around', async () => {
    for (const sec of [-300, 300]) expect(await verifyWebhook(signed(later(sec)), SECRET, NOW)).toBeTruthy();
    for (const sec of [-301, 301])
      await expect(verifyWebhook(signed(later(sec)), SECRET, NOW)).rejects.toBeInstanceOf(WebhookRejected);
  });

  const { headers } = signed();
  it.each<[string, Parameters<typeof verifyWebhook>[0]]>([
    ['another body', { ...signed(), body: BODY.replace('99000', '1') }],
    ['another id', { body: BODY, headers: { ...headers, 'webhook-id': 'd2' } }],
    ['another time', { body: BODY, headers: { ...headers, 'webhook-timestamp': String(+later(1) / 1000) } }],
    ['another secret', signed(NOW, OLD_SECRET)],
    ['a signature that is none', { body: BODY, headers: { ...headers, 'webhook-signature': 'v1,*' } }],
    ['an empty signature', { body: BODY, headers: { ...headers, 'webhook-signature': 'v1,' } }],
    ['no headers', { body: BODY, headers: {} }],
  ])('rejects %s', async (_name, call) => {
    await expect(verifyWebhook(call, SECRET, NOW)).rejects.toBeInstanceOf(WebhookRejected);
  });

  it('rejects a time that is none, whoever signed it', async () => {
    const hmac = createHmac('sha256', Buffer.alloc(32, 7)).update(`d1.now.${BODY}`).digest('base64');
    const call = {
      body: BODY,
      headers: { ...headers, 'webhook-timestamp': 'now', 'webhook-signature': `v1,${hmac}` },
    };
    await expect(verifyWebhook(call, SECRET, NOW)).rejects.toThrow('too old');
  });

  it('does not take a secret that is none', async () => {
    await expect(verifyWebhook(signed(), 'whsec_', NOW)).rejects.toBeInstanceOf(TypeError);
  });
});
