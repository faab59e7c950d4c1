import type { Page } from 'playwright-core';
import type { Visitor } from '../../harness/web/browser';
import {
  CUSTOMER_SCREENS,
  fillCustomerScreens,
  fillOperatorScreens,
  OPERATOR_SCREENS,
  VISITOR_SCREENS,
} from '../../harness/web/screens';
import { TOUR_LIMIT_MS, useStage } from '../../harness/web/stage';

const SCREENS = [...CUSTOMER_SCREENS, ...OPERATOR_SCREENS, '/admin/accounts?search=nobody', '/no-such-page'];

/** What opens on top of a screen or in it, and the button that opens it. */
const OPENED: readonly (readonly [path: string, ...buttons: string[]])[] = [
  ['/history', '.rows [aria-expanded]', '.details .button'],
  ['/keys', 'td .button.danger'],
  ['/pronunciations', 'td .button:not(.danger)'],
  ['/pronunciations', 'th a', '.dictionary-tools .button.primary'],
  ['/webhooks', 'td .button.danger'],
  ['/admin/unmatched', 'td .button'],
  ['/admin/unmatched', '.waiting .actions .button'],
  ['/admin/plans', '.screen-head .button'],
  ['/admin/plans', 'td .button'],
  ['/admin/voices', '.card .button.primary'],
];

/** Has no place where a line could end, and something that is not spoken. */
const WIDE = `${'rộng'.repeat(60)} <!-- ${'không đọc '.repeat(20)} --> ${'1234567890'.repeat(12)}`;

describe('the account page for everybody', () => {
  const stage = useStage();

  let filled: Promise<string[]> | undefined;

  /** Puts something into every list, once. @returns every address of an operator, those of an order and a dictionary with them */
  const fullScreens = (visitor: Visitor): Promise<string[]> =>
    (filled ??= Promise.all([
      fillCustomerScreens(visitor, stage.service.baseUrl),
      fillOperatorScreens(visitor, stage.service.baseUrl),
    ]).then((addresses) => [...SCREENS, ...addresses.flat()]));

  /** What axe finds on a screen in light and, of what depends on colours alone, in dark. */
  async function faultsOf(visitor: Visitor): Promise<string[]> {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await visitor.accessibilityFaults();
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await visitor.accessibilityFaults(['color-contrast', 'link-in-text-block']);
    return [...light, ...dark.map((fault) => `dark ${fault}`)];
  }

  /** Looks at screens in both languages. @returns what is found on them */
  async function tour(visitor: Visitor, paths: readonly string[], look = faultsOf): Promise<string[]> {
    const found: string[] = [];
    for (const language of ['vi', 'en'] as const) {
      await visitor.chooseLanguage(language);
      await visitor.open(paths[0]!);
      for (const path of paths) {
        await visitor.turnTo(path);
        found.push(...(await look(visitor)).map((fault) => `${language} ${path} ${fault}`));
      }
    }
    return found;
  }

  const press = async (page: Page, buttons: readonly string[]): Promise<void> => {
    for (const button of buttons) await page.locator(button).first().click();
  };

  // In this order: the first of them needs lists that nobody has filled yet.
  it(
    'has no fault against WCAG 2.2 AA, in either language, light or dark, where nothing is in it yet',
    async () => {
      const stranger = await stage.arrive();
      await stranger.open('/login');
      const visitor = await stage.arriveAsOperator();
      expect(await tour(stranger, VISITOR_SCREENS)).toEqual([]);
      expect(await tour(visitor, SCREENS)).toEqual([]);
      await stranger.context.close();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'has no fault against WCAG 2.2 AA, in either language, light or dark, where every list is full, and in what opens on top',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const found = await tour(visitor, await fullScreens(visitor));
      await visitor.open('/playground');
      await page.locator('#manuscript').fill('Mục 3.5 ngày 20/11, giá 150.000đ.');
      await page.locator('.token').first().click();
      await page.locator('.token-card').waitFor();
      await page.locator('#manuscript').press('Control+Enter');
      await page.locator('.waveform').waitFor();
      found.push(...(await faultsOf(visitor)));
      for (const [path, ...buttons] of OPENED) {
        await visitor.open(path);
        await press(page, buttons);
        await page.getByRole('dialog').waitFor();
        await visitor.settle();
        found.push(...(await faultsOf(visitor)).map((fault) => `open ${path} ${fault}`));
      }
      expect(found).toEqual([]);
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'has no fault against WCAG 2.2 AA, in either language, light or dark, where the server cannot be reached',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const paths = await fullScreens(visitor);
      await page.route('**/api/**', (route) =>
        route.request().url().endsWith('/api/v1/account') ? route.continue() : route.abort(),
      );
      expect(await tour(visitor, paths)).toEqual([]);
      await page.getByRole('alert').first().waitFor();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  // Browsers zoom by making the pixels of CSS larger: at 200 % a window of 1280 has room for 640 of them, as
  // at 400 % for 320 (WCAG 2.2, success criteria 1.4.4 and 1.4.10, which says so in a note).
  it.each([
    ['320 pixels', { width: 320, height: 640 }],
    ['1280 pixels at 200 %', { width: 640, height: 450 }],
  ])(
    'fits %s without scrolling sideways',
    async (_name, viewport) => {
      const widthIfTooWide = async ({ page }: Visitor): Promise<string[]> => {
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        return width > viewport.width ? [String(width)] : [];
      };
      const stranger = await stage.arrive({ viewport });
      await stranger.open('/login');
      expect(await tour(stranger, VISITOR_SCREENS, widthIfTooWide)).toEqual([]);
      const visitor = await stage.arriveAsOperator({ viewport });
      expect(await tour(visitor, await fullScreens(visitor), widthIfTooWide)).toEqual([]);
      await visitor.turnTo('/playground');
      await visitor.page.locator('#manuscript').fill(WIDE);
      await visitor.page.locator('.piece').waitFor();
      expect(await widthIfTooWide(visitor)).toEqual([]);
      await stranger.context.close();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'is used with the keyboard alone',
    async () => {
      const visitor = await stage.arrive();
      const { page } = visitor;
      await visitor.signUp();
      await visitor.open('/');
      const focused = () => page.evaluate<string>('document.activeElement.textContent');
      const tabTo = async (name: string): Promise<void> => {
        await page.getByText(name, { exact: true }).first().waitFor();
        for (let step = 0; step < 40 && (await focused()) !== name; step += 1)
          await page.keyboard.press('Tab');
        expect(await focused()).toBe(name);
      };
      await tabTo('Thử giọng');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Thử giọng' }).waitFor();
      await page.locator('h1:focus').waitFor(); // the new screen's heading
      await tabTo('Dùng câu mẫu');
      await page.keyboard.press('Enter');
      await page.locator('.spoken').waitFor();
      await page.locator('#manuscript').focus();
      await tabTo('150.000đ');
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Cách đọc “150.000đ”' }).waitFor();
      await tabTo('Đóng');
      await page.keyboard.press('Enter');
      await page.locator('.token:focus').waitFor(); // where the card was opened
      await tabTo('Đọc thành tiếng');
      await page.keyboard.press('Enter');
      await visitor.hears();

      await visitor.open('/keys');
      await page.getByRole('textbox', { name: 'Tên khóa' }).focus();
      await page.keyboard.type('máy chủ');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Khóa mới của bạn' }).waitFor();
      expect(await focused()).toBe('Sao chép'); // what comes next is to copy the key
      await tabTo('Tôi đã cất khóa');
      await page.keyboard.press('Enter');
      await page.locator('input:focus').waitFor();
      await tabTo('Sửa');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      expect(await focused()).toBe('Sửa'); // where the dialog was opened
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );
});
