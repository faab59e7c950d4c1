import { settings } from './settings';
import { isLoopback, isPrivateRoute } from './networks';

/** 20 characters of base64 hold 120 bits, more than the 112 that OWASP ASVS 5.0 (6.5.2) asks of a secret. */
const SHORTEST_SECRET = 20;
const FEWEST_DIFFERENT_CHARACTERS = 8;

const requiredInProduction = [
  'PUBLIC_BASE_URL',
  'BANK_BIN',
  'BANK_NAME',
  'BANK_ACCOUNT_NO',
  'BANK_ACCOUNT_NAME',
  'WEBHOOK_SECRETS',
] as const;

/** Together they name an account. Development has one that exists at no bank. */
const fictitiousAccount = ['BANK_BIN', 'BANK_ACCOUNT_NO'] as const;

type Variables = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/** One sentence for each setting that is convenient in development and dangerous with real money. */
export function unsafeInProduction(variables: Variables, values: Values): string[] {
  const faults = requiredInProduction
    .filter((name) => !variables[name]?.trim() || isEmptyList(values[name]))
    .map((name) => `${name} is required in production`);

  if (fictitiousAccount.every((name) => variables[name] === settings[name].fallback)) {
    faults.push('BANK_BIN and BANK_ACCOUNT_NO name the fictitious account of development');
  }

  for (const name of ['PUBLIC_BASE_URL', 'CASSO_API_URL', 'SEPAY_API_URL', 'SEPAY_EINVOICE_URL'] as const) {
    if (/^http:/i.test(String(values[name]))) faults.push(`${name} must start with https:// in production`);
  }
  const { S3_ENDPOINT } = values;
  if (typeof S3_ENDPOINT === 'string' && !isPrivateRoute(new URL(S3_ENDPOINT))) {
    faults.push('S3_ENDPOINT must start with https:// in production, unless it is on this machine');
  }
  for (const name of ['WEBHOOK_SECRETS', 'CASSO_SECRETS', 'PAYOS_CHECKSUM_KEYS'] as const) {
    if ((values[name] as string[] | undefined)?.some(isWeak)) {
      faults.push(`${name} must each have at least ${SHORTEST_SECRET} varied characters in production`);
    }
  }
  if (
    values.METRICS_PORT !== null &&
    !isLoopback(String(values.METRICS_HOST)) &&
    values.METRICS_TOKEN === null
  ) {
    faults.push(
      'METRICS_TOKEN is required in production, unless METRICS_HOST is 127.0.0.1, ::1 or localhost',
    );
  }
  if (typeof values.METRICS_TOKEN === 'string' && isWeak(values.METRICS_TOKEN)) {
    faults.push(`METRICS_TOKEN must have at least ${SHORTEST_SECRET} varied characters in production`);
  }
  if (values.MOCK_PAY_ENABLED === true) faults.push('MOCK_PAY_ENABLED must not be true in production');
  if (values.RATE_LIMIT_ENABLED === false) faults.push('RATE_LIMIT_ENABLED must not be false in production');
  const speechServer = values.SPEECH_SERVER_URL;
  if (
    speechServer instanceof URL &&
    !isPrivateRoute(speechServer) &&
    values.SPEECH_SERVER_PLAIN_HTTP !== true
  ) {
    faults.push(
      'SPEECH_SERVER_URL must start with https:// in production, unless SPEECH_SERVER_PLAIN_HTTP is true',
    );
  }
  return faults;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

const isWeak = (secret: string): boolean =>
  secret.length < SHORTEST_SECRET || new Set(secret).size < FEWEST_DIFFERENT_CHARACTERS;
