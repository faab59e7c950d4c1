import { settings } from './settings';
import { Environment } from './environment';
import { SECRET_SETTINGS } from './shown-settings';

/** They look as if they might hold a secret, and do not. */
const OPEN = [
  'PUBLIC_BASE_URL',
  'S3_ENDPOINT',
  'VOICE_MIRROR_URL', // a scheme and a host
  'NO_PROXY',
  'CASSO_API_URL',
  'SEPAY_API_URL',
  'SEPAY_EINVOICE_URL',
  'TRUST_PROXY',
];

it('no setting is shown of which nobody has said that it holds no secret', () => {
  const suspicious = Object.keys(settings).filter((name) =>
    /KEY|SECRET|TOKEN|PASS|URL|ENDPOINT|PROXY|CLIENT|DSN|PIN|AUTH/.test(name),
  );
  expect(suspicious.filter((name) => !SECRET_SETTINGS.has(name) && !OPEN.includes(name))).toEqual([]);
});

it('what is set for the whole service is told, what is a default or of one process is not', () => {
  const environment = Environment.read({
    PORT: '3001',
    SIGNUP_CREDITS: '5',
    WEBHOOK_SECRETS: 'a-secret',
    METRICS_PORT: '9100',
    BANK_NAME: '',
    S3_ENDPOINT: 'https://k:s@s3.example',
  });
  expect(environment.given).toEqual([
    { name: 'S3_ENDPOINT', text: 'https://k:s@s3.example', isSecret: true },
    { name: 'WEBHOOK_SECRETS', text: 'a-secret', isSecret: true },
    { name: 'SIGNUP_CREDITS', text: '5', isSecret: false },
  ]);
});
