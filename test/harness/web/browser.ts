import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { provideTools } from '../tools';

/** Chromium would otherwise look for updates and Google's hosts at every start. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/** The sandbox needs rights that containers and root do not have; the only pages are our own. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required', ...QUIET];

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The rules of WCAG 2.2, levels A and AA, and of best practices. */
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whatever a page is waited for comes within this, also on a machine that has much else to do. */
const PATIENCE_MS = 90_000;

export const PASSWORD = 'mot-mat-khau-dai';

/**
 * Debian's headless shell, the same browser as Chromium without windows and what belongs to them, which takes a third less
 * of a processor. A Chromium of the machine is left alone: it draws otherwise.
 * @param more arguments that it is started with
 */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const shell = 'chromium-headless-shell';
  await provideTools([shell]);
  const executablePath = findProgram(shell);
  if (!executablePath) throw new Error(`${shell} is not on PATH.`);
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] });
}

function findProgram(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).find((file) => existsSync(file));
}

/** One visitor's browser window, which keeps everything that went wrong in it. */
export class Visitor {
  /** Uncaught errors and violations of the content security policy. */
  readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    private readonly baseUrl: string,
  ) {}

  static async arrive(
    browser: Browser,
    baseUrl: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'vi-VN',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    const visitor = new Visitor(page, context, baseUrl);
    page.on('pageerror', (error) => visitor.faults.push(error.message));
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) visitor.faults.push(message.text());
    });
    return visitor;
  }

  /** Loads the page at an address. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.baseUrl + path);
    await this.settle();
  }

  /** Shows another screen without loading the page again, as links do. */
  async turnTo(path: string): Promise<void> {
    await this.page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)});
      dispatchEvent(new PopStateEvent('popstate'))`);
    await this.settle();
  }

  /** Waits until nothing of the screen is on its way any more. */
  async settle(): Promise<void> {
    await this.page.locator('h1').waitFor();
    await this.page.locator('.loading').first().waitFor({ state: 'detached' });
  }

  /** Reads the page in another language from its next load on. */
  async chooseLanguage(language: 'vi' | 'en'): Promise<void> {
    await this.page.evaluate(`localStorage.setItem('loa.language', '${language}')`);
  }

  /** Signs up through the form and waits for the overview. @returns the address used */
  async signUp(email = `${randomUUID()}@example.com`): Promise<string> {
    await this.open('/register');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Mật khẩu').fill(PASSWORD);
    await this.page.getByLabel('Tên hiển thị').fill('Lan');
    await this.page.getByRole('button', { name: 'Đăng ký' }).click();
    await this.page.getByRole('heading', { name: 'Xin chào, Lan' }).waitFor();
    return email;
  }

  /** Logs in through the form and waits for the overview, or the operator's dashboard. */
  async logIn(email: string): Promise<void> {
    await this.open('/login');
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Mật khẩu').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Đăng nhập' }).click();
    await this.page.getByRole('heading', { name: /^(Xin chào|Bảng điều hành)/ }).waitFor();
  }

  /** Follows an entry of the menu, and waits for all that its screen loads. */
  async goTo(name: string): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
    await this.settle();
  }

  /** @returns what axe finds against WCAG 2.2 AA and best practices, or against some of its rules; a line for each rule */
  async accessibilityFaults(rules: readonly string[] = AXE_TAGS): Promise<string[]> {
    if (!(await this.page.evaluate<boolean>('"axe" in window'))) await this.page.evaluate(AXE);
    const options = { runOnly: rules, resultTypes: ['violations'] };
    const found = await this.page.evaluate<{ id: string; nodes: { html: string }[] }[]>(
      `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
    );
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
  }

  /** Seconds of sound in the file that the page offers, by decoding all of it. */
  decodedSeconds(): Promise<number> {
    return this.page.evaluate<number>(`
      fetch(document.querySelector('a[download]').href)
        .then((response) => response.arrayBuffer())
        .then((bytes) => new OfflineAudioContext(1, 1, 48000).decodeAudioData(bytes))
        .then(({ duration }) => duration)`);
  }

  /** Waits until the playground has really played some of its sound. */
  async hears(): Promise<void> {
    await this.page.getByLabel('Vị trí trong âm thanh').waitFor();
    // Playwright's own waiting would evaluate text inside the page, which the page's policy forbids.
    while (
      !(await this.page.evaluate<boolean>(`document.querySelector('.transport__wave input').value > 0.2`))
    ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
