import { randomUUID } from 'node:crypto';
import { SessionsRepository } from '../../../src/accounts/application/log-in/sessions.repository';
import { TypeOrmSessionsRepository } from '../../../src/accounts/infrastructure/typeorm-sessions.repository';
import { type AccountApi, Browser, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

const SESSIONS = '/api/v1/account/sessions';
const KEYS = '/api/v1/account/api-keys';
const DAY_SEC = 86_400;

describe('sessions and keys of an account', () => {
  let api: AccountApi;
  beforeAll(async () => {
    api = await startAccountApi({ RATE_LIMIT_ENABLED: 'false' });
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  async function newcomer(address = '198.51.100.1') {
    const browser = new Browser(api, address);
    const email = `${Math.random()}@example.com`;
    expect((await browser.register(email)).http).toBe(200);
    return { browser, email };
  }
  const isLoggedIn = async (browser: Browser): Promise<boolean> =>
    (await browser.get('/api/v1/account')).http === 200;

  it('are listed with what is known of them, the one used last first', async () => {
    const { browser: here, email } = await newcomer();
    api.clock.moveOn(600);
    const there = new Browser(api, '2001:db8::1', 'curl/8.5.0');
    await there.logIn(email);
    const opened = api.clock.now().toISOString();
    api.clock.moveOn(60);
    const { items } = (await here.get(SESSIONS)).body.result;
    expect(items).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        last_used_at: api.clock.now().toISOString(),
        current: true,
        client: 'Firefox on Linux',
        network: '198.51.100.1',
      },
      {
        id: expect.any(String),
        created_at: opened,
        last_used_at: opened,
        current: false,
        client: 'curl',
        network: '2001:db8:0:0::/64',
      },
    ]);
  });

  it('end all but one', async () => {
    const { browser: here, email } = await newcomer();
    const there = new Browser(api, '198.51.100.2');
    await there.logIn(email);
    expect((await here.call('DELETE', SESSIONS)).http).toBe(200);
    expect([await isLoggedIn(here), await isLoggedIn(there)]).toEqual([true, false]);
  });

  it('let a person, and no key, change the name', async () => {
    const { browser } = await newcomer();
    const rename = (body: object) => browser.call('PATCH', '/api/v1/account', body);
    expect((await rename({ name: 'Lan Anh' })).body.result.account.name).toBe('Lan Anh');
    expect((await rename({})).body.result.account.name).toBe('Lan Anh');
    expect((await browser.get('/api/v1/account')).body.result.account.name).toBe('Lan Anh');
    const blank = await rename({ name: ' ' });
    expect(blank.body).toMatchObject({ code: 'INVALID_PARAMS', errors: [{ field: 'name' }] });
    const { key } = (await browser.post(KEYS, { name: 'a key' })).body.result;
    const headers = { authorization: `Bearer ${key}` };
    const byKey = await api.inject({ method: 'PATCH', url: '/api/v1/account', headers, payload: {} });
    expect(byKey.statusCode).toBe(401);
  });

  it('let a person say below how many credits to be told', async () => {
    const { browser } = await newcomer();
    const set = async (low_credits_threshold: unknown) => {
      const { body } = await browser.call('PATCH', '/api/v1/account', { low_credits_threshold });
      return body.result?.account.low_credits_threshold ?? body.errors?.[0]?.field;
    };
    const kept = async () => (await browser.get('/api/v1/account')).body.result.account.low_credits_threshold;
    expect(await kept()).toBeNull();
    expect(await set(5000)).toBe(5000);
    expect(await set(undefined)).toBe(5000);
    for (const bad of [-1, 1.5, '5', 1e10]) expect(await set(bad)).toBe('low_credits_threshold');
    expect(await kept()).toBe(5000);
    await set(null);
    expect(await kept()).toBeNull();
  });

  it('end one by one, for their owner only', async () => {
    const { browser: here, email } = await newcomer();
    const there = new Browser(api, '198.51.100.2');
    await there.logIn(email);
    const { browser: stranger } = await newcomer();
    const [{ id }] = (await there.get(SESSIONS)).body.result.items.filter(
      ({ current }: { current: boolean }) => current,
    );
    for (const [who, which] of [
      [stranger, id],
      [here, randomUUID()],
      [here, 'x'],
    ] as const) {
      const refused = await who.call('DELETE', `${SESSIONS}/${which}`);
      expect([refused.http, refused.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await isLoggedIn(there)).toBe(true);
    expect((await here.call('DELETE', `${SESSIONS}/${id}`)).body.result.session).toMatchObject({
      id,
      current: false,
    });
    expect([await isLoggedIn(there), await isLoggedIn(here)]).toEqual([false, true]);
    expect((await here.call('DELETE', `${SESSIONS}/${id}`)).http).toBe(404);
  });

  it('end after 14 days without use, and after 90 days however much they are used', async () => {
    const { browser: used } = await newcomer();
    const { browser: idle } = await newcomer();
    api.clock.moveOn(13.9 * DAY_SEC);
    expect(await isLoggedIn(used)).toBe(true);
    api.clock.moveOn(0.2 * DAY_SEC);
    expect([await isLoggedIn(used), await isLoggedIn(idle)]).toEqual([true, false]);
    for (let day = 14.1; day < 89.9; day += 10) {
      expect(await isLoggedIn(used)).toBe(true);
      api.clock.moveOn(10 * DAY_SEC);
    }
    expect(await isLoggedIn(used)).toBe(false);
  });

  it('are deleted once they have ended', async () => {
    const { browser } = await newcomer();
    const { browser: other } = await newcomer();
    api.clock.moveOn(14 * DAY_SEC);
    const { browser: fresh } = await newcomer();
    await api.app.get(SessionsRepository).removeEnded(api.clock.now());
    api.clock.moveOn(-1 * DAY_SEC);
    expect([await isLoggedIn(browser), await isLoggedIn(other), await isLoggedIn(fresh)]).toEqual([
      false,
      false,
      true,
    ]);
    api.clock.moveOn(1 * DAY_SEC);
  });

  it('are written to once in five minutes, however many calls come at once', async () => {
    const { browser } = await newcomer();
    const writes = jest.spyOn(TypeOrmSessionsRepository.prototype, 'noteUse');
    for (let call = 0; call < 5; call += 1) await isLoggedIn(browser);
    expect(writes).not.toHaveBeenCalled();
    api.clock.moveOn(300);
    await Promise.all([isLoggedIn(browser), isLoggedIn(browser)]);
    const calls = writes.mock.calls.length;
    await isLoggedIn(browser);
    expect(writes).toHaveBeenCalledTimes(calls);
    writes.mockRestore();
  });

  it('an account has 50 keys at most, also when many are made at the same moment', async () => {
    const { browser } = await newcomer();
    const make = () => browser.post(KEYS, { name: 'x' });
    for (let made = 0; made < 45; made += 1) expect((await make()).http).toBe(200);
    const answers = await Promise.all(Array.from({ length: 10 }, make));
    expect(answers.map(({ http }) => http).sort()).toEqual([...Array(5).fill(200), ...Array(5).fill(409)]);
    const refused = await make();
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_API_KEYS', errors: null });
    expect(refused.body.message).toContain('50');
    const { items } = (await browser.get(KEYS)).body.result;
    expect(items).toHaveLength(50);
    expect((await browser.call('DELETE', `${KEYS}/${items[0].id}`)).http).toBe(200);
    expect((await make()).http).toBe(200);
  });
});
