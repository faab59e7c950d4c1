import { sharedSecret } from './shared-secret';
import { WebhookSecrets } from './webhook-secrets';

const CURRENT = 'bí-mật-hiện-tại';
const OLD = 'old-secret';

/** Header values reach a handler as Latin-1, whatever bytes were sent. */
const sent = (secret: string) => Buffer.from(secret, 'utf8').toString('latin1');

function isIn(headers: Record<string, string>, secrets = [CURRENT, OLD]): boolean {
  const call = { headers, rawBody: Buffer.from('{}'), body: {}, receivedAt: new Date() };
  return sharedSecret(new WebhookSecrets(secrets)).isIn(call);
}

describe('The shared secret', () => {
  it.each([
    ['X-Secret-Key', { 'x-secret-key': sent(CURRENT) }],
    ['an older secret', { 'x-secret-key': OLD }],
    ['Authorization', { authorization: `Apikey ${sent(CURRENT)}` }],
    ['the scheme in any case', { authorization: `APIKEY ${OLD}` }],
    ['both headers', { 'x-secret-key': OLD, authorization: `apikey ${OLD}` }],
    ['an Authorization for somebody else beside it', { 'x-secret-key': OLD, authorization: 'Basic eDp5' }],
  ])('accepts %s', (_, headers) => {
    expect(isIn(headers)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['an empty secret', { 'x-secret-key': '' }],
    ['a wrong secret', { 'x-secret-key': 'wrong' }],
    ['the start of a secret', { 'x-secret-key': OLD.slice(0, -1) }],
    ['a secret and more', { 'x-secret-key': `${OLD}!` }],
    ['the list of secrets', { 'x-secret-key': `${sent(CURRENT)},${OLD}` }],
    ['an empty Apikey', { authorization: 'Apikey ' }],
    ['another scheme', { authorization: `Bearer ${OLD}` }],
    ['no scheme', { authorization: OLD }],
    ['two headers that disagree', { 'x-secret-key': OLD, authorization: 'Apikey wrong' }],
    ['two secrets at once', { 'x-secret-key': OLD, authorization: `Apikey ${sent(CURRENT)}` }],
  ])('refuses %s', (_, headers) => {
    expect(isIn(headers)).toBe(false);
  });

  it('refuses everything while no secret is configured', () => {
    for (const headers of [{}, { 'x-secret-key': '' }, { 'x-secret-key': 'undefined' }]) {
      expect(isIn(headers as Record<string, string>, [])).toBe(false);
    }
  });
});
