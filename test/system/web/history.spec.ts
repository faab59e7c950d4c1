import type { Route } from 'playwright-core';
import type { Loose } from '../../harness/client';
import { senderOf } from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

describe('the history in the browser', () => {
  const stage = useStage();

  it(
    'shows by itself, as the overview does, that what was in progress is done',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await senderOf(visitor, stage.service.baseUrl)('POST', '/api/v1/tts', { input_text: 'Một câu.' });
      let isOpen = true;
      const answer = async (route: Route, changed: (result: Loose) => void): Promise<void> => {
        const response = await route.fetch();
        const json: Loose = await response.json();
        if (isOpen) changed(json.result);
        await route.fulfill({ response, json });
      };
      await page.route('**/api/v1/tts/history?*', (route) =>
        answer(route, ({ items }) => Object.assign(items[0], { status: 'PENDING', audio_url: null })),
      );
      await page.route('**/api/v1/account', (route) =>
        answer(route, ({ account }) => Object.assign(account.credits, { held: 8 })),
      );
      const state = (name: string) => page.locator('.badge').getByText(name);
      const held = (count: string) =>
        page.locator('.tile', { hasText: 'Đang giữ' }).getByText(count, { exact: true });

      await visitor.open('/');
      await state('Đang xử lý').waitFor();
      await held('8').waitFor();
      isOpen = false;
      await state('Thành công').waitFor();
      await held('0').waitFor();

      isOpen = true;
      await visitor.open('/history');
      await state('Đang xử lý').waitFor();
      expect(await page.getByRole('button', { name: 'Nghe: ' }).count()).toBe(0);
      isOpen = false;
      await page.getByRole('button', { name: 'Nghe: ' }).waitFor();
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'says that a first day is after the last, and does not ask for such requests',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await visitor.signUp();
      await visitor.open('/history?from=2026-12-31&to=2026-11-29');
      const from = page.getByLabel('Từ ngày');
      const told = page.getByText('“Từ ngày” phải trước hoặc trùng “Đến ngày”.');
      await told.waitFor();
      expect(await from.getAttribute('aria-invalid')).toBe('true');
      expect(await visitor.accessibilityFaults()).toEqual([]);
      await from.fill('2026-11-29');
      await page.getByText('Không tìm thấy yêu cầu nào').waitFor();
      expect(await told.count()).toBe(0);
      await page.getByLabel('Đến ngày').fill('2026-11-28');
      await told.waitFor();
      expect(
        asked.filter((url) => /tts\/history\?.*from=/.test(url)).map((url) => new URL(url).search),
      ).toEqual(['?page=1&limit=10&from=2026-11-29&to=2026-11-29']);
      expect(visitor.faults).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});
