import { Client } from '../../harness/client';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('Swagger UI in the browser', () => {
  const stage = useStage();

  it.each(['light', 'dark'] as const)(
    'has no fault against WCAG 2.2 AA and best practices: %s',
    async (colorScheme) => {
      const visitor = await stage.arrive({ colorScheme });
      const { page, context } = visitor;
      await page.goto(`${stage.service.baseUrl}/docs`);
      await page.locator('.opblock').first().waitFor();
      await page.locator('h3[aria-level]').first().waitFor();
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'tries a route with a key, forgets the key with the page, and loads nothing that its policy forbids',
    async () => {
      const { key } = await new Client(stage.service.baseUrl).newCustomer();
      const { page, context, faults } = await stage.arrive();
      await page.goto(`${stage.service.baseUrl}/docs`);

      await page.getByRole('button', { name: 'Authorize' }).first().click();
      const form = page.locator('.auth-container', { hasText: 'apiKey' }).first();
      await form.locator('input').fill(key);
      await form.getByRole('button', { name: 'Apply credentials' }).click();
      await form.getByRole('button', { name: 'Close' }).click();

      const route = page.locator('#operations-Accounts-account_show');
      await route.locator('.opblock-summary-control').click();
      await route.getByRole('button', { name: 'Execute' }).click();
      await route.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor();

      const kept = JSON.stringify(await context.storageState());
      expect(kept).not.toContain(key);
      expect(faults).toEqual([]);
      await context.close();
    },
    TOUR_LIMIT_MS,
  );
});
