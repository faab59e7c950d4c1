import { hashSync } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { LogInJournal } from '../../../src/accounts/application/log-in/log-in-journal';
import { costs } from '../../../src/platform/admission/costs';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';

const { perAddress, perAccount, perPair, perBrowser, allBrowsers } = costs['log-in'].failures;

describe('logging in', () => {
  let api: AccountApi;
  let people = 0;
  beforeAll(async () => {
    api = await startAccountApi();
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  /** Somebody with an account, in the browser that has opened it. */
  async function newcomer(address = `198.51.100.${(people += 1)}`) {
    const browser = new Browser(api, address);
    const email = `nguoi-${people}-${Math.random()}@example.com`;
    expect((await browser.register(email)).http).toBe(200);
    return { browser, email };
  }

  /** Makes attempts, twenty at once: more might have to wait too long where the machine is busy. */
  async function answersTo(attempts: readonly (() => Promise<{ http: number }>)[]): Promise<number[]> {
    const answers: number[] = [];
    for (let from = 0; from < attempts.length; from += 20) {
      const batch = attempts.slice(from, from + 20).map((attempt) => attempt());
      answers.push(...(await Promise.all(batch)).map(({ http }) => http));
    }
    return answers;
  }
  /** Answers to attempts with a wrong password, each from one of the networks. */
  const guess = (email: string, addresses: readonly string[]): Promise<number[]> =>
    answersTo(addresses.map((address) => () => new Browser(api, address).logIn(email, 'khong-phai-dau')));
  const networks = (count: number, of: string): string[] =>
    Array.from({ length: count }, (_, index) => `${of}.${Math.floor(index / 250)}.${index % 250}`);
  const count = (answers: readonly number[], status: number): number =>
    answers.filter((each) => each === status).length;

  it('is refused after too many failures of one network with one account, and there only', async () => {
    const { email } = await newcomer();
    const answers = await guess(email, Array<string>(perPair.most + 10).fill('203.0.113.1'));
    expect([count(answers, 401), count(answers, 429)]).toEqual([perPair.most, 10]);
    const refused = await new Browser(api, '203.0.113.1').logIn(email);
    expect([refused.http, refused.body.code]).toEqual([429, 'RATE_LIMIT_EXCEEDED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit-policy']).toContain(`"failed-log-ins";q=${perPair.most}`);
    expect((await new Browser(api, '203.0.113.2').logIn(email)).http).toBe(200);
    const { email: other } = await newcomer();
    expect((await new Browser(api, '203.0.113.1').logIn(other)).http).toBe(200);
  });

  it('is refused after too many failures with one account, over however many networks', async () => {
    const { email, browser } = await newcomer();
    const answers = await guess(email, networks(perAccount.most + 20, '10.1'));
    expect([count(answers, 401), count(answers, 429)]).toEqual([perAccount.most, 20]);
    expect((await new Browser(api, '203.0.113.9').logIn(email)).http).toBe(429);
    browser.forget('session');
    expect((await browser.logIn(email)).http).toBe(200); // the owner, in the browser that is known
  });

  it('is slowed down for an address that nobody has as for one that somebody has', async () => {
    const answers = await guess('nobody@example.com', Array<string>(perPair.most + 5).fill('203.0.113.20'));
    expect([count(answers, 401), count(answers, 429)]).toEqual([perPair.most, 5]);
  });

  it('goes through for a known browser and for right passwords, however many fail at its network', async () => {
    const shared = '203.0.113.30';
    const { browser, email } = await newcomer(shared);
    const answers = await answersTo(
      Array.from(
        { length: perAddress.most + 10 },
        (_, index) => () => new Browser(api, shared).logIn(`gone-${index}@example.com`, 'khong-phai-dau'),
      ),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([perAddress.most, 10]);
    expect((await new Browser(api, shared).logIn(email)).http).toBe(429);
    browser.forget('session');
    for (let time = 1; time <= 3; time += 1) expect((await browser.logIn(email)).http).toBe(200);
  });

  it('counts no log-in that succeeds', async () => {
    const { email } = await newcomer();
    const stranger = new Browser(api, '203.0.113.40');
    for (let time = 1; time <= perPair.most + 5; time += 1) {
      stranger.forget();
      expect((await stranger.logIn(email)).http).toBe(200);
    }
  });

  it('knows a browser for its own account only, and by a cookie that nobody can make', async () => {
    const [lan, minh] = [await newcomer(), await newcomer()];
    await guess(minh.email, networks(perAccount.most, '10.2'));
    lan.browser.forget('session');
    expect((await lan.browser.logIn(minh.email)).http).toBe(429);
    const forger = new Browser(api, '203.0.113.50');
    forger.copyCookies(minh.browser);
    forger.forge('browser', (value) => (value.startsWith('0') ? '1' : '0') + value.slice(1));
    expect((await forger.logIn(minh.email)).http).toBe(429);
    forger.forge('browser', () => 'nonsense');
    expect((await forger.logIn(minh.email)).http).toBe(429);
    forger.copyCookies(minh.browser);
    expect((await forger.logIn(minh.email)).http).toBe(200);
  });

  it('refuses a known browser that keeps on failing', async () => {
    const { browser, email } = await newcomer();
    for (let time = 1; time <= perBrowser.most; time += 1) {
      expect((await browser.logIn(email, 'khong-phai-dau')).http).toBe(401);
    }
    expect((await browser.logIn(email)).http).toBe(429);
    expect((await new Browser(api, '203.0.113.60').logIn(email)).http).toBe(200);
  });

  it('gains nothing by the cookies of many log-ins', async () => {
    const { browser: owner, email } = await newcomer();
    const collected = [];
    for (let count = 1; count <= 4; count += 1) {
      const browser = new Browser(api, `203.0.113.${60 + count}`);
      expect((await browser.logIn(email)).http).toBe(200);
      collected.push(browser);
    }
    const answers = await answersTo(
      collected.flatMap((browser) =>
        Array.from({ length: 30 }, () => () => browser.logIn(email, 'khong-phai-dau')),
      ),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([allBrowsers.most, 20]);
    const change = { current_password: PASSWORD, new_password: 'mot-mat-khau-khac' };
    expect((await owner.post('/api/v1/auth/password', change)).http).toBe(429);
    expect((await new Browser(api, '203.0.113.70').logIn(email)).http).toBe(200); // counted apart
  });

  it('knows a browser by the password that it had, and keeps its name', async () => {
    const { browser, email } = await newcomer();
    const other = new Browser(api, '203.0.113.65');
    await other.logIn(email);
    const nameOf = ({ cookieJar }: Browser) => cookieJar.loa_browser!.slice(0, 36);
    const name = nameOf(browser);
    browser.forget('session');
    await browser.logIn(email);
    const change = { current_password: PASSWORD, new_password: 'mot-mat-khau-khac' };
    expect((await browser.post('/api/v1/auth/password', change)).http).toBe(200);
    expect(nameOf(browser)).toBe(name);
    await guess(email, networks(perAccount.most, '10.4'));
    browser.forget('session');
    expect((await browser.logIn(email, change.new_password)).http).toBe(200);
    expect((await other.logIn(email, change.new_password)).http).toBe(429);
  });

  it('tells the owner who has failed, and nobody of whom there is no account', async () => {
    const { browser, email } = await newcomer();
    expect((await browser.get('/api/v1/account/sessions')).body.result.failed_log_ins).toEqual([]);
    await new Browser(api, '203.0.113.70').logIn(email, 'khong-phai-dau');
    await new Browser(api, '2001:db8:1:2:3::4').logIn(email, 'khong-phai-dau');
    await new Browser(api, '203.0.113.70').logIn('nobody-else@example.com', 'khong-phai-dau');
    let failures: { network: string }[] = [];
    while (failures.length < 2) {
      failures = (await browser.get('/api/v1/account/sessions')).body.result.failed_log_ins;
    }
    const failed_at = api.clock.now().toISOString();
    expect(new Set(failures)).toEqual(
      new Set([
        { network: '203.0.113.70', failed_at },
        { network: '2001:db8:1:2::/64', failed_at },
      ]),
    );
    const stored = await api.app.get(DataSource).query<unknown[]>('SELECT * FROM failed_log_ins');
    expect(JSON.stringify(stored)).not.toContain('nobody-else');
  });

  it('keeps of the failures what the owner is shown', async () => {
    const { browser } = await newcomer();
    const { id } = (await browser.get('/api/v1/account')).body.result.account;
    const journal = api.app.get(LogInJournal);
    const stored = async (): Promise<string[]> => {
      const select = 'SELECT network FROM failed_log_ins WHERE account_id = $1 ORDER BY id DESC';
      const rows = await api.app.get(DataSource).query<{ network: string }[]>(select, [id]);
      return rows.map(({ network }) => network);
    };
    const guessers = networks(25, '10.3');
    for (const network of guessers) {
      journal.noteFailure(id, network);
      await eventually(async () => (await stored())[0] === network);
    }
    expect(await stored()).toEqual(guessers.reverse().slice(0, 20));
  });

  it.each([
    ['12345678', 'MIN_LENGTH'],
    ['password123', 'COMMON_PASSWORD'],
  ])('needs a better password than %s', async (password, code) => {
    const browser = new Browser(api, '203.0.113.80');
    const refused = await browser.register(`${Math.random()}@example.com`, password);
    expect([refused.http, refused.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'password', code })],
    ]);
    const { browser: owner } = await newcomer();
    const change = await owner.post('/api/v1/auth/password', {
      current_password: PASSWORD,
      new_password: password,
    });
    expect([change.http, change.body.errors[0].field, change.body.errors[0].code]).toEqual([
      400,
      'new_password',
      code,
    ]);
  });

  it('still opens accounts whose password is older than these rules', async () => {
    const { browser, email } = await newcomer();
    const { email: old } = await newcomer();
    const sql = api.app.get(DataSource);
    await sql.query('UPDATE accounts SET password_hash = $1 WHERE email = $2', [hashSync('12345678'), old]);
    expect((await browser.logIn(old, '12345678')).http).toBe(200);
    expect((await browser.logIn(email)).http).toBe(200);
  });
});
