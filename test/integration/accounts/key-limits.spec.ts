import { randomUUID } from 'node:crypto';
import { CreditLedger } from '../../../src/accounts';
import { InvalidApiKey, KeyBudgetUsedUp } from '../../../src/accounts/domain/accounts.errors';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { type AccountApi, Browser, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import type { Loose } from '../../harness/client';

const KEYS = '/api/v1/account/api-keys';
/** 23:00 in Vietnam, on the last day but one of a month. */
const START = new Date('2026-11-29T16:00:00Z');
const HOUR_SEC = 3600;

describe('limits of API keys', () => {
  let api: AccountApi;
  let anybody: Awaited<ReturnType<typeof newcomer>>;
  beforeAll(async () => {
    api = await startAccountApi({ RATE_LIMIT_ENABLED: 'false', SIGNUP_CREDITS: '1000' });
    begin();
    anybody = await newcomer();
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  const begin = () => api.clock.moveOn((START.getTime() - api.clock.now().getTime()) / 1000);

  async function newcomer() {
    const browser = new Browser(api, '198.51.100.1');
    const { account } = (await browser.register(`${randomUUID()}@example.com`)).body.result;
    const create = async (limits: object = {}) =>
      (await browser.post(KEYS, { name: 'a key', ...limits })).body;
    const change = async (id: string, changes: object) =>
      (await browser.call('PATCH', `${KEYS}/${id}`, changes)).body;
    const shown = async (id: string): Promise<Loose> =>
      (await browser.get(KEYS)).body.result.items.find((key: Loose) => key.id === id);
    return { browser, accountId: account.id as string, create, change, shown };
  }
  const callWith = async (key: string, method: string, url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) });
    return { http: answer.statusCode, body: answer.json<Loose>() };
  };
  const hold = (accountId: string, credits: number, keyId: string, id: string = randomUUID()) =>
    api.app.get(CreditLedger).hold(accountId, credits, id, keyId);

  it('are none unless they are set, and are shown', async () => {
    const { create, change, shown } = anybody;
    const { api_key } = (await create()).result;
    const unlimited = {
      scopes: ['speak', 'read', 'pay'],
      expires_at: null,
      daily_credit_limit: null,
      monthly_credit_limit: null,
      credits_today: 0,
      credits_this_month: 0,
    };
    expect(api_key).toMatchObject(unlimited);
    const limits = {
      scopes: ['speak', 'read'],
      expires_at: '2027-01-31T17:00:00.000Z',
      daily_credit_limit: 100,
      monthly_credit_limit: 1000,
    };
    const sent = { ...limits, scopes: ['read', 'speak'], expires_at: '2027-02-01T00:00:00+07:00' };
    expect((await change(api_key.id, sent)).result.api_key).toMatchObject(limits);
    expect(await shown(api_key.id)).toMatchObject({ ...limits, name: 'a key', enabled: true });
    expect((await create(sent)).result.api_key).toMatchObject(limits);
    const lifted = { expires_at: null, daily_credit_limit: null, monthly_credit_limit: null };
    expect((await change(api_key.id, lifted)).result.api_key).toMatchObject({ ...limits, ...lifted });
  });

  it.each([
    [{ scopes: [] }, 'scopes'],
    [{ scopes: ['speak', 'speak'] }, 'scopes'],
    [{ scopes: ['admin'] }, 'scopes'],
    [{ scopes: 'speak' }, 'scopes'],
    [{ scopes: null }, 'scopes'],
    [{ expires_at: '2026-11-29T15:59:59Z' }, 'expires_at'],
    [{ expires_at: '2027-02-31T00:00:00Z' }, 'expires_at'],
    [{ expires_at: '2027-02-01' }, 'expires_at'],
    [{ expires_at: '2027-02-01T00:00:00' }, 'expires_at'],
    [{ expires_at: 1800000000 }, 'expires_at'],
    [{ daily_credit_limit: 0 }, 'daily_credit_limit'],
    [{ daily_credit_limit: '5' }, 'daily_credit_limit'],
    [{ monthly_credit_limit: 1.5 }, 'monthly_credit_limit'],
    [{ monthly_credit_limit: 1e10 }, 'monthly_credit_limit'],
  ])('refuse %j, when made and when changed', async (limits, field) => {
    const { create, change, shown } = anybody;
    const before = (await create()).result.api_key;
    for (const answer of [await create(limits), await change(before.id, limits)])
      expect(answer).toMatchObject({ code: 'INVALID_PARAMS', errors: [{ field }] });
    expect(await shown(before.id)).toEqual(before);
  });

  it('let a key do what its scopes say, and name the one that it lacks', async () => {
    const { create, browser } = anybody;
    const calls = {
      read: ['GET', '/api/v1/account'],
      pay: ['POST', '/api/payment/orders', { plan_id: 'starter', billing_cycle: 'monthly' }],
    } as const;
    for (const scope of Object.keys(calls)) {
      const { key } = (await create({ scopes: [scope] })).result;
      for (const [needed, [method, url, body]] of Object.entries(calls)) {
        const { http, body: answer } = await callWith(key, method, url, body);
        expect([scope, needed, http === 403]).toEqual([scope, needed, scope !== needed]);
        if (http === 403) expect(answer).toMatchObject({ code: 'INSUFFICIENT_SCOPE', errors: null });
        if (http === 403) expect(answer.message).toContain(`"${needed}"`);
      }
    }
    expect((await browser.get('/api/v1/account')).http).toBe(200);
  });

  it('need both for a webhook, which is told what may be read', async () => {
    const { create } = anybody;
    const { key } = (await create({ scopes: ['speak'] })).result;
    const answer = await callWith(key, 'POST', '/api/v1/webhooks', {});
    expect([answer.http, answer.body.message]).toEqual([403, expect.stringContaining('"read"')]);
  });

  it('end a key at its moment, like one that is unknown', async () => {
    const { create, change } = anybody;
    const expires_at = new Date(api.clock.now().getTime() + 1000).toISOString();
    const { key, api_key } = (await create({ expires_at })).result;
    expect((await callWith(key, 'GET', '/api/v1/account')).http).toBe(200);
    api.clock.moveOn(1);
    const unknown = await callWith('loa_live_x', 'GET', '/api/v1/account');
    expect(await callWith(key, 'GET', '/api/v1/account')).toEqual(unknown);
    expect(unknown).toMatchObject({ http: 401, body: { code: 'INVALID_API_KEY' } });
    await change(api_key.id, { expires_at: null });
    expect((await callWith(key, 'GET', '/api/v1/account')).http).toBe(200);
  });

  describe('of credits', () => {
    beforeEach(begin);

    it('hold for a day of Vietnam, and for its month', async () => {
      const { create, accountId, shown } = await newcomer();
      const { api_key } = (await create({ daily_credit_limit: 100, monthly_credit_limit: 150 })).result;
      const spent = async () => {
        const { credits_today, credits_this_month } = await shown(api_key.id);
        return [credits_today, credits_this_month];
      };
      await hold(accountId, 100, api_key.id);
      await expect(hold(accountId, 1, api_key.id)).rejects.toThrow(new KeyBudgetUsedUp('day', 100, 100));
      expect(await spent()).toEqual([100, 100]);
      api.clock.moveOn(HOUR_SEC); // midnight
      expect(await spent()).toEqual([0, 100]);
      await expect(hold(accountId, 51, api_key.id)).rejects.toThrow(new KeyBudgetUsedUp('month', 150, 100));
      await hold(accountId, 50, api_key.id);
      api.clock.moveOn(24 * HOUR_SEC); // the first of December
      expect(await spent()).toEqual([0, 0]);
      await hold(accountId, 100, api_key.id);
      expect(await spent()).toEqual([100, 100]);
    });

    it('let one of two calls have the last of them', async () => {
      const { create, accountId, shown } = await newcomer();
      const { api_key } = (await create({ daily_credit_limit: 15 })).result;
      const both = await Promise.allSettled([
        hold(accountId, 10, api_key.id),
        hold(accountId, 10, api_key.id),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await shown(api_key.id)).toMatchObject({ credits_today: 10 });
    });

    it.each(['daily_credit_limit', 'monthly_credit_limit'])(
      'let exactly as many of 16 calls through as the %s covers, held or spent',
      async (limit) => {
        const { create, accountId, shown, browser } = await newcomer();
        const { api_key } = (await create({ [limit]: 55 })).result;
        const ledger = api.app.get(CreditLedger);
        const calls = Array.from({ length: 16 }, (_, index) =>
          ledger[index % 2 === 0 ? 'hold' : 'spend'](accountId, 10, randomUUID(), api_key.id),
        );
        const outcomes = await Promise.allSettled(calls);
        const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(refusals).toHaveLength(11);
        for (const { reason } of refusals) expect(reason).toBeInstanceOf(KeyBudgetUsedUp);
        expect(await shown(api_key.id)).toMatchObject({ credits_today: 50, credits_this_month: 50 });
        const { credits } = (await browser.get('/api/v1/account')).body.result.account;
        expect(credits.available).toBe(950);
      },
    );

    it('leave the account alone when they refuse', async () => {
      const { create, accountId, browser } = await newcomer();
      const { api_key } = (await create({ monthly_credit_limit: 5 })).result;
      const ledger = api.app.get(CreditLedger);
      for (const take of ['hold', 'spend'] as const) {
        const id = randomUUID();
        await expect(ledger[take](accountId, 6, id, api_key.id)).rejects.toBeInstanceOf(KeyBudgetUsedUp);
        expect(await ledger.findHold(accountId, id)).toBeNull();
      }
      const { credits } = (await browser.get('/api/v1/account')).body.result.account;
      expect(credits).toEqual({ available: 1000, held: 0 });
    });

    it('come back on the day of the hold that is released, and are gone with what is charged', async () => {
      const { create, accountId, shown } = await newcomer();
      const { api_key } = (await create({ daily_credit_limit: 10 })).result;
      const ledger = api.app.get(CreditLedger);
      const [released, charged] = [randomUUID(), randomUUID()];
      await hold(accountId, 4, api_key.id, released);
      await hold(accountId, 6, api_key.id, charged);
      api.clock.moveOn(HOUR_SEC); // midnight
      await ledger.release(released);
      await ledger.release(released);
      await ledger.charge(charged);
      expect(await shown(api_key.id)).toMatchObject({ credits_today: 0, credits_this_month: 6 });
      await ledger.spend(accountId, 10, randomUUID(), api_key.id);
      expect(await shown(api_key.id)).toMatchObject({ credits_today: 10, credits_this_month: 16 });
    });

    it('are of no use to a key that was deleted meanwhile', async () => {
      const { create, accountId, browser } = await newcomer();
      const { api_key } = (await create()).result;
      const id = randomUUID();
      await hold(accountId, 4, api_key.id, id);
      await browser.call('DELETE', `${KEYS}/${api_key.id}`);
      await expect(hold(accountId, 4, api_key.id)).rejects.toBeInstanceOf(InvalidApiKey);
      await api.app.get(CreditLedger).release(id);
      const { credits } = (await browser.get('/api/v1/account')).body.result.account;
      expect(credits).toEqual({ available: 1000, held: 0 });
    });
  });

  it('pass the checks of verify-ledger after all of the above', async () => {
    const concerned = ledgerChecks.filter(({ sql }) => !/speech_requests|orders|transfers/.test(sql));
    expect(concerned.some(({ sql }) => sql.includes('api_key_days'))).toBe(true);
    for (const { name, sql } of concerned)
      expect([name, await api.app.get(TypeOrmTransaction).query(sql)]).toEqual([name, []]);
  });
});
