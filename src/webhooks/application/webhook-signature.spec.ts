import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { newSecret, signedHeaders } from './webhook-signature';

const body = '{"type":"order.paid","timestamp":"2026-11-20T12:00:00.000Z","data":{"memo":"Chuyển tiền"}}';

describe('signedHeaders', () => {
  it('are what the published library verifies', () => {
    const [secret, now] = [newSecret(), new Date()];
    const headers = signedHeaders('msg_1', body, [secret], now);
    expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(new Webhook(secret).sign('msg_1', now, body)).toBe(headers['webhook-signature']);
  });

  it('fail for another body, id, time or secret', () => {
    const secret = newSecret();
    const headers = signedHeaders('msg_1', body, [secret], new Date());
    const verify = (changes: object, content = body, key = secret) =>
      new Webhook(key).verify(content, { ...headers, ...changes });
    const seconds = Number(headers['webhook-timestamp']);
    for (const forged of [
      () => verify({}, `${body} `),
      () => verify({ 'webhook-id': 'msg_2' }),
      () => verify({ 'webhook-timestamp': String(seconds - 1) }),
      () => verify({}, body, newSecret()),
    ]) {
      expect(forged).toThrow(WebhookVerificationError);
    }
  });

  it('hold a signature for each secret of a rotation', () => {
    const secrets = [newSecret(), newSecret()];
    const headers = signedHeaders('msg_1', body, secrets, new Date());
    for (const secret of secrets) expect(new Webhook(secret).verify(body, headers)).toBeTruthy();
  });
});

it('secrets have 32 bytes after their prefix, and differ', () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(one).not.toBe(other);
});
