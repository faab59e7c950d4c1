import type { Browser } from 'playwright-core';
import { BUILD_LIMIT_MS } from '../support/built-app';
import { Service } from '../support/service';
import { launchChromium, Visitor } from './browser';

const LIMIT_MS = 120_000;

const SCREENS = ['/', '/playground', '/history', '/credits', '/keys', '/account', '/no-such-page'];

describe('the account page for everybody', () => {
  let service: Service;
  let browser: Browser;

  beforeAll(async () => {
    service = await Service.start();
    browser = await launchChromium();
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** Nothing is on its way any more. */
  const settled = ({ page }: Visitor) => page.locator('.loading').first().waitFor({ state: 'detached' });

  /** Makes a request, a key and an order, so that every list has something in it. */
  async function fill({ page }: Visitor): Promise<string> {
    const post = async (path: string, data: object) =>
      (await (await page.request.post(service.baseUrl + path, { data })).json()) as { result: unknown };
    await post('/api/v1/tts', { input_text: 'Xin chào! 20/11' });
    await post('/api/v1/account/api-keys', { name: 'máy chủ web' });
    const { result } = await post('/api/payment/orders', { plan_id: 'pro', billing_cycle: 'monthly' });
    return `/credits/${(result as { order: { order_code: string } }).order.order_code}`;
  }

  async function chooseLanguage(visitor: Visitor, language: string): Promise<void> {
    await visitor.page.evaluate(`localStorage.setItem('loa.language', '${language}')`);
  }

  it.each([
    ['light', 'vi'],
    ['dark', 'en'],
  ] as const)(
    'has no fault against WCAG 2.2 AA, empty or full, in %s and %s',
    async (colorScheme, language) => {
      const visitor = await Visitor.arrive(browser, service.baseUrl, { colorScheme });
      const found: string[] = [];
      const look = async (path: string): Promise<void> => {
        await visitor.open(path);
        await settled(visitor);
        found.push(...(await visitor.accessibilityFaults()).map((fault) => `${path} ${fault}`));
      };
      for (const path of ['/login', '/register']) await look(path);
      await visitor.signUp();
      await chooseLanguage(visitor, language);
      for (const path of SCREENS) await look(path);
      const orderPath = await fill(visitor);
      for (const path of [...SCREENS, orderPath]) await look(path);
      await visitor.page.route('**/api/**', (route) =>
        route.request().url().endsWith('/account') ? route.continue() : route.abort(),
      );
      for (const path of SCREENS) await look(path);
      expect(found).toEqual([]);
      await visitor.context.close();
    },
    LIMIT_MS,
  );

  it(
    'fits 320 pixels without scrolling sideways',
    async () => {
      const visitor = await Visitor.arrive(browser, service.baseUrl, {
        viewport: { width: 320, height: 640 },
      });
      const tooWide: string[] = [];
      const measure = async (path: string): Promise<void> => {
        await visitor.open(path);
        await settled(visitor);
        const width = await visitor.page.evaluate<number>('document.documentElement.scrollWidth');
        if (width > 320) tooWide.push(`${path}: ${width}`);
      };
      for (const path of ['/login', '/register']) await measure(path);
      await visitor.signUp();
      const orderPath = await fill(visitor);
      for (const path of [...SCREENS, orderPath]) await measure(path);
      expect(tooWide).toEqual([]);
      await visitor.context.close();
    },
    LIMIT_MS,
  );

  it(
    'is used with the keyboard alone',
    async () => {
      const visitor = await Visitor.arrive(browser, service.baseUrl);
      const { page } = visitor;
      await visitor.signUp();
      await visitor.open('/');
      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      const tabTo = async (name: string): Promise<void> => {
        for (let step = 0; step < 40 && (await focused()) !== name; step += 1)
          await page.keyboard.press('Tab');
        expect(await focused()).toBe(name);
      };
      await tabTo('Thử giọng');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Thử giọng' }).waitFor();
      expect(await focused()).toBe('Thử giọng'); // the new screen's heading
      await tabTo('Dùng câu mẫu');
      await page.keyboard.press('Enter');
      await page.locator('.spoken').waitFor();
      await page.locator('#manuscript').focus();
      await tabTo('Đọc thành tiếng');
      await page.keyboard.press('Enter');
      await page.locator('audio').waitFor();
      await visitor.context.close();
    },
    LIMIT_MS,
  );
});
