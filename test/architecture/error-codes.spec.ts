import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every code that an error answer can carry. Clients rely on them: add to the list, never take away. */
const PUBLIC_CODES = [
  'ACCOUNT_SUSPENDED',
  'AUDIO_EXPIRED',
  'CREDITS_NOT_LEFT',
  'DICTIONARY_CHANGED',
  'DICTIONARY_NOT_FOUND',
  'EMAIL_TAKEN',
  'ENGINE_BUSY',
  'ENGINE_UNAVAILABLE',
  'FORBIDDEN',
  'HEADERS_TOO_LARGE',
  'IDEMPOTENCY_IN_PROGRESS',
  'IDEMPOTENCY_KEY_REUSED',
  'INSTALL_UNDER_WAY',
  'INSUFFICIENT_CREDITS',
  'INSUFFICIENT_SCOPE',
  'INTERNAL_ERROR',
  'INVALID_API_KEY',
  'INVALID_CREDENTIALS',
  'INVALID_PARAMS',
  'INVALID_WEBHOOK_SECRET',
  'LAST_OPERATOR',
  'MAIL_NOT_CONFIGURED',
  'METHOD_NOT_ALLOWED',
  'NOTHING_PAID_YET',
  'NOT_FOUND',
  'NOT_READY',
  'ORDER_ALREADY_PAID',
  'ORDER_ALREADY_REFUNDED',
  'ORDER_EXPIRED',
  'ORDER_NOT_FOUND',
  'ORDER_NOT_PAID',
  'ORDER_VOID',
  'PAYLOAD_TOO_LARGE',
  'PLAN_NOT_FOUND',
  'PLAN_OFF_SALE',
  'RANGE_NOT_SATISFIABLE',
  'RATE_LIMIT_EXCEEDED',
  'REFUND_REFERENCE_USED',
  'REQUEST_NOT_FOUND',
  'SYNTHESIS_FAILED',
  'TOO_MANY_API_KEYS',
  'TOO_MANY_DICTIONARIES',
  'TOO_MANY_PENDING_ORDERS',
  'TOO_MANY_WEBHOOKS',
  'TOTP_ALREADY_SET_UP',
  'TOTP_NOT_SET_UP',
  'TOTP_REQUIRED',
  'TOTP_SETUP_REQUIRED',
  'TRANSFER_ALREADY_CREDITED',
  'TRANSFER_CLOSED',
  'TRANSFER_MISMATCH',
  'TRANSFER_NOT_FOUND',
  'TRANSFER_NOT_WAITING',
  'UNAVAILABLE',
  'UNSUPPORTED_MEDIA_TYPE',
  'VOICE_DAMAGED',
  'WEBHOOK_DISABLED',
];

const SRC = path.resolve(__dirname, '../../src');

it.each(['vi', 'en'])('the account page has a text in %s for every error code', (language) => {
  const dictionary = readFileSync(path.join(SRC, `web/i18n/${language}.ts`), 'utf8');
  const translated = [...dictionary.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, code]) => code);
  expect(PUBLIC_CODES.filter((code) => !translated.includes(code))).toEqual([]);
});

it('the error codes are the published ones', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(errors|failure|domain-error|guard|controller)\.ts$/.test(file) && !file.endsWith('.spec.ts'),
  );
  const codes = files.flatMap((file) => {
    const text = readFileSync(path.join(SRC, file), 'utf8');
    const ofClasses = [...text.matchAll(/code = '([A-Z_]+)'/g)];
    const ofTheFramework = [
      ...text.matchAll(/^ {2}\d{3}: \[\s*'([A-Z_]+)'/gm),
      ...text.matchAll(/failure\(\s*\d+,\s*'([A-Z_]+)'/g),
    ];
    return [...ofClasses, ...ofTheFramework].map(([, code = '']) => code);
  });
  const ofTheAudioRoute = 'RANGE_NOT_SATISFIABLE'; // answered by hand, with a header of its own
  expect([...new Set([...codes, ofTheAudioRoute])].sort()).toEqual(PUBLIC_CODES);
});
