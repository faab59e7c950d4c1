import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AccountsRepository, OpenAccount, SecondFactors } from '../../../src/accounts';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { shownCode } from '../../harness/shown-code';

const STEP_SEC = 30;

let api: AccountApi;
beforeAll(async () => {
  api = await startAccountApi({ RATE_LIMIT_ENABLED: 'false' });
}, BUILD_LIMIT_MS);
afterAll(() => api.close());

const shownBy = (email: string, apart = 0) => shownCode(api, email, apart);

/** Somebody who is signed in. */
async function withoutApp() {
  const browser = new Browser(api, '198.51.100.4');
  const email = `${randomUUID()}@example.com`;
  await browser.register(email);
  return { browser, email };
}

/** Somebody who is signed in and has an app set up. */
async function withApp() {
  const { browser, email } = await withoutApp();
  const { result } = (await browser.post('/api/v1/auth/totp/begin')).body;
  const code = await shownBy(email);
  const confirmed = await browser.post('/api/v1/auth/totp/confirm', { code });
  const recoveryCodes = confirmed.body.result.recovery_codes as string[];
  api.clock.moveOn(STEP_SEC);
  return { browser, email, begun: result as Record<string, string>, code, recoveryCodes };
}

const logIn = (email: string, totp_code?: string, password = PASSWORD) =>
  new Browser(api, '198.51.100.5').post('/api/v1/auth/login', { email, password, totp_code });

const outcome = async (answer: ReturnType<typeof logIn>) => {
  const { http, body } = await answer;
  return http === 200 ? 200 : String(body.code);
};

describe('a second factor', () => {
  it('is begun, confirmed by a code, and asked for from then on', async () => {
    const { browser, email, begun, recoveryCodes } = await withApp();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.otpauth_uri).toBe(
      `otpauth://totp/localhost%3A3000:${encodeURIComponent(email)}?secret=${begun.secret}&issuer=localhost%3A3000` +
        '&algorithm=SHA1&digits=6&period=30',
    );
    expect(begun.qr_svg).toMatch(/^<svg /);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/);
    const state = await browser.get('/api/v1/auth/totp');
    expect(state.body.result).toEqual({ enabled: true, recovery_codes_left: 10 });

    expect(await outcome(logIn(email))).toBe('TOTP_REQUIRED');
    expect(await outcome(logIn(email, '000000', 'sai-mat-khau-roi'))).toBe('INVALID_CREDENTIALS');
    expect(await outcome(logIn(email, undefined, 'sai-mat-khau-roi'))).toBe('INVALID_CREDENTIALS');
    expect(await outcome(logIn(email, await shownBy(email)))).toBe(200);
  });

  it('signs every browser out that was let in by the password alone', async () => {
    const { browser: other, email } = await withoutApp();
    const browser = new Browser(api, '198.51.100.6');
    await browser.logIn(email);
    await browser.post('/api/v1/auth/totp/begin');
    await browser.post('/api/v1/auth/totp/confirm', { code: await shownBy(email) });
    const isLetIn = async (each: Browser) => (await each.get('/api/v1/account')).http;
    expect([await isLetIn(browser), await isLetIn(other)]).toEqual([200, 401]);
  });

  it('is asked for only once it is confirmed', async () => {
    const browser = new Browser(api, '198.51.100.4');
    const email = `${randomUUID()}@example.com`;
    await browser.register(email);
    const confirm = (code: string) => browser.post('/api/v1/auth/totp/confirm', { code });
    expect((await confirm('123456')).body).toMatchObject({ code: 'TOTP_NOT_SET_UP' });
    await browser.post('/api/v1/auth/totp/begin');
    expect((await confirm(await shownBy(email, 3))).body).toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    expect(await outcome(logIn(email))).toBe(200);
  });

  it('accepts no code twice, and none that is older than one that was used', async () => {
    const { email, code } = await withApp();
    expect(await outcome(logIn(email, code))).toBe('INVALID_CREDENTIALS'); // it has confirmed
    const [before, now, after] = await Promise.all([-1, 0, 1].map((apart) => shownBy(email, apart)));
    expect(await outcome(logIn(email, after))).toBe(200); // the telephone's clock is fast
    for (const late of [before, now, after])
      expect(await outcome(logIn(email, late))).toBe('INVALID_CREDENTIALS');
    api.clock.moveOn(2 * STEP_SEC);
    const next = await shownBy(email);
    const both = await Promise.all([outcome(logIn(email, next)), outcome(logIn(email, next))]);
    expect(both.sort()).toEqual([200, 'INVALID_CREDENTIALS']);
  });

  it('tells the owner of wrong codes with the right password, but not of a code that was still to be given', async () => {
    const { browser, email } = await withApp();
    expect(await outcome(logIn(email))).toBe('TOTP_REQUIRED');
    expect(await outcome(logIn(email, '000000'))).toBe('INVALID_CREDENTIALS');
    const failures = await eventually(async () => {
      const { failed_log_ins } = (await browser.get('/api/v1/account/sessions')).body.result;
      return (failed_log_ins as unknown[]).length > 0 && (failed_log_ins as unknown[]);
    });
    expect(failures).toMatchObject([{ network: '198.51.100.5' }]);
  });

  it('lets each recovery code in once, however it is typed, and none after new ones were made', async () => {
    const { browser, email, recoveryCodes } = await withApp();
    const [first, second, third] = recoveryCodes as [string, string, string];
    expect(await outcome(logIn(email, first.toLowerCase().replaceAll('-', ' ')))).toBe(200);
    expect(await outcome(logIn(email, first))).toBe('INVALID_CREDENTIALS');
    const renewed = await browser.post('/api/v1/auth/totp/recovery-codes', { code: second });
    expect(renewed.body.result.recovery_codes).toHaveLength(10);
    expect(await outcome(logIn(email, third))).toBe('INVALID_CREDENTIALS');
    expect(await outcome(logIn(email, String(renewed.body.result.recovery_codes[0])))).toBe(200);
  });

  it('is taken away by password and code together, or by an operator', async () => {
    const { browser, email, recoveryCodes } = await withApp();
    const disable = (password: string, code: string) =>
      browser.post('/api/v1/auth/totp/disable', { password, code });
    expect((await disable('sai-mat-khau-roi', recoveryCodes[0]!)).http).toBe(401);
    expect((await disable(PASSWORD, '000000')).http).toBe(401);
    expect((await browser.post('/api/v1/auth/totp/begin')).body).toMatchObject({
      code: 'TOTP_ALREADY_SET_UP',
    });
    expect((await disable(PASSWORD, recoveryCodes[0]!)).http).toBe(200);
    expect(await outcome(logIn(email))).toBe(200);

    const other = await withApp();
    const account = await api.app.get(AccountsRepository).findByEmail(other.email);
    await api.app.get(SecondFactors).reset(account!);
    expect(await outcome(logIn(other.email))).toBe(200);
  });
});

it('is told to the owner by mail when it is set up, and when it is taken away', async () => {
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'loa@example.com' };
  const mailing = await startAccountApi(smtp);
  const browser = new Browser(mailing, '198.51.100.8');
  const email = `${randomUUID()}@example.com`;
  await browser.register(email);
  const accounts = mailing.app.get(AccountsRepository);
  const { id } = (await accounts.findByEmail(email))!;
  await accounts.confirmEmail(id, mailing.clock.now());
  await browser.post('/api/v1/auth/totp/begin');
  const code = await shownCode(mailing, email);
  const confirmed = await browser.post('/api/v1/auth/totp/confirm', { code });
  const told = async () => {
    const sql = "SELECT kind FROM mails WHERE kind LIKE 'totp%' ORDER BY kind DESC";
    return (await mailing.app.get(DataSource).query<{ kind: string }[]>(sql)).map(({ kind }) => kind);
  };
  expect(await told()).toEqual(['totp-set-up']);
  const [recoveryCode] = confirmed.body.result.recovery_codes;
  const disable = { password: PASSWORD, code: recoveryCode };
  expect((await browser.post('/api/v1/auth/totp/disable', disable)).http).toBe(200);
  await mailing.app.get(SecondFactors).reset((await accounts.find(id))!); // there is none any more
  expect(await told()).toEqual(['totp-set-up', 'totp-removed']);
  await mailing.close();
});

describe('where operators need a second factor', () => {
  let strict: AccountApi;
  beforeAll(async () => {
    strict = await startAccountApi({ RATE_LIMIT_ENABLED: 'false', OPERATORS_NEED_TOTP: 'true' });
  }, BUILD_LIMIT_MS);
  afterAll(() => strict.close());

  it('one without can set it up, and nothing that only operators may do', async () => {
    const email = `${randomUUID()}@example.com`;
    await strict.app.get(OpenAccount).execute({ email, password: PASSWORD, name: 'Op', role: 'admin' });
    const operator = new Browser(strict, '198.51.100.6');
    await operator.logIn(email);
    const refused = await operator.get('/api/v1/admin/accounts');
    expect([refused.http, refused.body.code]).toEqual([403, 'TOTP_SETUP_REQUIRED']);
    await operator.post('/api/v1/auth/totp/begin');
    await operator.post('/api/v1/auth/totp/confirm', { code: await shownCode(strict, email) });
    expect((await operator.get('/api/v1/admin/accounts')).http).toBe(200);
  });
});

it('guessing codes is slowed down as guessing passwords is', async () => {
  const limited = await startAccountApi({});
  const browser = new Browser(limited, '198.51.100.7');
  const email = `${randomUUID()}@example.com`;
  await browser.register(email);
  await browser.post('/api/v1/auth/totp/begin');
  const answers: number[] = [];
  for (let n = 0; n < 41; n += 1)
    answers.push((await browser.post('/api/v1/auth/totp/confirm', { code: 'sai' })).http);
  expect(answers.slice(0, 40).every((http) => http === 401)).toBe(true);
  expect(answers[40]).toBe(429);
  await limited.close();
});
