import type { Browser } from 'playwright-core';
import { BUILD_LIMIT_MS } from '../support/built-app';
import { Service } from '../support/service';
import { launchChromium, Visitor } from './browser';

const LIMIT_MS = 120_000;

/** What runs when a text is taken for markup, an attribute, an address, a formula or a template. */
const ATTACKS = [
  '<script>hacked=1</script>',
  '<img src=x onerror=hacked=1>',
  '<svg onload=hacked=1>',
  '<iframe srcdoc="<script>top.hacked=1</script>">',
  '<a href="javascript:hacked=1">x</a>',
  '" onfocus="hacked=1" autofocus="',
  "' onmouseover='hacked=1",
  'javascript:hacked=1',
  '=HYPERLINK("javascript:hacked=1")',
  '{{constructor.constructor("hacked=1")()}}',
  '${hacked=1}',
  '\u202e<b onclick=hacked=1>txet\u202c',
];

/** Each on its own, and behind what could end the place it stands in. */
const HOSTILE = ['', '</title>', '-->', ']]>', '"></textarea>'].flatMap((end) =>
  ATTACKS.map((attack) => end + attack),
);

/** Turns an attack that runs, on any page, into an uncaught error, which the visitor notes. */
const ALARM = `Object.defineProperty(window, 'hacked', {
  set: () => setTimeout(() => { throw new Error('hacked'); }),
});`;

describe('hostile text in everything that is shown again', () => {
  let service: Service;
  let browser: Browser;

  beforeAll(async () => {
    service = await Service.start({ variables: { SIGNUP_CREDITS: '100000' } });
    browser = await launchChromium();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  it(
    'is shown as it was written, and nothing of it runs',
    async () => {
      const visitor = await Visitor.arrive(browser, service.baseUrl);
      const { page } = visitor;
      await visitor.context.addInitScript(ALARM);
      await visitor.signUp();
      for (const text of HOSTILE) {
        const key = await page.request.post(`${service.baseUrl}/api/v1/account/api-keys`, {
          data: { name: text },
        });
        expect(key.status()).toBe(200);
        const data = { input_text: `Chào ${text}` };
        expect((await page.request.post(`${service.baseUrl}/api/v1/tts`, { data })).status()).toBe(200);
      }

      await visitor.open('/keys');
      await page.getByRole('rowheader').last().waitFor();
      expect((await page.getByRole('rowheader').allInnerTexts()).sort()).toEqual([...HOSTILE].sort());
      await page.getByRole('button', { name: 'Xóa khóa' }).first().click();
      await page.getByRole('dialog').waitFor();

      for (let number = 1; number <= HOSTILE.length / 10; number += 1) {
        await visitor.open(`/history?page=${number}`);
        await page.getByText(`Trang ${number} /`).waitFor();
        await page
          .getByRole('button', { name: /^Nghe và tải/ })
          .first()
          .click();
        await page.locator('audio').waitFor();
      }
      await visitor.open('/');
      await page.getByText('Xem tất cả').waitFor();

      await visitor.open('/playground');
      for (const text of HOSTILE.slice(0, ATTACKS.length)) {
        await page.getByLabel('Văn bản').fill(text);
        await page.locator('.spoken').waitFor();
      }
      for (const text of ATTACKS) await visitor.open(`/credits/${encodeURIComponent(text)}`);

      expect(visitor.faults).toEqual([]);
      const alarm = page.waitForEvent('pageerror');
      await page.evaluate('hacked = 1'); // the alarm does ring
      expect((await alarm).message).toBe('hacked');
      await visitor.context.close();
    },
    LIMIT_MS,
  );
});
