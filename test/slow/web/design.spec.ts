import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { BUILD_LIMIT_MS, ensureBuilt } from '../../harness/built-app';
import { eventually } from '../../harness/eventually';
import { FileServer } from '../../harness/servers/file-server';
import { TOOLS_LIMIT_MS } from '../../harness/tools';
import { launchChromium } from '../../harness/web/browser';
import { type Box, PictureComparison } from '../../harness/web/compare-pictures';

const ROOT = path.resolve(__dirname, '../../..');
const BUILT = path.join(ROOT, '.cache/design');
/** The pictures as they should be, and where those are put that differ. */
const WANTED = path.join(__dirname, 'pictures');
const FOUND = path.join(ROOT, '.cache/design-pictures');

const UPDATES = Boolean(process.env.UPDATE_PICTURES);

/** How many pixels may differ between two browsers that draw the same: less than a line of a button's edge. */
const MOST_DIFFERING = 60;

const THEMES = ['light', 'dark'] as const;

/** What browsers and machines draw differently. */
const ALIKE_EVERYWHERE = ['--font-render-hinting=none', '--disable-lcd-text', '--hide-scrollbars'];

/** On a busy machine the windows take their time. */
const PATIENCE_MS = 90_000;

/** When the page is opened, by its clocks, and stops them: after whatever changes by itself has changed. */
const NOW = new Date('2026-11-20T02:00:00Z');
const LOADED_MS = 3_600_000;
const WAITED_MS = 9_000;

/**
 * What comes of the machine and not of us is left out: signs of its fonts, its type for programs, the browser's own
 * player; and what the page says of the states, which would take half of the pictures' room. Nothing moves, nothing blinks.
 */
const PICTURED = `
  :root { --mono: 'Be Vietnam Pro' }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }
  :focus-visible:not(.as-focus-visible) { outline: none !important }
  span[aria-hidden] { display: none }
  audio, h2:has(+ .states), figcaption[lang] { visibility: hidden }
`;

/** Whether pictures have come. */
const PICTURES_CAME = `Array.from(document.images).every((it) => it.complete)`;
/** Whether a state in a window of its own has fetched what it shows. */
const SHOWN = `document.querySelector('#root > * > *') !== null && document.querySelector('.loading') === null`;

/** Every file that was built, by its address. */
async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [`/${path.relative(folder, file)}`, await readFile(file)] as const),
    ),
  );
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

describe('the design page', () => {
  const faults: string[] = [];
  let server: FileServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    const build = ['vite', 'build', '--config', 'src/web/design/vite.config.ts', '--logLevel', 'warn'];
    await promisify(execFile)('npx', build, { cwd: ROOT });
    server = await FileServer.start(await filesOf(BUILT));
    server.answer = (call) => {
      const { pathname } = new URL(call.path, server.url);
      const headers = { 'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream' };
      server.serve({ ...call, path: pathname }, { headers });
    };
    browser = await launchChromium(...ALIKE_EVERYWHERE);
    context = await browser.newContext({
      viewport: { width: 1152, height: 900 },
      locale: 'vi-VN',
      timezoneId: 'Asia/Ho_Chi_Minh',
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('response', (answer) => {
      // What the page is made of; sounds and events of its examples lead nowhere.
      if (answer.status() >= 400 && /\.(?:js|css|woff2|svg)$/.test(answer.url()))
        faults.push(`${answer.status()} ${answer.url()}`);
    });
    await page.clock.install({ time: NOW });
    await page.goto(`${server.url}/design.html`);
    await page.locator('.specimen').last().waitFor();
    const windows = await page.locator('iframe').count();
    await eventually(() => page.frames().length === 1 + windows);
    for (const frame of page.frames()) {
      const came = frame === page.mainFrame() ? PICTURES_CAME : `${SHOWN} && ${PICTURES_CAME}`;
      await eventually(() => frame.evaluate<boolean>(came));
      await frame.addStyleTag({ content: PICTURED });
      await frame.evaluate('document.fonts.ready.then(() => true)');
    }
    await page.clock.pauseAt(NOW.getTime() + LOADED_MS);
    await page.clock.runFor(WAITED_MS);
  }, BUILD_LIMIT_MS + TOOLS_LIMIT_MS);

  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  const boxes = () =>
    page.evaluate<readonly (Box & { readonly name: string })[]>(
      `Array.from(document.querySelectorAll('.specimen'), (it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        return { name: it.dataset.specimen, x: Math.round(x), y: Math.round(y + scrollY),
          width: Math.round(width), height: Math.round(height) };
      })`,
    );

  it('shows every state without a fault', () => {
    expect(faults).toEqual([]);
  });

  it.each(THEMES)('looks as it is pictured, in the %s appearance', async (theme) => {
    await page.emulateMedia({ colorScheme: theme });
    const whole = await page.screenshot({ fullPage: true });
    const comparison = await PictureComparison.of(await context.newPage(), whole);
    const found: string[] = [];
    await Promise.all([mkdir(WANTED, { recursive: true }), mkdir(FOUND, { recursive: true })]);
    for (const { name, ...box } of await boxes()) {
      const file = `${name}-${theme}.png`;
      const wanted = await readFile(path.join(WANTED, file)).catch(() => null);
      const compared = await comparison.compare(box, wanted, MOST_DIFFERING);
      if (compared === null) continue;
      const { differing, actual, difference } = compared;
      if (UPDATES) {
        await writeFile(path.join(WANTED, file), actual);
        continue;
      }
      const [shown, marked] = [file, `${name}-${theme}-difference.png`].map((it) => path.join(FOUND, it));
      await Promise.all([writeFile(shown!, actual), writeFile(marked!, difference)]);
      found.push(`${name}: ${differing} pixels differ; see ${shown} and ${marked}`);
    }
    expect(found).toEqual([]);
  });

  it('has a picture of nothing that it does not show', async () => {
    const names = (await boxes()).flatMap(({ name }) => THEMES.map((theme) => `${name}-${theme}.png`));
    const stale = (await readdir(WANTED)).filter((file) => !names.includes(file));
    if (UPDATES) await Promise.all(stale.map((file) => rm(path.join(WANTED, file))));
    else expect(stale).toEqual([]);
  });

  it('is no part of what is shipped', async () => {
    const shipped = await filesOf(path.join(await ensureBuilt(), '../web'));
    expect(shipped.size).toBeGreaterThan(0);
    const parts = [...shipped].filter(
      ([name, content]) => /design/.test(name) || content.includes('specimen'),
    );
    expect(parts.map(([name]) => name)).toEqual([]);
  });
});
