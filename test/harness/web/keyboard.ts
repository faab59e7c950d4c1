import type { Page } from 'playwright-core';

/** More than any screen has of what the keyboard stops at. */
const MOST_STOPS = 150;

/** What people call the thing that has the focus. */
const FOCUSED = `(({ activeElement: it }) =>
  it === document.body ? 'body' : it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent ?? it.textContent
)(document)`;

/** Somebody who has a keyboard and nothing else. Whenever they begin to look for something, something has the focus. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  focused(): Promise<string> {
    return this.page.evaluate<string>(FOCUSED);
  }

  /** Goes on with Tab until the thing of this name has the focus. */
  async tabTo(name: string): Promise<void> {
    if ((await this.focused()) === 'body') throw new Error(`The focus is lost on the way to “${name}”.`);
    const passed: string[] = [];
    while ((await this.focused()) !== name) {
      if (passed.length === MOST_STOPS) throw new Error(`Not “${name}” among: ${passed.join(' · ')}`);
      await this.page.keyboard.press('Tab');
      passed.push(await this.focused());
    }
  }

  async press(name: string): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }

  async write(label: string, text: string): Promise<void> {
    await this.tabTo(label);
    await this.page.keyboard.insertText(text);
  }
}
