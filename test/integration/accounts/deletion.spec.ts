import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CreditLedger, EraseAccounts, IssueKey, OpenAccount } from '../../../src/accounts';
import { ledgerChecks } from '../../../src/audit/ledger-checks';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { SynthesisSchedule } from '../../../src/synthesis/infrastructure/synthesis-schedule';
import { WebhooksSchedule } from '../../../src/webhooks/infrastructure/webhooks-schedule';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

const SETTINGS = {
  RATE_LIMIT_ENABLED: 'false',
  SIGNUP_CREDITS: '5000',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
  SMTP_URL: 'smtp://127.0.0.1:9',
  SMTP_PLAIN: 'true',
  MAIL_FROM: 'Loa <loa@example.com>',
  SIGNUP_CREDITS_AFTER_VERIFICATION: 'false',
  WEBHOOK_SECRETS: 'a-secret-of-the-bank-for-tests-0123456789',
};

/** A text that is shared between accounts: 200 characters or more. */
const LONG = 'Hôm nay trời đẹp, chúng ta cùng đi dạo quanh hồ. '.repeat(5).trim();
const SECRET = 'Bí mật của Lan.';

let folder: string;
let api: AccountApi;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'loa-deletion-'));
  const variables = { ...SETTINGS, DATA_DIR: folder };
  api = await startAccountApi(
    variables,
    (builder) =>
      builder
        .overrideProvider(SynthesisSchedule)
        .useValue({})
        .overrideProvider(WebhooksSchedule)
        .useValue({}),
    true,
  );
}, BUILD_LIMIT_MS);
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const query = <Row>(sql: string, parameters: unknown[] = []) =>
  api.app.get(TypeOrmTransaction).query<Row>(sql, parameters);

/** Somebody with a session and a key. */
async function customer() {
  const browser = new Browser(api, '198.51.100.7');
  const email = `${randomUUID()}@example.com`;
  const { id } = (await browser.register(email)).body.result.account as { id: string };
  const { key } = await api.app.get(IssueKey).execute(id, 'test');
  const withKey = async (url: string) =>
    (await api.inject({ method: 'GET', url, headers: { authorization: `Bearer ${key}` } })).statusCode;
  const speak = async (input_text: string) => {
    const { body } = await browser.post('/api/v1/tts', { input_text });
    return body.result as { request_id: string; audio_url: string };
  };
  return { browser, email, id, key, withKey, speak };
}

const remove = (browser: Browser, password = PASSWORD) =>
  browser.call('DELETE', '/api/v1/account', { password });
const audio = async (url: string) =>
  (await api.inject({ method: 'GET', url: new URL(url).pathname })).statusCode;

/** Rows of any table that hold this text, by table. */
async function mentions(text: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await query(`SELECT FROM ${name} whole WHERE strpos(whole::text, $1) > 0`, [text]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function brokenChecks(): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, sql } of ledgerChecks) if ((await query(sql)).length > 0) broken.push(name);
  return broken;
}

describe('exporting an account', () => {
  it('hands out all that is kept of it, without secrets', async () => {
    const { browser, email, id, key, speak } = await customer();
    const { request_id } = await speak('Một câu của Lan.');
    await browser.post('/api/payment/orders', { plan_id: 'pro', billing_cycle: 'monthly' });
    await browser.post('/api/v1/dictionaries', {
      name: 'Tên',
      entries: [{ written: 'HSG', spoken: 'hát ét giê' }],
    });
    const hook = await browser.post('/api/v1/webhooks', {
      url: 'https://127.0.0.1:4430/',
      events: ['speech.completed'],
    });
    await browser.post('/api/v1/tts/jobs', { input_text: 'Một việc dài.' });

    const answer = await browser.get('/api/v1/account/export');
    expect(answer.http).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="loa-account-\d{4}-\d\d-\d\d\.json"$/,
      ),
      'cache-control': 'no-store',
    });
    expect(answer.body).toMatchObject({
      status: 1,
      result: {
        profile: [{ id, email }],
        api_keys: [{ name: 'test' }],
        sessions: [{ client: 'Firefox on Linux' }],
        failed_log_ins: [],
        ledger: expect.arrayContaining([expect.objectContaining({ type: 'signup', credits: 5000 })]),
        billing_details: [{ email }],
        orders: [{ plan_id: 'pro', status: 'PENDING' }],
        requests: [{ request_id, input_text: 'Một câu của Lan.', status: 'SUCCESS' }],
        jobs: [{ preview: 'Một việc dài.', texts: ['Một việc dài.'] }],
        dictionaries: [{ name: 'Tên', entries: [{ written: 'HSG' }] }],
        webhooks: [{ url: 'https://127.0.0.1:4430/' }],
      },
    });
    const whole = JSON.stringify(answer.body);
    expect(whole).not.toContain(key);
    expect(whole).not.toContain(String(hook.body.result.secret));
    expect(whole).not.toContain('argon2');
  });

  it('reads a ledger and a history of many pages to the end', async () => {
    const { browser, id } = await customer();
    const give = (n: number) =>
      api.app
        .get(CreditLedger)
        .grant({ accountId: id, credits: 1, type: 'adjustment', sourceId: `${id} ${n}`, reason: 'x' });
    for (let n = 0; n < 1001; n += 1) await give(n);
    const { ledger } = (await browser.get('/api/v1/account/export')).body.result as { ledger: object[] };
    expect(ledger).toHaveLength(1002);
    expect(new Set(ledger.map((entry) => JSON.stringify(entry))).size).toBe(1002);
  });

  it('is only for signed-in people', async () => {
    const { withKey } = await customer();
    expect(await withKey('/api/v1/account/export')).toBe(401);
  });
});

describe('deleting an account', () => {
  it('takes everything personal and keeps the books', async () => {
    const { browser, email, id, withKey, speak } = await customer();
    const other = await customer();
    const spoken = await speak(SECRET);
    const shared = await speak(LONG);
    const reused = await other.speak(LONG); // the same file
    await browser.post('/api/v1/dictionaries', {
      name: 'Tên',
      entries: [{ written: 'TGLAN', spoken: 'từ riêng' }],
    });
    await browser.post('/api/v1/webhooks', {
      url: 'https://127.0.0.1:4430/endpoint-of-lan',
      events: ['speech.completed'],
    });
    await speak('Được báo.'); // leaves a delivery
    const callback = { url: 'https://127.0.0.1:4430/callback-of-lan' };
    await browser.post('/api/v1/tts/jobs', { input_text: 'Một việc của riêng Lan.', callback });
    await browser.call('PUT', '/api/payment/billing-details', {
      name: 'Công ty Lan',
      email: 'ke-toan@lan.example',
    });
    await browser.post('/api/v1/auth/forgot-password', { email }); // leaves a link, and a mail
    await new Browser(api, '203.0.113.77').logIn(email, 'sai-mat-khau-roi');
    const personal = [
      email,
      SECRET,
      'Được báo',
      'Một việc của riêng Lan',
      'TGLAN',
      '4430/endpoint-of-lan',
      '4430/callback-of-lan',
      'Công ty Lan',
      'ke-toan@lan.example',
      '203.0.113.77',
    ];
    for (const text of personal) expect([text, await mentions(text)]).not.toEqual([text, []]);
    const subtitles = () => other.browser.get(`/api/v1/tts/subtitles/${reused.request_id}`);
    const before = await subtitles();
    expect(before.http).toBe(200);

    const wrong = await remove(browser, 'sai-mat-khau-roi');
    expect([wrong.http, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await browser.get('/api/v1/account')).http).toBe(200);
    expect((await remove(browser)).http).toBe(200);

    expect(await withKey('/api/v1/account')).toBe(401);
    expect((await browser.get('/api/v1/account')).http).toBe(401);
    expect((await browser.logIn(email)).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await audio(spoken.audio_url)).toBe(410);
    expect(await audio(shared.audio_url)).toBe(410);
    expect(await audio(reused.audio_url)).toBe(200);
    for (const text of personal) expect([text, await mentions(text)]).toEqual([text, []]);
    expect((await subtitles()).text).toBe(before.text);
    expect(await readdir(path.join(folder, 'audio'), { recursive: true })).not.toEqual([]);

    const [left] = await query<object>(
      'SELECT role, name, credits_available, credits_held FROM accounts WHERE id = $1',
      [id],
    );
    expect(left).toEqual({ role: 'customer', name: '', credits_available: '0', credits_held: '0' });
    expect(await query('SELECT FROM credit_entries WHERE account_id = $1', [id])).not.toEqual([]);
    expect(await brokenChecks()).toEqual([]);
    expect((await browser.register(email)).http).toBe(200); // the address is free again
  });

  it('is finished later when the process ends after its first transaction', async () => {
    const { browser, id, speak, withKey } = await customer();
    await speak('Câu còn lại của Lan.');
    const erasure = api.app.get(EraseAccounts);
    jest.spyOn(erasure, 'eraseOne').mockRejectedValueOnce(new Error('the process ends here'));
    expect((await remove(browser)).http).toBe(200);
    expect(await withKey('/api/v1/account')).toBe(401);
    expect(await mentions('Câu còn lại của Lan')).toEqual(['speech_requests']);
    await erasure.execute();
    expect(await mentions('Câu còn lại của Lan')).toEqual([]);
    expect(await query('SELECT FROM accounts WHERE id = $1 AND deleted_at IS NOT NULL', [id])).toHaveLength(
      1,
    );
  });

  it('erases what a call under way writes late, until none can', async () => {
    const { browser, id } = await customer();
    await remove(browser);
    const late = () =>
      query(
        `INSERT INTO dictionaries (id, account_id, name, is_default, version, entry_count, created_at, updated_at)
         VALUES (gen_random_uuid(), $1, 'muộn', false, 1, 0, now(), now())`,
        [id],
      );
    const stateAt = async (passedSec: number) => {
      api.clock.moveOn(passedSec);
      await late();
      await api.app.get(EraseAccounts).execute();
      const [row] = await query<{ erased: boolean }>(
        'SELECT erased_at IS NOT NULL AS erased FROM accounts WHERE id = $1',
        [id],
      );
      return [row?.erased, (await query('SELECT FROM dictionaries WHERE account_id = $1', [id])).length];
    };
    expect(await stateAt(60)).toEqual([false, 0]);
    expect(await stateAt(540)).toEqual([true, 0]);
    expect(await stateAt(60)).toEqual([true, 1]); // nobody looks any more
  });

  it('has money that comes later wait for the operator', async () => {
    const { browser } = await customer();
    const { order } = (
      await browser.post('/api/payment/orders', { plan_id: 'pro', billing_cycle: 'monthly' })
    ).body.result as { order: { order_code: string; amount: number; account_no: string; memo: string } };
    expect((await remove(browser)).http).toBe(200);
    const paid = await api.inject({
      method: 'POST',
      url: '/api/payment/webhook',
      headers: { 'x-secret-key': SETTINGS.WEBHOOK_SECRETS },
      payload: {
        id: 1,
        gateway: 'VCB',
        transactionDate: '2026-11-20 10:00:00',
        accountNumber: order.account_no,
        content: order.memo,
        transferType: 'in',
        transferAmount: order.amount,
        referenceCode: randomUUID(),
      },
    });
    expect(paid.json()).toMatchObject({ result: { outcome: 'unmatched' } });
    const [transfer] = await query(
      'SELECT id, outcome, reason FROM transfers ORDER BY received_at DESC LIMIT 1',
    );
    expect(transfer).toMatchObject({ outcome: 'unmatched', reason: 'account-deleted' });
    const status = await api.inject({ method: 'GET', url: `/api/payment/check-status/${order.order_code}` });
    expect(status.json()).toMatchObject({ result: { status: 'CANCELLED' } });
    expect(await brokenChecks()).toEqual([]);
  });

  it('needs the password, and another operator where it is the last one', async () => {
    const { browser } = await customer();
    const without = await browser.call('DELETE', '/api/v1/account');
    expect([without.http, without.body.code]).toEqual([400, 'INVALID_PARAMS']);

    const operators = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
    const [one, two] = [new Browser(api, '198.51.100.8'), new Browser(api, '198.51.100.9')];
    const open = (email: string) =>
      api.app.get(OpenAccount).execute({ email, password: PASSWORD, name: 'Op', role: 'admin' });
    for (const email of operators) await open(email);
    await one.logIn(operators[0]!);
    await two.logIn(operators[1]!);
    const answers = await Promise.all([remove(one), remove(two)]);
    expect(answers.map(({ http }) => http).sort()).toEqual([200, 409]);
    const refused = answers.find(({ http }) => http === 409);
    expect(refused?.body).toMatchObject({ code: 'LAST_OPERATOR' });
    expect(await brokenChecks()).toEqual([]);
  });

  it('lets nobody spend meanwhile, and leaves the books right', async () => {
    const { browser, id, key } = await customer();
    const speak = (text: string) =>
      api.inject({
        method: 'POST',
        url: '/api/v1/tts',
        headers: { authorization: `Bearer ${key}` },
        payload: { input_text: text },
      });
    const calls = Array.from({ length: 4 }, (_, n) => speak(`Câu số ${n} của một người sắp đi.`));
    const [deleted, ...answers] = await Promise.all([remove(browser), ...calls]);
    expect(deleted.http).toBe(200);
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code ?? answer.statusCode);
    for (const code of codes)
      expect([200, 'INVALID_API_KEY', 'INSUFFICIENT_CREDITS', 'SYNTHESIS_FAILED']).toContain(code);
    await api.app.get(EraseAccounts).execute();
    expect(await mentions('của một người sắp đi')).toEqual([]);
    const [{ held }] = (await query('SELECT credits_held AS held FROM accounts WHERE id = $1', [id])) as [
      { held: string },
    ];
    expect(held).toBe('0');
    expect(await brokenChecks()).toEqual([]);
  });
});
