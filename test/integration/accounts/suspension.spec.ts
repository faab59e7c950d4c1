import { randomUUID } from 'node:crypto';
import { AccountsRepository, IssueKey, OpenAccount, SuspendAccount } from '../../../src/accounts';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

describe('suspending an account', () => {
  let api: AccountApi;
  let operator: Browser;
  beforeAll(async () => {
    api = await startAccountApi({ RATE_LIMIT_ENABLED: 'false', SIGNUP_CREDITS: '10' });
    const email = `${randomUUID()}@example.com`;
    await api.app.get(OpenAccount).execute({ email, password: PASSWORD, name: 'Op', role: 'admin' });
    operator = new Browser(api, '198.51.100.9');
    await operator.logIn(email);
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  async function customer() {
    const browser = new Browser(api, '198.51.100.1');
    const email = `${randomUUID()}@example.com`;
    const { id } = (await browser.register(email)).body.result.account as { id: string };
    const { key } = await api.app.get(IssueKey).execute(id, 'test');
    const callWithKey = () =>
      api.inject({ method: 'GET', url: '/api/v1/account', headers: { authorization: `Bearer ${key}` } });
    return { browser, email, url: `/api/v1/admin/accounts/${id}`, callWithKey };
  }

  it('refuses its keys, sessions and password on the next call, until it is lifted', async () => {
    const { browser, email, url, callWithKey } = await customer();
    const since = api.clock.now().toISOString();
    const suspension = await operator.post(`${url}/suspend`, { reason: 'khóa bị lộ' });
    expect(suspension.http).toBe(200);
    const state = { suspended_at: since, suspended_reason: 'khóa bị lộ' };
    expect(suspension.body.result.account).toMatchObject(state);

    expect((await callWithKey()).json()).toMatchObject({ code: 'INVALID_API_KEY' });
    expect((await browser.get('/api/v1/account')).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    const answer = await browser.logIn(email);
    expect([answer.http, answer.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    const guess = await browser.logIn(email, 'mot-mat-khau-khac');
    expect([guess.http, guess.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);

    api.clock.moveOn(60);
    const again = await operator.post(`${url}/suspend`, { reason: 'lần nữa' });
    expect(again.body.result.account).toMatchObject(state); // the first one stands

    const lifted = (await operator.post(`${url}/unsuspend`)).body.result.account;
    expect(lifted).toMatchObject({ suspended_at: null, suspended_reason: null });
    expect((await callWithKey()).statusCode).toBe(200);
    expect((await browser.get('/api/v1/account')).http).toBe(401); // sessions do not come back
    expect((await browser.logIn(email)).http).toBe(200);
  });

  it('needs a reason, an account, and an operator', async () => {
    const { browser, url, callWithKey } = await customer();
    for (const body of [{}, { reason: '  ' }, { reason: 'x'.repeat(501) }])
      expect((await operator.post(`${url}/suspend`, body)).body).toMatchObject({
        code: 'INVALID_PARAMS',
        errors: [{ field: 'reason' }],
      });
    const unknown = `/api/v1/admin/accounts/${randomUUID()}/suspend`;
    expect((await operator.post(unknown, { reason: 'x' })).http).toBe(404);
    expect((await browser.post(`${url}/suspend`, { reason: 'x' })).http).toBe(403);
    expect((await callWithKey()).statusCode).toBe(200);
  });

  it("leaves operators' accounts alone, also on the command line", async () => {
    const { account } = (await operator.get('/api/v1/account')).body.result;
    const answer = await operator.post(`/api/v1/admin/accounts/${account.id}/suspend`, { reason: 'x' });
    expect(answer.body).toMatchObject({ code: 'INVALID_PARAMS', errors: [{ code: 'IS_OPERATOR' }] });
    const stored = (await api.app.get(AccountsRepository).find(account.id as string))!;
    await expect(api.app.get(SuspendAccount).execute(stored, 'x')).rejects.toThrow('operator');
    expect((await operator.get('/api/v1/account')).http).toBe(200);
  });
});
