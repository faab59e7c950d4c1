/**
 * npm run screenshots
 *
 * Writes pictures of the main screens, in Vietnamese and English, to docs/screenshots: of the built service, with
 * sample customers and money, in Debian's Chromium.
 */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { Client as Database } from 'pg';
import globalSetup from '../test/harness/jest/global-setup';
import globalTeardown from '../test/harness/jest/global-teardown';
import { Client } from '../test/harness/client';
import { Service } from '../test/harness/service';
import { launchChromium, Visitor } from '../test/harness/web/browser';
import { fillCustomerScreens, fillOperatorScreens } from '../test/harness/web/screens';
import { openOperatorAccount } from '../test/harness/web/stage';

const FOLDER = path.resolve(__dirname, '../docs/screenshots');
const WINDOW = {
  viewport: { width: 1280, height: 800 },
  timezoneId: 'Asia/Ho_Chi_Minh',
  locale: 'vi-VN',
  reducedMotion: 'reduce',
} as const;
const LANGUAGES = ['vi', 'en'] as const;
const SAMPLE = 'Xin chào! Hôm nay là 20/11/2026, giá vé là 150.000đ, hotline 1900 1234.';

/** Nothing is missing that comes later than the text. */
const PICTURES_SHOWN = `Promise.all([
  document.fonts.ready,
  ...[...document.images].map((image) => image.decode()),
]).then(() => true)`;

/** A screen, the name of its picture, and what is done on it before it is taken. */
type Shot = readonly [name: string, path: string, prepare?: (visitor: Visitor) => Promise<void>];

const doorShots: readonly Shot[] = [
  ['welcome', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['licences', '/licences'],
];

const customerShots = (orderPath: string): readonly Shot[] => [
  ['overview', '/'],
  ['playground', '/playground', writeSample],
  ['history', '/history', ({ page }) => page.locator('.rows .button').first().click()],
  ['jobs', '/jobs', sendBook],
  ['credits', '/credits'],
  ['order', orderPath],
  ['keys', '/keys'],
  ['account', '/account'],
];

const operatorShots = (accountPath: string): readonly Shot[] => [
  ['admin-dashboard', '/admin'],
  ['admin-accounts', '/admin/accounts'],
  ['admin-account', accountPath],
  ['admin-orders', '/admin/orders'],
  ['admin-unmatched', '/admin/unmatched'],
  ['admin-assign', '/admin/unmatched', ({ page }) => page.locator('td .button').first().click()],
  ['admin-transfers', '/admin/transfers'],
  ['admin-plans', '/admin/plans'],
  ['admin-voices', '/admin/voices'],
  ['admin-health', '/admin/health'],
];

async function writeSample({ page }: Visitor): Promise<void> {
  await page.locator('#manuscript').fill(SAMPLE);
  await page.locator('.reading__spoken').waitFor();
}

/** A book that is being read, and those of before. */
async function sendBook({ page }: Visitor): Promise<void> {
  const { href } = new URL('/api/v1/tts/jobs', page.url());
  const input_text = `Chương 1\n\n${'Ngày xửa ngày xưa, ở một làng nhỏ ven sông, có hai ông bà già. '.repeat(500)}`;
  await page.request.post(href, { data: { input_text, output: { chapters: 'headings', subtitles: 'srt' } } });
  await page.reload();
  await page.locator('progress:not([value="0"])').first().waitFor();
}

async function take(visitor: Visitor, shots: readonly Shot[]): Promise<void> {
  for (const language of LANGUAGES) {
    await visitor.chooseLanguage(language);
    for (const [name, address, prepare] of shots) {
      await visitor.open(address);
      await prepare?.(visitor);
      await visitor.settle();
      await visitor.page.evaluate(PICTURES_SHOWN);
      await visitor.page.screenshot({ path: path.join(FOLDER, `${name}-${language}.png`) });
    }
  }
}

/** A month of work: what was spoken now is moved to the days before, more of it on some than on others. */
async function spreadUsage(databaseUrl: string): Promise<void> {
  const database = new Database(databaseUrl);
  await database.connect();
  await database.query(
    `UPDATE speech_requests
     SET created_at = created_at - (n * n * 7 % 29) * interval '1 day',
         finished_at = finished_at - (n * n * 7 % 29) * interval '1 day'
     FROM (SELECT id, row_number() OVER (ORDER BY created_at DESC) - 3 AS n FROM speech_requests) AS numbered
     WHERE numbered.id = speech_requests.id AND n > 0`,
  );
  await database.end();
}

async function takeAll(browser: Browser, service: Service): Promise<void> {
  const { baseUrl } = service;
  const arrive = () => Visitor.arrive(browser, baseUrl, WINDOW);
  const stranger = await arrive();
  await stranger.open('/login');
  await take(stranger, doorShots);

  const anyone = new Client(baseUrl);
  for (const [email, name] of [
    ['minh.tran@example.com', 'Trần Quang Minh'],
    ['bao.nguoi.viet@example.com', 'Báo Người Việt'],
    ['thuvien@example.com', 'Thư viện Sách nói'],
  ]) {
    await anyone.post('/api/v1/auth/register', { email, name, password: 'mot-mat-khau-dai' });
  }
  const customer = await arrive();
  await customer.signUp('lan.nguyen@example.com');
  for (let number = 1; number <= 20; number += 1) {
    const input_text = `Bản tin số ${number}. ${'Trời nắng đẹp. '.repeat(1 + ((number * 5) % 4))}`;
    await customer.page.request.post(`${baseUrl}/api/v1/tts`, { data: { input_text } });
  }
  const [orderPath] = await fillCustomerScreens(customer, baseUrl);
  await spreadUsage(service.databaseUrl);
  await take(customer, customerShots(orderPath));

  const email = await openOperatorAccount(service);
  const operator = await arrive();
  await operator.logIn(email);
  const accountPath = await fillOperatorScreens(operator, baseUrl);
  await take(operator, operatorShots(accountPath));
}

async function main(): Promise<void> {
  await globalSetup();
  const service = await Service.start({ variables: { SIGNUP_CREDITS: '20000' } });
  const browser = await launchChromium();
  try {
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    await takeAll(browser, service);
  } finally {
    await browser.close();
    await service.stop();
    await globalTeardown();
  }
}

void main();
