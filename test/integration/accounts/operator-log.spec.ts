import { randomUUID } from 'node:crypto';
import { AccountsRepository, NoteSettings, OperatorLog } from '../../../src/accounts';
import { Environment } from '../../../src/config/environment';
import { Transaction } from '../../../src/shared/application/transaction';
import { type AccountApi, Browser } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { OperatorDesk } from '../../harness/operator-desk';

interface Entry {
  readonly act: string;
  readonly operator_id: string | null;
  readonly command_user: string | null;
  readonly subject_id: string;
  readonly details: object;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
}

let desk: OperatorDesk;
let api: AccountApi;
let operator: Browser;
let operatorId: string;
beforeAll(async () => {
  desk = await OperatorDesk.open({ SIGNUP_CREDITS: '100' });
  ({ api, operator, operatorId } = desk);
}, BUILD_LIMIT_MS);
afterAll(() => desk.close());

const query: OperatorDesk['query'] = (sql, parameters) => desk.query(sql, parameters);

const log = async (filter: string): Promise<Entry[]> =>
  (await operator.get(`/api/v1/admin/audit-log?${filter}`)).body.result.items as Entry[];

async function customer(): Promise<{ id: string; email: string }> {
  const email = `${randomUUID()}@example.com`;
  const { id } = (await new Browser(api, '198.51.100.1').register(email)).body.result.account as {
    id: string;
  };
  return { id, email };
}

describe("the operators' log", () => {
  it('has what an operator did over the API, before and after, and by whom', async () => {
    const { id, email } = await customer();
    await operator.post(`/api/v1/admin/accounts/${id}/credits`, { credits: 50, reason: 'đền bù' });
    await operator.post(`/api/v1/admin/accounts/${id}/suspend`, { reason: 'khóa bị lộ' });
    await operator.post(`/api/v1/admin/accounts/${id}/unsuspend`);
    const entries = await log(`subject_id=${id}`);
    expect(entries.map(({ act }) => act)).toEqual(['account.unsuspend', 'account.suspend', 'credits.grant']);
    for (const entry of entries) expect(entry).toMatchObject({ operator_id: operatorId, command_user: null });
    const [, suspended, granted] = entries;
    expect(granted).toMatchObject({
      details: { credits: 50, reason: 'đền bù' },
      before: { credits_available: 100 },
      after: { credits_available: 150 },
    });
    expect(suspended).toMatchObject({
      before: { suspended_reason: null },
      after: { suspended_reason: 'khóa bị lộ' },
    });
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('is searched by the beginning of an id as lists show it, and by the address of an account', async () => {
    const { id, email } = await customer();
    await operator.post(`/api/v1/admin/accounts/${id}/credits`, { credits: 50, reason: 'đền bù' });
    const beginning = id.slice(0, 8);
    for (const wanted of [id, beginning, encodeURIComponent(email), encodeURIComponent(email.toUpperCase())])
      expect((await log(`subject_id=${wanted}`)).map(({ subject_id }) => subject_id)).toEqual([id]);
    for (const wanted of [id.slice(1), `%25${beginning}`, '_', 'nobody@example.com'])
      expect(await log(`subject_id=${wanted}`)).toEqual([]);
  });

  it.each([
    ['the beginning of an id', "starts_with(subject_id, '0a1b')", 'operator_acts_subject_idx', '~>=~'],
    ['an act', "act = 'plan.set'", 'operator_acts_act_idx', 'act ='],
    ['an operator', `operator_id = '${randomUUID()}'`, 'operator_acts_operator_idx', 'operator_id ='],
  ])('finds %s by an index: it only grows', async (_what, condition, index, operator_) => {
    const plan = await api.app.get(Transaction).run(async () => {
      await query('SET LOCAL enable_seqscan = off'); // there are few rows yet
      await query('SET LOCAL enable_bitmapscan = off');
      const rows = await query<Record<'QUERY PLAN', string>>(
        `EXPLAIN SELECT * FROM operator_acts WHERE ${condition} ORDER BY id DESC LIMIT 20`,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
    expect(plan).toMatch(new RegExp(`Index Cond: .*${operator_}`));
  });

  it('has nothing of what was refused or undone', async () => {
    const { id } = await customer();
    await operator.post(`/api/v1/admin/accounts/${id}/credits`, { credits: -1, reason: 'x' });
    await operator.post(`/api/v1/admin/accounts/${id}/suspend`, { reason: ' ' });
    const unknown = randomUUID();
    expect((await operator.post(`/api/v1/admin/accounts/${unknown}/suspend`, { reason: 'x' })).http).toBe(
      404,
    );
    expect((await operator.post('/api/v1/admin/accounts/nobody/suspend', { reason: 'x' })).http).toBe(404);
    expect(await log(`subject_id=${id}`)).toEqual([]);
    expect(await log(`subject_id=${unknown}`)).toEqual([]);
    expect(await log('subject_id=nobody')).toEqual([]);

    const act = {
      act: 'account.suspend',
      subjectKind: 'account',
      details: {},
      operatorId,
      commandUser: null,
    } as const;
    const undone = api.app.get(OperatorLog).perform(act, id, async () => {
      await api.app.get(AccountsRepository).change(id, { name: 'Người khác' });
      throw new Error('after all');
    });
    await expect(undone).rejects.toThrow('after all');
    expect((await api.app.get(AccountsRepository).find(id))?.name).not.toBe('Người khác');
    expect(await log(`subject_id=${id}`)).toEqual([]);
  });

  it('keeps a repeated grant from giving twice inside its transaction', async () => {
    const { id } = await customer();
    const grant = () =>
      api.inject({
        method: 'POST',
        url: `/api/v1/admin/accounts/${id}/credits`,
        headers: { 'idempotency-key': `k-${id}` },
        payload: { credits: 5, reason: 'một lần' },
        cookies: operator.cookieJar,
      });
    const answers = await Promise.all([grant(), grant()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await api.app.get(AccountsRepository).find(id))?.creditsAvailable).toBe(105);
    expect(await log(`subject_id=${id}`)).toMatchObject([{ act: 'credits.grant', details: { credits: 5 } }]);
  });

  it('has of a body what the route says, under the name that the account has', async () => {
    const { id } = await customer();
    await operator.post(`/api/v1/admin/accounts/${id.toUpperCase()}/unsuspend`, { password: 'of-somebody' });
    expect(await log(`subject_id=${id}`)).toMatchObject([{ act: 'account.unsuspend', details: {} }]);
  });

  it('has what is done to money and plans', async () => {
    const id = await desk.waitingTransfer();
    await operator.post(`/api/v1/admin/transfers/${id}/close`, { as: 'dismissed', reason: 'tiền ăn' });
    await operator.post(`/api/v1/admin/transfers/${id}/reopen`);
    const [reopened, closed] = await log(`subject_id=${id}`);
    expect(closed).toMatchObject({
      act: 'transfer.close',
      before: { closed_as: null },
      after: { closed_as: 'dismissed' },
    });
    expect(reopened).toMatchObject({ act: 'transfer.reopen', after: { closed_as: null } });

    const plan = {
      ...{ name: 'Thử', amount: 1000, credits: 10, rate_limit_per_minute: 5, reason: 'mới' },
      credits_expire_after_days: 90,
    };
    expect((await operator.call('PUT', '/api/v1/admin/plans/trial/monthly', plan)).http).toBe(200);
    expect(await log('act=plan.set')).toMatchObject([
      {
        subject_id: 'trial/monthly',
        before: null,
        after: { amount: 1000, credits_expire_after_days: 90 },
        details: { reason: 'mới' },
      },
    ]);
  });

  it('has what settings were changed to since the service was started last, and no secret', async () => {
    const start = (settings: Record<string, string>) => {
      const { given } = Environment.read({ NODE_ENV: 'test', ...settings });
      return api.app.get(NoteSettings).execute(given, 'loa@host');
    };
    /** One fingerprint may be the same by chance, all are not. */
    const secrets = (secret: string) => ({
      WEBHOOK_SECRETS: secret,
      CASSO_SECRETS: secret,
      SEPAY_API_TOKEN: secret,
      METRICS_TOKEN: secret,
    });
    const fingerprints = Object.fromEntries(
      Object.keys(secrets('')).map((name) => [name, expect.stringMatching(/^\(secret \w{2}\)$/)]),
    );
    const changes = () => log('act=settings.change');
    await start({ SIGNUP_CREDITS: '5', ...secrets('old-secret'), PORT: '3001' });
    await start({ SIGNUP_CREDITS: '5', ...secrets('old-secret'), PORT: '3002' });
    expect(await changes()).toMatchObject([
      { subject_id: 'service', operator_id: null, command_user: 'loa@host', before: null },
    ]);
    await start({ SIGNUP_CREDITS: '6', ...secrets('new-secret') });
    const [change] = await changes();
    expect(change).toMatchObject({
      before: {
        NODE_ENV: 'test',
        SIGNUP_CREDITS: '5',
        ...fingerprints,
      },
      after: {
        NODE_ENV: 'test',
        SIGNUP_CREDITS: '6',
        ...fingerprints,
      },
    });
    expect({ ...change?.after, SIGNUP_CREDITS: '5' }).not.toEqual(change?.before);
    expect(JSON.stringify(await changes())).not.toMatch(/old-secret|new-secret|300\d/);
    await start({ SIGNUP_CREDITS: '6', ...secrets('new-secret') });
    expect(await changes()).toHaveLength(2);
  });

  it('has a change of settings once, however many processes start with it at one moment', async () => {
    const { given } = Environment.read({ NODE_ENV: 'test', SIGNUP_CREDITS: '7' });
    const before = (await log('act=settings.change')).length;
    const starts = Array.from({ length: 5 }, (_, at) =>
      api.app.get(NoteSettings).execute(given, `loa@host-${at}`),
    );
    await Promise.all(starts);
    expect(await log('act=settings.change')).toHaveLength(before + 1);
  });

  it('cannot be changed, not even by the database role of the service', async () => {
    await expect(query("UPDATE operator_acts SET act = 'key.create'")).rejects.toThrow('only grows');
    await expect(query('DELETE FROM operator_acts')).rejects.toThrow('only grows');
    await expect(query('TRUNCATE operator_acts')).rejects.toThrow('only grows');
  });

  it('is for operators, a page at a time, and refuses filters that it does not know', async () => {
    const browser = new Browser(api, '198.51.100.2');
    await browser.register(`${randomUUID()}@example.com`);
    expect((await browser.get('/api/v1/admin/audit-log')).http).toBe(403);
    expect((await operator.get('/api/v1/admin/audit-log?act=nothing')).http).toBe(400);
    expect((await operator.get('/api/v1/admin/audit-log?operator_id=nobody')).http).toBe(400);
    const page = (await operator.get('/api/v1/admin/audit-log?limit=1')).body.result as {
      total: number;
      items: object[];
    };
    expect(page.items).toHaveLength(1);
    expect(page.total).toBeGreaterThan(1);
    expect((await log(`operator_id=${operatorId}`)).length).toBeGreaterThan(1);
  });
});
