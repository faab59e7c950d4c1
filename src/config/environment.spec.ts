import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Environment, UnusableEnvironment } from './environment';
import { settings } from './settings';

const faultsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    Environment.read(variables);
  } catch (error) {
    if (error instanceof UnusableEnvironment) return error.faults;
    throw error;
  }
  return [];
};

const production = {
  NODE_ENV: 'production',
  PUBLIC_BASE_URL: 'https://loa.example.com',
  BANK_BIN: '970436',
  BANK_NAME: 'Vietcombank',
  BANK_ACCOUNT_NO: '0123456789',
  BANK_ACCOUNT_NAME: 'CONG TY LOA',
  WEBHOOK_SECRETS: 'k3yB7qXw9Zt2Lm5Rv8Np',
};

describe('the settings', () => {
  it('need nothing in development', () => {
    const environment = Environment.read({});
    expect(environment.host).toBe('127.0.0.1');
    expect(environment.publicBaseUrl).toBe('http://localhost:3000');
    expect(environment.mockPayEnabled).toBe(true);
    expect(environment.operatorsNeedTotp).toBe(false);
    expect(environment.pendingOrdersPerAccount).toBe(1_000);
    expect(environment.settings.WEBHOOK_SECRETS).toEqual([]);
  });

  it('count an empty variable as unset', () => {
    expect(Environment.read({ PORT: '', DATABASE_URL: '' }).settings).toMatchObject({
      PORT: 3000,
      DATABASE_URL: null,
    });
  });

  it('know the proxies by either case of their names, and an upper-case one first', () => {
    const { settings: read } = Environment.read({
      https_proxy: 'http://lower:1',
      no_proxy: 'lower',
      NO_PROXY: 'upper',
      port: '1',
    });
    expect(read).toMatchObject({ HTTPS_PROXY: 'http://lower:1', NO_PROXY: 'upper', PORT: 3000 });
  });

  it.each([
    'ftp://mirror',
    'https://mirror/path',
    'mirror',
    'https://lan:secret@mirror',
    'https://a b',
    'http://[::',
  ])('refuse %s as VOICE_MIRROR_URL', (VOICE_MIRROR_URL) => {
    expect(faultsOf({ VOICE_MIRROR_URL })).toEqual([expect.stringMatching(/^VOICE_MIRROR_URL must be http/)]);
  });

  it.each([
    'http://host/?a=b',
    'http://host/?',
    'http://host/#a',
    'http://lan:secret@host',
    'http://host/a b',
  ])('refuse %s as PUBLIC_BASE_URL, which paths are added to', (PUBLIC_BASE_URL) => {
    const fault = 'PUBLIC_BASE_URL must be a URL without name, password, query and fragment';
    expect(faultsOf({ PUBLIC_BASE_URL })).toEqual([fault]);
  });

  it('take a PUBLIC_BASE_URL with a path, without the slashes at its end', () => {
    expect(Environment.read({ PUBLIC_BASE_URL: 'https://host/loa//' }).publicBaseUrl).toBe(
      'https://host/loa',
    );
  });

  it.each(['10.0.0.0/33', '10.0.0.0/0', 'localhost', '10.0.0.0/8;fd00::/8', '10.0.0.1/'])(
    'refuse %s as WEBHOOK_ALLOWED_NETWORKS',
    (WEBHOOK_ALLOWED_NETWORKS) => {
      const fault = 'WEBHOOK_ALLOWED_NETWORKS must be addresses and networks (10.0.0.0/8), comma-separated';
      expect(faultsOf({ WEBHOOK_ALLOWED_NETWORKS })).toEqual([fault]);
    },
  );

  it('list every fault at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      ORDER_PREFIX: 'FT',
      MOCK_PAY_ENABLED: 'yes',
      DATABASE_URL: 'mysql://x',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'ORDER_PREFIX',
      'MOCK_PAY_ENABLED',
    ]);
  });

  it('tell of one fault in one line, of several in a list', () => {
    expect(new UnusableEnvironment(['PORT is odd']).message).toBe('The settings cannot be used: PORT is odd');
    expect(new UnusableEnvironment(['PORT is odd', 'HOST is even']).message).toBe(
      'The settings cannot be used:\n  - PORT is odd\n  - HOST is even',
    );
  });

  it.each(['X', 'TOOLONG', 'L0A', 'GD', 'MOMO', 'qr'])('refuse the order prefix %s', (prefix) => {
    expect(faultsOf({ ORDER_PREFIX: prefix })).toHaveLength(1);
  });

  it('write the order prefix in capitals', () => {
    expect(Environment.read({ ORDER_PREFIX: 'loa' }).settings.ORDER_PREFIX).toBe('LOA');
  });

  it('accept a safe production', () => {
    const environment = Environment.read(production);
    expect(environment.host).toBe('0.0.0.0');
    expect(environment.mockPayEnabled).toBe(false);
    expect(environment.operatorsNeedTotp).toBe(true);
    expect(Environment.read({ ...production, OPERATORS_NEED_TOTP: 'false' }).operatorsNeedTotp).toBe(false);
    expect(environment.pendingOrdersPerAccount).toBe(10);
  });

  it.each([
    [{ PUBLIC_BASE_URL: 'http://loa.example.com' }, 'PUBLIC_BASE_URL'],
    [{ PUBLIC_BASE_URL: '' }, 'PUBLIC_BASE_URL'],
    [{ WEBHOOK_SECRETS: '' }, 'WEBHOOK_SECRETS'],
    [{ WEBHOOK_SECRETS: ' , ' }, 'WEBHOOK_SECRETS is required'],
    [{ WEBHOOK_SECRETS: 'short' }, 'WEBHOOK_SECRETS'],
    [
      { WEBHOOK_SECRETS: `${production.WEBHOOK_SECRETS},aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa` },
      'WEBHOOK_SECRETS',
    ],
    [{ CASSO_SECRETS: 'short' }, 'CASSO_SECRETS'],
    [{ PAYOS_CHECKSUM_KEYS: 'short' }, 'PAYOS_CHECKSUM_KEYS'],
    [{ CASSO_API_URL: 'http://oauth.casso.vn/v2' }, 'CASSO_API_URL'],
    [{ SEPAY_API_URL: 'http://userapi.sepay.vn/v2' }, 'SEPAY_API_URL'],
    [{ SEPAY_EINVOICE_URL: 'http://einvoice-api.sepay.vn' }, 'SEPAY_EINVOICE_URL'],
    [{ MOCK_PAY_ENABLED: 'true' }, 'MOCK_PAY_ENABLED'],
    [{ RATE_LIMIT_ENABLED: 'false' }, 'RATE_LIMIT_ENABLED'],
    [{ METRICS_PORT: '9000', METRICS_HOST: '0.0.0.0' }, 'METRICS_TOKEN is required'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ BANK_ACCOUNT_NO: '' }, 'BANK_ACCOUNT_NO'],
    [{ BANK_NAME: ' ' }, 'BANK_NAME is required'],
    [{ BANK_BIN: '999999', BANK_ACCOUNT_NO: '0000000000' }, 'fictitious'],
  ])('refuse a production with %j', (change, setting) => {
    expect(faultsOf({ ...production, ...change }).join('\n')).toContain(setting);
  });

  it.each<Record<string, string>>([
    { METRICS_HOST: '0.0.0.0', METRICS_TOKEN: production.WEBHOOK_SECRETS },
    { METRICS_HOST: '::1' },
    {},
  ])('accept a production that serves metrics by %j', (change) => {
    expect(faultsOf({ ...production, METRICS_PORT: '9000', ...change })).toEqual([]);
  });

  describe('of e-invoices', () => {
    const sepay = {
      SEPAY_EINVOICE_CLIENT_ID: 'client',
      SEPAY_EINVOICE_CLIENT_SECRET: 'secret',
      SEPAY_EINVOICE_ACCOUNT_ID: '0aea3134-da40',
      SEPAY_EINVOICE_TEMPLATE: '1',
      SEPAY_EINVOICE_SERIES: 'C26TSE',
    };

    it('are off without a client', () => {
      expect(Environment.read({ ...sepay, SEPAY_EINVOICE_CLIENT_ID: '' }).sepayEInvoices).toBeNull();
      expect(Environment.read(sepay).sepayEInvoices).toEqual({
        ...{ url: 'https://einvoice-api.sepay.vn', clientId: 'client', clientSecret: 'secret' },
        ...{ providerAccountId: '0aea3134-da40', templateCode: '1', invoiceSeries: 'C26TSE' },
      });
    });

    it('are all asked for at once, with a rate of tax that SePay knows', () => {
      const { SEPAY_EINVOICE_CLIENT_ID } = sepay;
      const faults = faultsOf({ SEPAY_EINVOICE_CLIENT_ID, VAT_RATE_PERCENT: '7' });
      expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
        'SEPAY_EINVOICE_CLIENT_SECRET',
        'SEPAY_EINVOICE_ACCOUNT_ID',
        'SEPAY_EINVOICE_TEMPLATE',
        'SEPAY_EINVOICE_SERIES',
        'VAT_RATE_PERCENT',
      ]);
    });
  });

  describe('of S3', () => {
    const s3 = {
      AUDIO_STORE: 's3',
      S3_BUCKET: 'loa-audio',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };

    it('are not needed for files', () => {
      expect(Environment.read({ S3_BUCKET: 'loa-audio' }).s3).toBeNull();
    });

    it('are all asked for at once', () => {
      expect(faultsOf({ AUDIO_STORE: 's3', PORT: 'x' }).map((fault) => fault.split(' ')[0])).toEqual([
        'PORT',
        'S3_BUCKET',
        'S3_ACCESS_KEY_ID',
        'S3_SECRET_ACCESS_KEY',
        'S3_REGION',
      ]);
    });

    it('name AWS by its region', () => {
      expect(Environment.read({ ...s3, S3_REGION: 'ap-southeast-1' }).s3).toEqual({
        endpoint: null,
        bucket: 'loa-audio',
        region: 'ap-southeast-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      });
    });

    it('name another store by its address, whose region is a formality', () => {
      const { s3: access } = Environment.read({ ...s3, S3_ENDPOINT: 'https://s3.example.com/' });
      expect(access).toMatchObject({ endpoint: 'https://s3.example.com', region: 'us-east-1' });
    });

    it.each<Record<string, string>>([
      { S3_BUCKET: 'Loa' },
      { S3_BUCKET: 'a/b/c' },
      { S3_ENDPOINT: 's3.example.com' },
      { S3_REGION: 'Asia!' },
    ])('refuse %j', (change) => {
      expect(faultsOf({ ...s3, S3_REGION: 'x', ...change })).toEqual([
        expect.stringContaining(Object.keys(change)[0] ?? ''),
      ]);
    });

    it.each([
      ['http://minio:9000', 1],
      ['http://127.0.0.1.example.com', 1],
      ['https://minio:9000', 0],
      ['http://localhost:9000', 0],
      ['http://127.0.0.1:9000', 0],
      ['http://[::1]:9000', 0],
    ])('in production, with the address %s, have %d faults', (S3_ENDPOINT, count) => {
      expect(faultsOf({ ...production, ...s3, S3_ENDPOINT })).toHaveLength(count);
    });
  });

  it('stand in .env.example, each with its default and its sentence', () => {
    const example = readFileSync(path.resolve(__dirname, '../../.env.example'), 'utf8');
    expect(example).toBe(expectedExample());
  });
});

/** To bring `.env.example` up to date, copy what this prints in the failing test. */
function expectedExample(): string {
  const blocks = Object.entries(settings).map(
    ([name, { about, fallback }]) =>
      `# ${about}\n${fallback === null ? '# ' : ''}${name}=${fallback ?? ''}\n`,
  );
  return `# All settings with their defaults. Copy to .env and change what you need.\n\n${blocks.join('\n')}`;
}
