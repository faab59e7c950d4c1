import { keepFocus } from './keep-focus';

const element = (id: string) => document.getElementById(id)!;

/** What changes a page is noticed once the change is complete. */
const noticed = () => new Promise((resolve) => setTimeout(resolve));

describe('the focus', () => {
  let stop: () => void;
  beforeEach(() => {
    document.body.innerHTML = `<main id="main" tabindex="-1"><section id="outer"><form id="inner">
      <button id="button">A</button><button id="other">B</button></form></section></main>`;
    stop = keepFocus(document.body);
    element('button').focus();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  it('goes to the part that is left around what is gone, which has it once', async () => {
    element('button').remove();
    await noticed();
    expect(document.activeElement).toBe(element('inner'));
    element('other').focus();
    expect(element('inner').hasAttribute('tabindex')).toBe(false);
    element('inner').remove();
    await noticed();
    expect(document.activeElement).toBe(element('outer'));
  });

  it('leaves what is disabled', async () => {
    element('button').setAttribute('disabled', '');
    await noticed();
    expect(document.activeElement).toBe(element('inner'));
  });

  it('stays where somebody has put it in the same change', async () => {
    element('button').remove();
    element('other').focus();
    await noticed();
    expect(document.activeElement).toBe(element('other'));
  });

  it('stays where it is when something else goes', async () => {
    element('other').remove();
    await noticed();
    expect(document.activeElement).toBe(element('button'));
  });
});
