import { InvalidWebhookSecret } from '../../domain/billing.errors';
import { SharedSecretPaymentGateway } from './shared-secret-payment-gateway';
import { WebhookSecrets } from './webhook-secrets';

const CURRENT = 'bí-mật-hiện-tại';
const OLD = 'old-secret';

/** Header values reach a handler as Latin-1, whatever bytes were sent. */
const sent = (secret: string) => Buffer.from(secret, 'utf8').toString('latin1');

function call(headers: Record<string, string>, secrets = [CURRENT, OLD]): void {
  const gateway = new SharedSecretPaymentGateway(new WebhookSecrets(secrets));
  gateway.verify({ headers, rawBody: Buffer.from('{}'), body: {}, receivedAt: new Date() });
}

describe('SharedSecretPaymentGateway', () => {
  it.each([
    ['X-Secret-Key', { 'x-secret-key': sent(CURRENT) }],
    ['an older secret', { 'x-secret-key': OLD }],
    ['Authorization', { authorization: `Apikey ${sent(CURRENT)}` }],
    ['the scheme in any case', { authorization: `APIKEY ${OLD}` }],
    ['both headers', { 'x-secret-key': OLD, authorization: `apikey ${OLD}` }],
    ['an Authorization for somebody else beside it', { 'x-secret-key': OLD, authorization: 'Basic eDp5' }],
  ])('accepts %s', (_, headers) => {
    expect(() => call(headers)).not.toThrow();
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
    expect(() => call(headers)).toThrow(InvalidWebhookSecret);
  });

  it('refuses everything while no secret is configured', () => {
    for (const headers of [{}, { 'x-secret-key': '' }, { 'x-secret-key': 'undefined' }]) {
      expect(() => call(headers as Record<string, string>, [])).toThrow(InvalidWebhookSecret);
    }
  });
});
