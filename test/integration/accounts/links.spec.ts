import { randomUUID } from 'node:crypto';
import { AccountsRepository } from '../../../src/accounts';
import { LinksRepository } from '../../../src/accounts/application/email/links.repository';
import { SendLink } from '../../../src/accounts/application/email/send-link';
import { sha256 } from '../../../src/accounts/application/secrets';
import type { LinkPurpose } from '../../../src/accounts/domain/email/account-link';
import { type AccountApi, Browser, PASSWORD, startAccountApi } from '../../harness/account-api';
import { BUILD_LIMIT_MS } from '../../harness/built-app';

const HOUR_SEC = 3600;

describe('the links that are sent for an account', () => {
  let api: AccountApi;
  beforeAll(async () => {
    api = await startAccountApi({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'loa@example.com' });
  }, BUILD_LIMIT_MS);
  afterAll(() => api.close());

  const newEmail = () => `${randomUUID()}@example.com`;

  async function customer() {
    const browser = new Browser(api, '203.0.113.1');
    const email = newEmail();
    await browser.register(email); // which sends the first
    return { browser, account: (await api.app.get(AccountsRepository).findByEmail(email))! };
  }

  it('count for a day, though a new password has made them useless', async () => {
    const { browser } = await customer();
    const again = async () => (await browser.post('/api/v1/auth/resend-verification')).http;
    for (let count = 2; count <= 5; count += 1) expect(await again()).toBe(200);
    const change = { current_password: PASSWORD, new_password: 'mot-mat-khau-khac' };
    expect((await browser.post('/api/v1/auth/password', change)).http).toBe(200);
    expect(await again()).toBe(429);
    const elsewhere = { email: newEmail(), password: change.new_password };
    expect((await browser.post('/api/v1/auth/email', elsewhere)).http).toBe(429);
    api.clock.moveOn(24 * HOUR_SEC);
    expect(await again()).toBe(200);
  });

  it('are good once, and not after all of them were disabled', async () => {
    const { account } = await customer();
    const links = api.app.get(LinksRepository);
    const purpose: LinkPurpose = 'reset-password';
    const now = api.clock.now();
    const times = { createdAt: now, expiresAt: new Date(now.getTime() + HOUR_SEC * 1000) };
    const [one, other] = [sha256(randomUUID()), sha256(randomUUID())];
    for (const hash of [one, other])
      await links.add({ hash, accountId: account.id, purpose, email: account.email, ...times });
    const takes = await Promise.all([one, one, one].map((hash) => links.take(hash, purpose, now)));
    expect(takes.filter((link) => link?.hash.equals(one))).toHaveLength(1);
    expect(await links.find(one, purpose, now)).toBeNull();
    await links.disableAll(account.id);
    expect(await links.find(other, purpose, now)).toBeNull();
    expect(await links.take(other, purpose, now)).toBeNull();
    expect(await links.count(account.id, purpose, now)).toBe(2);
    const another = () => api.app.get(SendLink).execute(account, purpose);
    expect([await another(), await another()]).toEqual([true, false]);
    api.clock.moveOn(HOUR_SEC);
    expect(await another()).toBe(true);
  });
});
