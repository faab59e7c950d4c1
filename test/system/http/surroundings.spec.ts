import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { Client } from '../../harness/client';
import { Service } from '../../harness/service';

type Line = Readonly<Record<string, unknown>>;

const linesOf = ({ output }: Service): Line[] =>
  output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line);

const warningsOf = (service: Service): Line[] =>
  linesOf(service).filter(({ msg }) => String(msg).includes('TRUST_PROXY'));

describe('a service that browsers reach over https, without a proxy that it knows', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({ variables: { PUBLIC_BASE_URL: 'https://loa.example.com' } });
  }, BUILD_LIMIT_MS);
  afterAll(() => service.stop());

  /** What the log says of a request, whose line comes once the caller has its answer. */
  async function logged(id: string | null): Promise<Line> {
    const isMeant = (line: string) => line.includes(`"${id}"`) && line.includes('"msg":"request"');
    return JSON.parse(await service.line(isMeant)) as Line;
  }

  it.each(['/', '/docs', '/healthz', '/api/v1/nothing', '/%zz'])(
    'has browsers stay with https at %s',
    async (path) => {
      const { headers } = await fetch(service.baseUrl + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('logs who calls, from where and with what outcome, but no key', async () => {
    const anyone = new Client(service.baseUrl);
    const { client, session, key } = await anyone.newCustomer();
    const { account } = (await session.get('/api/v1/account')).body.result;
    const [{ id: keyId }] = (await session.get('/api/v1/account/api-keys')).body.result.items;
    const id = ({ headers }: { headers: Headers }) => headers.get('x-request-id');

    const byKey = await logged(id(await client.get('/api/v1/account')));
    expect(byKey).toMatchObject({ account_id: account.id, key_id: keyId, network: '127.0.0.1', status: 200 });
    expect(byKey).not.toHaveProperty('aborted');
    const bySession = await logged(id(await session.get('/api/v1/account')));
    expect(bySession).toMatchObject({ account_id: account.id });
    expect(bySession).not.toHaveProperty('key_id');

    const guess = { email: account.email, password: 'khong-phai-mat-khau' };
    const failed = await logged(id(await anyone.post('/api/v1/auth/login', guess)));
    expect(failed).toMatchObject({
      ...{ route: '/api/v1/auth/login', status: 401, code: 'INVALID_CREDENTIALS', network: '127.0.0.1' },
    });
    for (const secret of [key, account.email, guess.password])
      expect(service.output.filter((line) => line.includes(secret))).toEqual([]);
  });

  it('says once that somebody pretends to be a proxy, or that it does not know its own', async () => {
    await fetch(`${service.baseUrl}/healthz`);
    expect(warningsOf(service)).toEqual([]);
    for (const [name, value] of [
      ['x-forwarded-for', '203.0.113.7'],
      ['forwarded', 'for=203.0.113.7'],
    ] as const) {
      const answer = await fetch(`${service.baseUrl}/healthz`, { headers: { [name]: value } });
      expect((await logged(answer.headers.get('x-request-id'))).network).toBe('127.0.0.1');
    }
    expect(warningsOf(service)).toMatchObject([
      { level: 'warn', header: 'x-forwarded-for', network: '127.0.0.1' },
    ]);
  });
});

it(
  'a service that knows its proxies takes the address that the last stranger on the way had, and warns of nothing',
  async () => {
    const service = await Service.start({ variables: { TRUST_PROXY: '127.0.0.0/8, 10.0.0.0/8' } });
    try {
      const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7, 10.1.2.3' };
      const answer = await fetch(`${service.baseUrl}/healthz`, { headers });
      expect(answer.headers.get('strict-transport-security')).toBeNull();
      await service.line((line) => line.includes('"network":"203.0.113.7"'));
      expect(warningsOf(service)).toEqual([]);
    } finally {
      await service.stop();
    }
  },
  BUILD_LIMIT_MS,
);

it(
  'a service that takes everybody who reaches its port for a proxy warns of it at the start',
  async () => {
    const service = await Service.start({ variables: { TRUST_PROXY: 'true', HOST: '0.0.0.0' } });
    try {
      expect(warningsOf(service)).toMatchObject([{ level: 'warn', host: '0.0.0.0' }]);
    } finally {
      await service.stop();
    }
  },
  BUILD_LIMIT_MS,
);
