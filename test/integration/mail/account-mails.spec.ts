import { DataSource } from 'typeorm';
import { OpenAccount, SuspendAccount } from '../../../src/accounts';
import { AccountsRepository } from '../../../src/accounts/application/accounts.repository';
import { SendLink } from '../../../src/accounts/application/email/send-link';
import { SendDueMails } from '../../../src/mail/application/send-due-mails';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { plainTextOf, type ReceivedMail, TestSmtpServer } from '../../harness/servers/smtp-server';
import { shownCode } from '../../harness/shown-code';

const HOUR_SEC = 3600;
const NEW_PASSWORD = 'mot-mat-khau-khac';

describe('mails to the owners of accounts', () => {
  let smtp: TestSmtpServer;
  let api: AccountApi;
  beforeAll(async () => {
    smtp = await TestSmtpServer.start();
    api = await startAccountApi({ ...smtp.settings, PUBLIC_BASE_URL: 'http://loa.example.com' });
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await api.close();
    await smtp.stop();
  });
  beforeEach(() => {
    smtp.mails.length = 0;
    api.clock.moveOn(2 * HOUR_SEC); // the limits of earlier tests are over
  });

  let addresses = 0;
  const newBrowser = () => new Browser(api, `203.0.113.${(addresses += 1)}`);
  const newEmail = () => `lan-${Math.random().toString(36).slice(2)}@example.com`;

  async function customer(email = newEmail()) {
    const browser = newBrowser();
    const registered = await browser.register(email);
    expect(registered.http).toBe(200);
    const account = async () => (await browser.get('/api/v1/account')).body.result.account;
    return { browser, email, registered: registered.body.result, account };
  }
  async function verified() {
    const one = await customer();
    await newBrowser().post('/api/v1/auth/verify-email', { token: await tokenTo(one.email) });
    return one;
  }

  async function send(): Promise<void> {
    const sender = api.app.get(SendDueMails, { strict: false });
    await sender.execute();
    await sender.whenIdle();
  }
  /** The latest mail to this address that says this, once there is one. */
  const mailTo = (email: string, says = /./): Promise<ReceivedMail> =>
    eventually(async () => {
      await send();
      return smtp.mails.findLast((mail) => mail.to.includes(email) && says.test(plainTextOf(mail)));
    });
  const tokenTo = async (email: string, path = 'verify-email'): Promise<string> => {
    const link = new RegExp(`http://loa\\.example\\.com/${path}\\?token=([\\w-]{43})`);
    return link.exec(plainTextOf(await mailTo(email, link)))![1]!;
  };
  const verify = (token: string) => newBrowser().post('/api/v1/auth/verify-email', { token });
  const forgot = (email: string, browser = newBrowser()) =>
    browser.post('/api/v1/auth/forgot-password', { email });
  const reset = (token: string, password = NEW_PASSWORD) =>
    newBrowser().post('/api/v1/auth/reset-password', { token, password });
  const useless = (answer: { http: number; body: object }) => {
    expect([answer.http, answer.body]).toMatchObject([
      400,
      { code: 'INVALID_PARAMS', errors: [{ field: 'token', code: 'USELESS' }] },
    ]);
  };

  describe('who sign up', () => {
    it('bring a link that verifies the address and gives the free credits, once', async () => {
      const { email, registered, account } = await customer();
      expect(registered).toMatchObject({
        free_credits: 0,
        account: { email_verified: false, credits_await_verification: true, credits: { available: 0 } },
      });
      expect((await newBrowser().get('/api/v1/auth/register')).body.result.sends_mails).toBe(true);
      const token = await tokenTo(email);
      expect((await verify(token)).body.result).toEqual({ email, free_credits: 1000 });
      expect(await account()).toMatchObject({
        ...{ email_verified: true, credits_await_verification: false },
        credits: { available: 1000 },
      });
      useless(await verify(token));
      expect((await account()).credits.available).toBe(1000);
    });

    it('are written in the language that the browser asks for, and keep no secret in the database', async () => {
      const email = newEmail();
      await api.inject({
        ...{ method: 'POST', url: '/api/v1/auth/register', remoteAddress: '198.51.100.9' },
        headers: { 'accept-language': 'en-GB,en;q=0.9' },
        payload: { email, password: PASSWORD },
      });
      const mail = await mailTo(email);
      expect(mail.headers.get('subject')).toBe('Confirm your email address');
      expect(mail.headers.get('from')).toBe('Loa <loa@example.com>');
      const [row] = await api.app
        .get(DataSource)
        .query<object[]>(
          "SELECT * FROM mails WHERE kind = 'confirm-address' ORDER BY created_at DESC, id LIMIT 1",
        );
      expect(row).toMatchObject({ status: 'SENT', content: null });
      const token = await tokenTo(email);
      const links = JSON.stringify(await api.app.get(DataSource).query('SELECT * FROM account_links'));
      expect(links).not.toContain(token);
    });

    it('give the credits once when two links are opened at the same moment', async () => {
      const { browser, email, account } = await customer();
      const first = await tokenTo(email);
      smtp.mails.length = 0;
      expect((await browser.post('/api/v1/auth/resend-verification')).http).toBe(200);
      const second = await tokenTo(email);
      const answers = await Promise.all([verify(first), verify(second), verify(first)]);
      expect(answers.map(({ http }) => http).sort()).toEqual([200, 200, 400]);
      expect((await account()).credits.available).toBe(1000);
    });

    it('are good for a day, and can be had again five times at most', async () => {
      const { browser, email } = await customer();
      const token = await tokenTo(email);
      const again = () => browser.post('/api/v1/auth/resend-verification');
      for (let count = 2; count <= 5; count += 1) expect((await again()).http).toBe(200);
      const refused = await again();
      expect([refused.http, refused.body.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
      expect(refused.headers['retry-after']).toBe('3600');
      api.clock.moveOn(24 * HOUR_SEC);
      useless(await verify(token));
      expect((await again()).http).toBe(200);
      expect((await verify(await tokenTo(email))).http).toBe(200);
      smtp.mails.length = 0;
      expect((await again()).http).toBe(200); // verified: nothing to do
      await send();
      expect(smtp.mails).toEqual([]);
    });

    it('leave nothing behind when the account is not opened', async () => {
      const { email } = await customer();
      await mailTo(email);
      smtp.mails.length = 0;
      expect((await newBrowser().register(email)).http).toBe(409);
      await send();
      expect(smtp.mails).toEqual([]);
    });
  });

  describe('who have forgotten their password', () => {
    it('bring a link that replaces it once, and signs everybody out', async () => {
      const { browser, email, account } = await customer();
      expect([(await forgot(email)).http, (await forgot(email)).body]).toEqual([
        200,
        { status: 1, result: {} },
      ]);
      const token = await tokenTo(email, 'reset-password');
      const short = await reset(token, 'ngan');
      expect(short.body).toMatchObject({ code: 'INVALID_PARAMS', errors: [{ field: 'password' }] });
      expect((await reset(token, email)).body).toMatchObject({ errors: [{ field: 'password' }] });
      expect((await reset(token)).http).toBe(200);
      useless(await reset(token, 'va-mot-mat-khau-nua'));
      expect((await browser.get('/api/v1/account')).http).toBe(401);
      expect((await newBrowser().logIn(email)).http).toBe(401);
      expect((await browser.logIn(email, NEW_PASSWORD)).http).toBe(200);
      // Whoever has the link reads the address's mails.
      expect(await account()).toMatchObject({ email_verified: true, credits: { available: 1000 } });
      await mailTo(email, /mọi thiết bị khác đã bị đăng xuất/);
    });

    describe('take over what a stranger has set up', () => {
      const setUp = async ({ browser, email }: { browser: Browser; email: string }) => {
        await browser.post('/api/v1/auth/totp/begin');
        await browser.post('/api/v1/auth/totp/confirm', { code: await shownCode(api, email) });
        const { key } = (await browser.post('/api/v1/account/api-keys', { name: 'k' })).body.result;
        const webhook = { url: 'https://stranger.example.com/', events: ['speech.completed'] };
        expect((await browser.post('/api/v1/webhooks', webhook)).http).toBe(200);
        await forgot(email);
        expect((await reset(await tokenTo(email, 'reset-password'))).http).toBe(200);
        const headers = { authorization: `Bearer ${key}` };
        return { keyAnswers: (await api.inject({ url: '/api/v1/account', headers })).statusCode };
      };

      it('nothing opens it, and nothing tells of it, besides the new password', async () => {
        const stranger = await customer();
        expect(await setUp(stranger)).toEqual({ keyAnswers: 401 });
        const owner = newBrowser();
        expect((await owner.logIn(stranger.email, NEW_PASSWORD)).http).toBe(200);
        const [webhook] = (await owner.get('/api/v1/webhooks')).body.result.items;
        expect(webhook).toMatchObject({ enabled: false, disabled_at: expect.any(String) });
        await mailTo(stranger.email, /Khóa API và xác thực hai bước của tài khoản đã bị xóa/);
      });

      async function operator() {
        const [browser, email] = [newBrowser(), newEmail()];
        await api.app.get(OpenAccount).execute({ email, password: PASSWORD, name: 'Op', role: 'admin' });
        await browser.logIn(email);
        return { browser, email };
      }

      it.each([
        ['where the address was confirmed', verified],
        ['of an operator', operator],
      ])('but not %s', async (_, who) => {
        const one = await who();
        expect(await setUp(one)).toEqual({ keyAnswers: 200 });
        expect((await newBrowser().logIn(one.email, NEW_PASSWORD)).body).toMatchObject({
          code: 'TOTP_REQUIRED',
        });
        const mail = plainTextOf(await mailTo(one.email, /mọi thiết bị khác đã bị đăng xuất/));
        expect(mail).not.toContain('Khóa API và');
      });
    });

    it('get the same answer with and without an account, and no mail without', async () => {
      const { email } = await customer();
      const nobody = newEmail();
      const answers = [await forgot(email), await forgot(nobody)];
      expect(answers[0]!.body).toEqual(answers[1]!.body);
      expect(answers.map(({ http }) => http)).toEqual([200, 200]);
      await tokenTo(email, 'reset-password');
      expect(smtp.mails.filter(({ to }) => to.includes(nobody))).toEqual([]);
      expect((await forgot('khong phai dia chi')).http).toBe(400);
    });

    it('can have three links an hour, and so many of one network', async () => {
      const { email } = await verified();
      const links = async () =>
        Number(
          (
            await api.app
              .get(DataSource)
              .query<{ count: string }[]>(
                "SELECT count(*) FROM account_links l JOIN accounts a ON a.id = l.account_id WHERE purpose = 'reset-password' AND a.email = $1",
                [email],
              )
          )[0]!.count,
        );
      const looks = jest.spyOn(api.app.get(SendLink), 'execute');
      const asked = await Promise.all(Array.from({ length: 8 }, () => forgot(email)));
      expect(asked.map(({ http }) => http)).toEqual(Array(8).fill(200));
      await eventually(() => looks.mock.results.length === 8);
      const sent = await Promise.all(looks.mock.results.map(({ value }) => value as Promise<boolean>));
      expect(sent.filter(Boolean)).toHaveLength(3);
      expect(await links()).toBe(3);
      looks.mockRestore();
      const network = newBrowser();
      const answers = await Promise.all(Array.from({ length: 25 }, () => forgot(newEmail(), network)));
      expect(answers.filter(({ http }) => http === 429)).toHaveLength(5);
    });

    it('find a link useless after an hour, or when an operator has closed the account', async () => {
      const { email } = await customer();
      await forgot(email);
      const old = await tokenTo(email, 'reset-password');
      api.clock.moveOn(HOUR_SEC);
      useless(await reset(old));
      await forgot(email);
      const token = await tokenTo(email, 'reset-password');
      const account = await api.app.get(AccountsRepository).findByEmail(email);
      await api.app.get(SuspendAccount).execute(account!, 'spam');
      useless(await reset(token));
      useless(await reset('x'.repeat(43)));
    });
  });

  describe('who want another address', () => {
    const change = (browser: Browser, email: string, password = PASSWORD) =>
      browser.post('/api/v1/auth/email', { email, password });

    it('have it once its link is opened; the former one is told', async () => {
      const { browser, email, account } = await verified();
      const next = newEmail();
      const wrong = await change(browser, next, 'khong-phai-mat-khau');
      expect([wrong.http, wrong.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect((await change(browser, next)).http).toBe(200);
      expect((await account()).email).toBe(email);
      await forgot(email);
      const stale = await tokenTo(email, 'reset-password');
      const moved = await verify(await tokenTo(next));
      expect(moved.body.result).toEqual({ email: next, free_credits: 0 });
      expect(await account()).toMatchObject({ email: next, email_verified: true });
      const farewell = await mailTo(email, /đã chuyển sang địa chỉ khác/);
      expect(plainTextOf(farewell)).not.toContain(next); // whoever reads the former address's mails may be a stranger
      useless(await reset(stale));
      expect((await newBrowser().logIn(next)).http).toBe(200);
      expect((await newBrowser().logIn(email)).http).toBe(401);
    });

    it("cannot take another account's, not even one that is opened meanwhile, or one that is thrown away", async () => {
      const { browser } = await verified();
      const taken = newEmail();
      expect((await change(browser, taken)).http).toBe(200);
      const token = await tokenTo(taken);
      await customer(taken);
      const late = await verify(token);
      expect([late.http, late.body.code]).toEqual([409, 'EMAIL_TAKEN']);
      expect((await change(browser, taken)).body.code).toBe('EMAIL_TAKEN');
      expect((await change(browser, 'lan@mailinator.com')).body).toMatchObject({
        errors: [{ field: 'email', code: 'DISPOSABLE' }],
      });
    });
  });

  it('tell of a new password, which makes every link useless', async () => {
    const { browser, email, account } = await verified();
    const [next, former] = [newEmail(), email];
    expect((await browser.post('/api/v1/auth/email', { email: next, password: PASSWORD })).http).toBe(200);
    await forgot(former);
    const tokens = [await tokenTo(next), await tokenTo(former, 'reset-password')] as const;
    const change = { current_password: PASSWORD, new_password: NEW_PASSWORD };
    expect((await browser.post('/api/v1/auth/password', change)).http).toBe(200);
    await mailTo(former, /mọi thiết bị khác đã bị đăng xuất/);
    useless(await verify(tokens[0]));
    useless(await reset(tokens[1]));
    expect((await account()).email).toBe(former);
  });

  it('tell of a sign-in from a browser that is not known, once the address is verified', async () => {
    const { browser, email } = await verified();
    smtp.mails.length = 0;
    expect((await browser.logIn(email)).http).toBe(200);
    await send();
    expect(smtp.mails).toEqual([]);
    const stranger = newBrowser();
    expect((await stranger.logIn(email)).http).toBe(200);
    await mailTo(email, new RegExp(`Firefox trên Linux · ${stranger.address}`));
    const unverified = await customer();
    await mailTo(unverified.email);
    smtp.mails.length = 0;
    await newBrowser().logIn(unverified.email);
    await send();
    expect(smtp.mails).toEqual([]);
  });

  it('reach those whom the operator has given an account, in Vietnamese', async () => {
    const email = newEmail();
    await api.app.get(OpenAccount).execute({ email, password: null, name: 'Lan', role: 'customer' });
    await forgot(email);
    await mailTo(email, /Đặt mật khẩu mới/);
  });
});

describe('a service without a mail server', () => {
  let api: AccountApi;
  beforeAll(async () => {
    api = await startAccountApi();
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  it('gives the free credits at once, and says of what needs a mail that it sends none', async () => {
    const browser = new Browser(api, '203.0.113.1');
    const { result } = (await browser.register('lan@example.com')).body;
    expect(result).toMatchObject({
      free_credits: 1000,
      account: { email_verified: false, credits_await_verification: false },
    });
    expect((await browser.get('/api/v1/auth/register')).body.result.sends_mails).toBe(false);
    const calls = [
      await browser.post('/api/v1/auth/forgot-password', { email: 'lan@example.com' }),
      await browser.post('/api/v1/auth/resend-verification'),
      await browser.post('/api/v1/auth/email', { email: 'minh@example.com', password: PASSWORD }),
    ];
    expect(calls.map(({ http, body }) => [http, body.code])).toEqual(
      calls.map(() => [409, 'MAIL_NOT_CONFIGURED']),
    );
    for (const path of ['verify-email', 'reset-password']) {
      const body = { token: 'x'.repeat(43), ...(path === 'reset-password' && { password: NEW_PASSWORD }) };
      expect((await browser.post(`/api/v1/auth/${path}`, body)).http).toBe(400);
    }
  });
});
