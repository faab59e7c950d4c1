import type { Locator, Request } from 'playwright-core';
import type { Visitor } from './browser';

/** What a visitor is told where nothing answered. */
const TOLD = 'Không kết nối được máy chủ.';

/** What the page asks for by itself. */
const KINDS = ['fetch', 'xhr', 'eventsource', 'image', 'script'];

/** What the page asks for in the background and tells nobody of: it is lost once. */
const SILENT = /\/(orders\/CODE\/events|check-status\/CODE)$/;

/** Presses every button that asks again. One call, because the page may do the same by itself meanwhile. */
export const PRESS_RETRY = `[...document.querySelectorAll('button')]
  .filter(({ textContent }) => textContent === 'Thử lại')
  .forEach((button) => button.click())`;

/**
 * A network in which every request of an open page is lost until the visitor has been told so and asks again; from then
 * on it comes through. What the page was opened with comes through, too.
 */
export class LosingNetwork {
  /** Each request that was lost, once. */
  readonly lost = new Set<string>();
  private readonly mended = new Set<string>();

  private constructor(private readonly visitor: Visitor) {}

  static async around(visitor: Visitor): Promise<LosingNetwork> {
    const network = new LosingNetwork(visitor);
    const loaded = `performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)`;
    for (const path of await visitor.page.evaluate<string[]>(loaded)) network.mended.add(`GET ${path}`);
    await visitor.page.route('**/*', async (route) => {
      const request = route.request();
      const name = nameOf(request);
      if (!KINDS.includes(request.resourceType()) || network.mended.has(name)) return route.continue();
      network.lost.add(name);
      if (SILENT.test(name)) network.mended.add(name);
      return route.abort();
    });
    return network;
  }

  /**
   * Does something, and as often as the visitor is told that the server was not reached, asks again or does it again.
   * @throws Error when the goal is not reached, or the message stays although it is
   */
  async despite(act: () => Promise<unknown>, goal: Locator): Promise<void> {
    const { page } = this.visitor;
    const told = page.getByRole('alert').filter({ hasText: TOLD }).filter({ visible: true });
    const unanswerable = told.filter({ hasNot: page.getByRole('button', { name: 'Thử lại' }) });
    await act();
    for (;;) {
      await goal.or(told).first().waitFor();
      await page.locator('.loading').first().waitFor({ state: 'detached' });
      if ((await told.count()) === 0) return;
      for (const name of this.lost) this.mended.add(name);
      await page.evaluate(PRESS_RETRY);
      // What was asked again may have led on already, to a screen that tells of its own loss: its button is pressed next.
      if ((await unanswerable.count()) === 0) continue;
      await act();
      await unanswerable.first().waitFor({ state: 'detached' });
    }
  }
}

/** What is asked for, whichever one of its kind. */
function nameOf(request: Request): string {
  const path = new URL(request.url()).pathname
    .replace(/LOA\d+/, 'CODE')
    .replace(/[0-9a-f]{40}/, 'HASH')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ID');
  return `${request.method()} ${path}`;
}
