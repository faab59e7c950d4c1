import { fetchDictionary } from '../i18n/language';

/** Components find both dictionaries, as they do on the page, which fetches the reader's before it shows anything. */
beforeAll(() => fetchDictionary('en'));

/** jsdom has no scrolling, no sizes, no popovers, and dialogs that cannot be opened. */
beforeEach(() => {
  window.scrollTo = window.scrollBy = () => undefined;
  Element.prototype.scrollTo = Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn();
  globalThis.ResizeObserver = class {
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
  const view = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, width: 1024, height: 768 });
  Object.defineProperty(window, 'visualViewport', { value: view, configurable: true });
  HTMLElement.prototype.showPopover = jest.fn();
  HTMLElement.prototype.hidePopover = function () {
    setTimeout(() => this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }))); // as browsers do
  };
});
