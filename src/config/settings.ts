import { inEitherCase, is, type Optional, optional, type Required, setting } from './setting';
import { networkList } from './networks';
import { orderPrefix } from './order-prefix';
import { mailSender, smtpServer } from './smtp';
import { serverVoicesSetting, speechRoute } from './speech-server';
import { trustedProxies } from './trust-proxy';

/**
 * Every setting there is, in the order in which `.env.example` shows them. Adding one means adding a
 * line here: reading, checking, documentation and the type follow.
 */
export const settings = {
  NODE_ENV: setting(
    'production refuses every unsafe setting: short or default secrets, an http base URL, mock-pay',
    'development',
    is.oneOf('development', 'test', 'production'),
  ),
  PORT: setting('TCP port of the HTTP API', '3000', is.wholeNumber(1, 65_535)),
  HOST: optional('address to listen on; 127.0.0.1 when unset, 0.0.0.0 in production', is.anyText),
  PUBLIC_BASE_URL: optional(
    'what audio_url and qr.image_url start with; http://localhost:PORT when unset; required in production, with https',
    is.baseUrl('http:', 'https:'),
  ),
  LOG_LEVEL: setting(
    'least serious log line that is written',
    'info',
    is.oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  DATA_DIR: setting('folder of the embedded database, and of the audio files', './data', is.anyText),
  AUDIO_DIR: optional(
    'folder of the audio files, perhaps on a volume of its own; DATA_DIR/audio when unset',
    is.anyText,
  ),
  DATABASE_URL: optional(
    'PostgreSQL 15 or later; when unset, a private PostgreSQL runs in DATA_DIR',
    is.url('postgres:', 'postgresql:'),
  ),
  REDIS_URL: optional(
    'Redis for the Bull queue and shared rate limits; when unset, work is dispatched in the process',
    is.url('redis:', 'rediss:'),
  ),
  AUDIO_STORE: setting(
    'where audio is kept: file (in AUDIO_DIR) or s3 (a bucket for this service only, which several machines share)',
    'file',
    is.oneOf('file', 's3'),
  ),
  S3_ENDPOINT: optional(
    'address of the S3-compatible store (MinIO, Ceph, R2, …); AWS when unset; must be https in production, unless on ' +
      'this machine',
    is.url('http:', 'https:'),
  ),
  S3_BUCKET: optional(
    'bucket of the audio; without versioning, or deleted audio stays',
    is.matching(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "3 to 63 lower-case letters, digits, '.' or '-'"),
  ),
  S3_REGION: optional(
    'region of the bucket; required on AWS, us-east-1 elsewhere when unset',
    is.matching(/^[a-z0-9-]{1,63}$/, "lower-case letters, digits and '-'"),
  ),
  S3_ACCESS_KEY_ID: optional('access key that may list, read, write and delete in S3_BUCKET', is.anyText),
  S3_SECRET_ACCESS_KEY: optional('secret of that access key', is.anyText),
  ESPEAK: setting(
    'eSpeak NG: native (libespeak-ng1 and libmp3lame0 of the system), builtin, or auto: native where found',
    'auto',
    is.oneOf('auto', 'native', 'builtin'),
  ),
  AUDIO_TTL_HOURS: setting('hours until a result and its file expire', '72', is.wholeNumber(1, 87_600)),
  AUDIO_LIMIT_MB: optional(
    'MiB of audio that are kept in all, half of them for accounts that have bought nothing; more answers 503; when ' +
      'unset, half of the volume of AUDIO_DIR, or no limit with s3',
    is.wholeNumber(1, 1_000_000_000),
  ),
  AUDIO_LIMIT_PER_ACCOUNT_MB: setting(
    'MiB of audio that are kept for one account; more answer 429',
    '2048',
    is.wholeNumber(1, 1_000_000_000),
  ),
  DISK_FLOOR_MB: setting(
    'MiB that speech leaves free on the volumes of DATA_DIR and AUDIO_DIR, for money and accounts; below, it answers 503',
    '512',
    is.wholeNumber(0, 1_000_000_000),
  ),
  MODEL_DIR: optional(
    'folder with one sub-folder for each Supertonic, Piper/VITS, Kokoro or Matcha model that sherpa-onnx is to speak ' +
      'with; DATA_DIR/models when unset',
    is.anyText,
  ),
  DEFAULT_SPEAKER: optional(
    'speaker_id of the voice of requests that name none; when unset or not on offer, the Vietnamese voice that sounds ' +
      'best: a natural one, of the highest sample rate',
    is.matching(/^[a-z0-9-]{1,100}$/, 'a speaker_id'),
  ),
  VOICE_MIRROR_URL: optional(
    'where voices:install finds the files of voices instead: a scheme and a host, which take the place of those of ' +
      'every address in the catalogue; the paths stay',
    is.origin,
  ),
  HTTPS_PROXY: inEitherCase(
    optional('HTTP proxy that voices are downloaded through, such as http://proxy.example:3128', is.anyText),
  ),
  NO_PROXY: inEitherCase(
    optional('hosts that are reached without it, comma-separated; * for all', is.anyText),
  ),
  SPEECH_SERVER_URL: optional(
    'a server with the OpenAI route POST /v1/audio/speech to speak with besides; its base URL, /v1 included',
    speechRoute,
  ),
  SPEECH_SERVER_VOICES: setting(
    'its voices on offer: comma-separated name:language:region:gender, then :sample rate where it is not 24000; or ' +
      'auto: all that it lists at /audio/voices or /voices',
    '',
    serverVoicesSetting,
  ),
  SPEECH_SERVER_LANGUAGE: setting(
    'language of voices that it lists without one: vi or en',
    'vi',
    is.oneOf('vi', 'en'),
  ),
  SPEECH_SERVER_LICENCE: setting(
    'SPDX identifier of the licence under which its voices may be used',
    'unknown',
    is.matching(/^[A-Za-z0-9][A-Za-z0-9.+-]*$/, 'an SPDX identifier'),
  ),
  SPEECH_SERVER_API_KEY: optional(
    'sent to it as Authorization: Bearer',
    is.matching(/^[\x21-\x7e]+$/, 'visible ASCII characters'),
  ),
  SPEECH_SERVER_MODEL: setting('the model that it is asked for', 'tts-1', is.anyText),
  SPEECH_SERVER_FORMAT: setting(
    'what it is asked for: wav, or pcm (16 bits, mono) where it has no wav',
    'wav',
    is.oneOf('wav', 'pcm'),
  ),
  SPEECH_SERVER_CONCURRENCY: setting('parts of texts that it is given at once', '4', is.wholeNumber(1, 64)),
  SPEECH_SERVER_TIMEOUT_SEC: setting(
    'seconds that it may take for a part of 400 characters',
    '25',
    is.wholeNumber(1, 50),
  ),
  SPEECH_SERVER_PLAIN_HTTP: setting(
    'true when the network between is trusted with texts and key: production wants https or this machine otherwise',
    'false',
    is.yesOrNo,
  ),
  ALLOWED_VOICE_LICENCES: setting(
    'comma-separated licences (SPDX, or unknown) of voices to offer although they may bar commercial use',
    '',
    is.list,
  ),
  ORDER_PREFIX: setting(
    'letters in front of the digits of an order code; must not look like bank text',
    'LOA',
    orderPrefix,
  ),
  PENDING_ORDERS_PER_ACCOUNT: optional(
    'orders of one account that may wait for their payment; more answer 409; 10 in production, otherwise 1000, when unset',
    is.wholeNumber(1, 10_000),
  ),
  BANK_BIN: setting(
    'NAPAS identifier of the receiving bank; required in production',
    '999999',
    is.matching(/^\d{6}$/, 'six digits'),
  ),
  BANK_NAME: setting(
    'name of the receiving bank as orders show it; required in production',
    'Ngân hàng Thử nghiệm',
    is.anyText,
  ),
  BANK_ACCOUNT_NO: setting(
    'receiving account; required in production',
    '0000000000',
    is.matching(/^[0-9A-Za-z]{1,19}$/, '1 to 19 letters or digits'),
  ),
  BANK_ACCOUNT_NAME: setting(
    'holder of the receiving account; required in production',
    'TAI KHOAN THU NGHIEM',
    is.anyText,
  ),
  SELLER_NAME: optional('who sells, as receipts name them; BANK_ACCOUNT_NAME when unset', is.anyText),
  SELLER_TAX_CODE: optional(
    'tax code of the seller, for receipts',
    is.matching(/^(\d{10}(-\d{3})?|\d{12})$/, '10 digits, 10 and 3 with a hyphen, or 12'),
  ),
  SELLER_ADDRESS: optional('address of the seller, for receipts', is.anyText),
  VAT_RATE_PERCENT: optional(
    'percent of value added tax that the prices of plans include, for receipts; none when unset',
    is.wholeNumber(0, 100),
  ),
  WEBHOOK_SECRETS: setting(
    'comma-separated secrets of the bank gateway, the current one first; none: the webhook answers 401; required in ' +
      'production, each of 20 varied characters or more',
    '',
    is.list,
  ),
  WEBHOOK_PROOF: setting(
    'how the bank gateway proves that it knows one of them: key (sends it along), signature (HMAC-SHA256 of SePay) or ' +
      'either',
    'key',
    is.oneOf('key', 'signature', 'either'),
  ),
  CASSO_SECRETS: setting(
    'comma-separated keys of Casso webhook V2, the current one first; none: its webhook answers 401; in production each ' +
      'of 20 varied characters or more',
    '',
    is.list,
  ),
  PAYOS_CHECKSUM_KEYS: setting(
    'comma-separated checksum keys of payOS, the current one first; none: its webhook answers 401; in production each ' +
      'of 20 varied characters or more',
    '',
    is.list,
  ),
  CASSO_API_KEY: optional('key of the Casso API, for the command reconcile --api casso', is.anyText),
  CASSO_API_URL: setting(
    'where the Casso API is; must be https in production',
    'https://oauth.casso.vn/v2',
    is.url('http:', 'https:'),
  ),
  SEPAY_API_TOKEN: optional('token of the SePay API, for the command reconcile --api sepay', is.anyText),
  SEPAY_API_URL: setting(
    'where the SePay API is; must be https in production',
    'https://userapi.sepay.vn/v2',
    is.url('http:', 'https:'),
  ),
  SEPAY_EINVOICE_CLIENT_ID: optional(
    'client_id of the SePay eInvoice API, which then issues an e-invoice for each order that is paid; none when unset',
    is.matching(/^[\x21-\x39\x3b-\x7e]+$/, 'visible ASCII characters without a colon'),
  ),
  SEPAY_EINVOICE_CLIENT_SECRET: optional(
    'client_secret of the SePay eInvoice API',
    is.matching(/^[\x21-\x7e]+$/, 'visible ASCII characters'),
  ),
  SEPAY_EINVOICE_ACCOUNT_ID: optional(
    'id of the provider account there that issues: one of GET /v1/provider-accounts',
    is.matching(/^[\w-]{1,100}$/, 'letters, digits, - or _'),
  ),
  SEPAY_EINVOICE_TEMPLATE: optional('code of its invoice template', is.matching(/^\S{1,20}$/, 'a code')),
  SEPAY_EINVOICE_SERIES: optional(
    'series of its invoices, such as C26TSE; another one each year',
    is.matching(/^\S{1,20}$/, 'a series'),
  ),
  SEPAY_EINVOICE_URL: setting(
    'where the SePay eInvoice API is; must be https in production; https://einvoice-api-sandbox.sepay.vn for trials',
    'https://einvoice-api.sepay.vn',
    is.url('http:', 'https:'),
  ),
  MOCK_PAY_ENABLED: optional(
    'whether POST /api/payment/mock-pay exists; true when unset, false in production, where true is refused',
    is.yesOrNo,
  ),
  OPERATORS_NEED_TOTP: optional(
    'whether operators need a second factor for what only they may do; when unset, in production',
    is.yesOrNo,
  ),
  SIGNUP_ENABLED: setting('whether people can register themselves', 'true', is.yesOrNo),
  SIGNUP_CREDITS: setting('credits that a new account starts with', '1000', is.wholeNumber(0, 1_000_000)),
  SIGNUP_CREDITS_PER_DAY: optional(
    'credits for people who register in a day (UTC), in all; later ones start with 0; 1000000 in production when unset',
    is.wholeNumber(0, 1_000_000_000),
  ),
  SIGNUPS_PER_NETWORK_PER_DAY: optional(
    'accounts that may be registered from one IPv4 address or IPv6 /56 in a day; 1000 when unset, 50 in production',
    is.wholeNumber(1, 1_000_000),
  ),
  TRIALS_PER_DAY: setting(
    'sentences of up to 120 characters that visitors without an account may have read aloud in a day, in all; 0 for none',
    '2000',
    is.wholeNumber(0, 1_000_000),
  ),
  TRIALS_PER_NETWORK_PER_DAY: setting(
    'how many of them for one IPv4 address or IPv6 /56',
    '20',
    is.wholeNumber(1, 1_000_000),
  ),
  SMTP_URL: optional(
    'mail server, smtp:// (with STARTTLS, port 587) or smtps:// (465): smtps://user:password@mail.example.com, both ' +
      'percent-encoded; when unset, nobody is written to, and who has forgotten a password asks the operator',
    smtpServer,
  ),
  SMTP_PLAIN: setting(
    'true when the network between is trusted with mails and password: no TLS is used then, as on this very machine',
    'false',
    is.yesOrNo,
  ),
  MAIL_FROM: optional('who mails are from: Loa <no-reply@example.com>; required with SMTP_URL', mailSender),
  SIGNUP_CREDITS_AFTER_VERIFICATION: optional(
    'whether people get SIGNUP_CREDITS once they open the link that is sent to their address; true with SMTP_URL when ' +
      'unset',
    is.yesOrNo,
  ),
  DISPOSABLE_EMAIL_ALLOWED: setting(
    'whether people can register with an address of the well-known services that keep it for minutes',
    'false',
    is.yesOrNo,
  ),
  RATE_LIMIT_ENABLED: setting(
    'false lifts every rate limit, for benchmarks; production refuses false',
    'true',
    is.yesOrNo,
  ),
  SPEECH_LIMIT_PER_ACCOUNT: setting(
    'requests of one account that may be spoken at the same time, over all processes; more answer 429',
    '100',
    is.wholeNumber(1, 10_000),
  ),
  WEBHOOK_ALLOWED_NETWORKS: setting(
    "networks, comma-separated (10.0.0.0/8), that customers' webhooks may lead into although they are not public; there " +
      'also by plain http and to every port',
    '',
    networkList,
  ),
  CREDITS_LOW_THRESHOLD: setting(
    'credits below which an account is told by the webhook event credits.low, once each time that it falls below',
    '1000',
    is.wholeNumber(0, 1_000_000_000),
  ),
  METRICS_PORT: optional(
    'port of its own for GET /metrics (Prometheus); each process needs another; unset: no metrics',
    is.wholeNumber(1, 65_535),
  ),
  METRICS_HOST: setting(
    'address that METRICS_PORT listens on; production wants METRICS_TOKEN unless only this machine reaches it',
    '127.0.0.1',
    is.anyText,
  ),
  METRICS_TOKEN: optional(
    'what a call of GET /metrics must bring as Authorization: Bearer; in production 20 varied characters or more',
    is.matching(/^[\x21-\x7e]+$/, 'visible ASCII characters'),
  ),
  TRUST_PROXY: setting(
    'whose X-Forwarded-For counts: false (nobody), true (the reverse proxy in front), the number of proxies, or their networks',
    'false',
    trustedProxies,
  ),
};

/** The values of the settings. */
export type Settings = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Required<infer Value>
    ? Value
    : (typeof settings)[Name] extends Optional<infer Value>
      ? Value | null
      : never;
};
