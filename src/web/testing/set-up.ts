import { fetchDictionary } from '../i18n/language';

/** Components find both dictionaries, as they do on the page, which fetches the reader's before it shows anything. */
beforeAll(() => fetchDictionary('en'));

/** jsdom has no scrolling, and dialogs that cannot be opened. */
beforeEach(() => {
  window.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = jest.fn();
});
