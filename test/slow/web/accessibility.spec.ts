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
  ['/admin/unmatched', '.unmatched__waiting .actions .button'],
  ['/admin/plans', '.screen-head .button'],
  ['/admin/plans', 'td .button'],
  ['/admin/voices', '.card .button.primary'],
];

/**
 * Windows in which nothing may have to be scrolled sideways. Browsers zoom by making the pixels of CSS larger: at 200 % a
 * window of 1280 has room for 640 of them, as at 400 % for 320 (WCAG 2.2, success criteria 1.4.4 and 1.4.10, which says
 * so in a note).
 */
const NARROW = [
  ['320 pixels', { width: 320, height: 640 }],
  ['1280 pixels at 200 %', { width: 640, height: 450 }],
] as const;

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

  /**
   * What axe finds on a screen in light and, of what depends on colours alone, in dark: in one language, since the words of
   * the other have the same colours.
   */
  async function faultsOf(visitor: Visitor, language = 'vi'): Promise<string[]> {
    const { page } = visitor;
    await page.emulateMedia({ colorScheme: 'light' });
    const light = await visitor.accessibilityFaults();
    if (language !== 'vi') return light;
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await visitor.accessibilityFaults(['color-contrast', 'link-in-text-block']);
    return [...light, ...dark.map((fault) => `dark ${fault}`)];
  }

  /**
   * The windows that a screen does not fit. The page asks for no width itself, so a window that becomes narrower shows what
   * one shows that was so from the beginning.
   */
  async function overflowsOf({ page }: Visitor): Promise<string[]> {
    const usual = page.viewportSize()!;
    const found: string[] = [];
    for (const [name, viewport] of NARROW) {
      await page.setViewportSize(viewport);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      if (width > viewport.width) found.push(`needs ${width} pixels, with ${name}`);
    }
    await page.setViewportSize(usual);
    return found;
  }

  const allFaultsOf = async (visitor: Visitor, language = 'vi'): Promise<string[]> => [
    ...(await faultsOf(visitor, language)),
    ...(await overflowsOf(visitor)),
  ];

  /** Looks at screens in both languages. @returns what is found on them */
  async function tour(visitor: Visitor, paths: readonly string[], look = faultsOf): Promise<string[]> {
    const found: string[] = [];
    for (const language of ['vi', 'en'] as const) {
      await visitor.chooseLanguage(language);
      await visitor.open(paths[0]!);
      for (const path of paths) {
        await visitor.turnTo(path);
        found.push(...(await look(visitor, language)).map((fault) => `${language} ${path} ${fault}`));
      }
    }
    return found;
  }

  const press = async (page: Page, buttons: readonly string[]): Promise<void> => {
    for (const button of buttons) await page.locator(button).first().click();
  };

  // In this order: the first of them needs lists that nobody has filled yet.
  it(
    'has no fault against WCAG 2.2 AA and best practices, in either language, light or dark, where nothing is in it yet; its door fits a phone',
    async () => {
      const stranger = await stage.arrive();
      await stranger.open('/login');
      const visitor = await stage.arriveAsOperator();
      expect(await tour(stranger, VISITOR_SCREENS, allFaultsOf)).toEqual([]);
      expect(await tour(visitor, SCREENS)).toEqual([]);
      await stranger.context.close();
      await visitor.context.close();
    },
    TOUR_LIMIT_MS,
  );

  it(
    'has no fault against WCAG 2.2 AA and best practices, and fits a phone, in either language, light or dark, where every list is full, and has none in what opens on top',
    async () => {
      const visitor = await stage.arriveAsOperator();
      const { page } = visitor;
      const found = await tour(visitor, await fullScreens(visitor), allFaultsOf);
      await visitor.open('/playground');
      await page.locator('#manuscript').fill('Mục 3.5 ngày 20/11, giá 150.000đ.');
      await page.locator('.reading__token').first().click();
      await page.locator('.reading__token-card').waitFor();
      found.push(...(await allFaultsOf(visitor)));
      await page.locator('#manuscript').press('Control+Enter');
      await page.locator('.transport__waveform').waitFor();
      found.push(...(await faultsOf(visitor)));
      await page.locator('#manuscript').fill(WIDE);
      await page.locator('.reading__piece').waitFor();
      found.push(...(await overflowsOf(visitor)));
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
    'has no fault against WCAG 2.2 AA and best practices, in either language, light or dark, where the server cannot be reached',
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
});
