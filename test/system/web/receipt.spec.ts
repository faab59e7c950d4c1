import { Client } from '../../harness/client';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

/** As long as a buyer may be named, with a word that fits no line, in two directions. */
const BUYER = {
  name: `شركة الصوت ${'Côngtytráchnhiệmhữuhạn'.repeat(20)}`.slice(0, 200),
  tax_code: '0101248141-001',
  address: 'Số 1 ngõ 2 phố Trần Duy Hưng, '.repeat(20).slice(0, 300),
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
};

describe('the receipt as a page', () => {
  const stage = useStage();

  it.each([
    ['vi', 'Biên nhận thanh toán', 'light'],
    ['en', 'Payment receipt', 'dark'],
  ] as const)(
    'is read in %s on a narrow screen and on paper',
    async (lang, title, colorScheme) => {
      const { client, key } = await new Client(stage.service.baseUrl).newCustomer();
      const wanted = { plan_id: 'pro', billing_cycle: 'yearly' };
      expect((await client.call('PUT', '/api/payment/billing-details', BUYER)).http).toBe(200);
      const { order_code } = (await client.post('/api/payment/orders', wanted)).body.result.order;
      await client.post('/api/payment/mock-pay', { order_code });
      const visitor = await stage.arrive({
        extraHTTPHeaders: { authorization: `Bearer ${key}` },
        viewport: { width: 320, height: 640 },
        colorScheme,
      });
      const { page } = visitor;
      await page.goto(`${stage.service.baseUrl}/api/payment/orders/${order_code}/receipt?lang=${lang}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      const isTooWide = 'document.documentElement.scrollWidth > innerWidth';
      expect(await page.evaluate(isTooWide)).toBe(false);
      expect(await visitor.accessibilityFaults()).toEqual([]);
      expect(await page.getByText(BUYER.name).isVisible()).toBe(true);

      await page.emulateMedia({ media: 'print', colorScheme });
      await page.setViewportSize({ width: 643, height: 972 }); // A4 without its margins
      expect(await page.evaluate(isTooWide)).toBe(false);
      const background = await page.evaluate('getComputedStyle(document.documentElement).colorScheme');
      expect(background).toBe('light'); // dark paper would be ink
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});
