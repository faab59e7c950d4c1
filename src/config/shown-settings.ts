import type { Settings } from './settings';

/** They hold a secret, or an address that may hold one: nobody is shown what they say. */
export const SECRET_SETTINGS: ReadonlySet<string> = new Set<keyof Settings>([
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'HTTPS_PROXY',
  'SPEECH_SERVER_URL',
  'SPEECH_SERVER_API_KEY',
  'WEBHOOK_SECRETS',
  'CASSO_SECRETS',
  'PAYOS_CHECKSUM_KEYS',
  'CASSO_API_KEY',
  'SEPAY_API_TOKEN',
  'SEPAY_EINVOICE_CLIENT_ID',
  'SEPAY_EINVOICE_CLIENT_SECRET',
  'SMTP_URL',
  'METRICS_TOKEN',
]);

/** Each process has its own. */
const OF_ONE_PROCESS: ReadonlySet<string> = new Set<keyof Settings>([
  'PORT',
  'HOST',
  'LOG_LEVEL',
  'METRICS_PORT',
  'METRICS_HOST',
]);

/** A setting that somebody has set for the whole service. */
export interface GivenSetting {
  readonly name: string;
  readonly text: string;
  readonly isSecret: boolean;
}

/** @param texts of the settings that are not left at their defaults */
export const givenSettings = (texts: ReadonlyMap<string, string>): GivenSetting[] =>
  [...texts]
    .filter(([name]) => !OF_ONE_PROCESS.has(name))
    .map(([name, text]) => ({ name, text, isSecret: SECRET_SETTINGS.has(name) || holdsCredentials(text) }));

/** An address with a name, a password or a query may hold a secret, in whatever setting it stands. */
function holdsCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password, search } = new URL(text);
  return [username, password, search].join('') !== '';
}
