import { DataSource } from 'typeorm';
import { PrometheusMeter } from '../../../src/platform/metrics/prometheus-meter';
import { OpenAccount } from '../../../src/accounts';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

const settings = {
  SIGNUPS_PER_NETWORK_PER_DAY: '30',
  SIGNUP_CREDITS_PER_DAY: '45000',
  SIGNUP_CREDITS: '1000',
};

describe('signing up', () => {
  let api: AccountApi;
  beforeAll(async () => {
    api = await startAccountApi(settings);
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  const register = (address: string) => new Browser(api, address).register(`${Math.random()}@example.com`);
  const today = () => api.clock.now().toISOString().slice(0, 10);

  /** Signs in as an operator. */
  async function operator(): Promise<Browser> {
    const email = `${Math.random()}@example.com`;
    await api.app.get(OpenAccount).execute({ email, password: PASSWORD, name: 'Chủ', role: 'admin' });
    const browser = new Browser(api, '198.51.100.1');
    expect((await browser.logIn(email)).http).toBe(200);
    return browser;
  }

  it('is limited for a network and day, also when many come at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => register('203.0.113.1')));
    const opened = answers.filter(({ http }) => http === 200);
    const refused = answers.filter(({ http }) => http === 429);
    expect([opened.length, refused.length]).toEqual([30, 20]);
    expect(refused[0]!.body).toMatchObject({ code: 'RATE_LIMIT_EXCEEDED', errors: null });
    expect(refused[0]!.headers['ratelimit-policy']).toContain('"sign-ups-of-the-day";q=30;w=86400');
    expect(Number(refused[0]!.headers['retry-after'])).toBeLessThanOrEqual(86_400);
    expect((await register('203.0.113.2')).http).toBe(200);
  });

  it('keeps no network longer than its day, and none that can be read', async () => {
    const sql = api.app.get(DataSource);
    const rows = await sql.query<{ network: Buffer }[]>('SELECT network FROM sign_up_networks');
    expect(rows.map(({ network }) => network.length)).toEqual([32, 32]);
    expect(rows.some(({ network }) => network.toString('latin1').includes('203.0'))).toBe(false);
  });

  it('takes a household of IPv6 for one network', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await register(`2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`)).http).toBe(200);
    }
    expect((await register('2001:db8:1:2ff::1')).http).toBe(429);
    expect((await register('2001:db8:1:300::1')).http).toBe(200);
  });

  it('gives no more credits away than the day has, and says so', async () => {
    const owner = await operator(); // whose credits are not of these
    const { result: before } = (await owner.get('/api/v1/admin/sign-ups')).body;
    expect(before).toEqual({
      credits_per_day: 45_000,
      sign_ups_per_network_per_day: 30,
      items: [{ day: today(), accounts: 62, credits: 45_000 }],
    });
    const answer = await register('203.0.113.7');
    expect(answer.http).toBe(200);
    expect(answer.body.result).toMatchObject({ free_credits: 0, account: { credits: { available: 0 } } });
    const metrics = await api.app.get(PrometheusMeter).text();
    expect(metrics).toMatch(/^loa_sign_ups_today 63$/m);
    expect(metrics).toMatch(/^loa_sign_up_credits_today 45000$/m);
    expect(metrics).toMatch(/^loa_sign_up_credits_per_day 45000$/m);
    const given = await api.app
      .get(DataSource)
      .query<{ sum: string }[]>("SELECT sum(credits) FROM credit_entries WHERE type = 'signup'");
    expect(Number(given[0]?.sum)).toBe(45_000 + 1000); // and the operator's own
  });

  it('starts afresh the next day', async () => {
    api.clock.moveOn(86_400);
    const answer = await register('203.0.113.1');
    expect([answer.http, answer.body.result.free_credits]).toEqual([200, 1000]);
  });

  it('counts no account that could not be opened', async () => {
    const email = 'once@example.com';
    const count = async () => {
      const [row] = await api.app
        .get(DataSource)
        .query<{ accounts: number }[]>('SELECT accounts FROM sign_up_days WHERE day = $1', [today()]);
      return row!.accounts;
    };
    const first = await count();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => new Browser(api, '203.0.113.8').register(email)),
    );
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await count()).toBe(first + 1);
  });
});
