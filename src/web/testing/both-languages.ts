import { fetchDictionary } from '../i18n/language';

/** Components find both dictionaries, as they do on the page, which fetches the reader's before it shows anything. */
beforeAll(() => fetchDictionary('en'));
