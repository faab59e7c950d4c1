import { cleanup, render, screen, within } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { SessionProvider } from '../../lib/session';
import { Fetching } from '../../testing/fetching';
import { Overview } from './overview';

const used = { requests: 2, characters: 1234, seconds: 61.5 };
const account = {
  ...{ id: 'a', name: 'Lan', email: 'lan@example.com', email_verified: true },
  ...{ credits: { available: 5000, held: 0 }, credits_await_verification: false, expiring_credits: [] },
};

/** @returns the addresses of usage that were asked for */
function show(more: Record<string, object> = {}): string[] {
  const asked: string[] = [];
  const results = new Map<string, object>(
    Object.entries({
      '/api/v1/account': { account },
      '/api/v1/account/usage': { items: [{ date: '2026-11-20', ...used }] },
      '/api/v1/account/usage/voices': {
        items: [
          { speaker_id: 'an', ...used },
          { speaker_id: 'gone', ...used, characters: 7 },
        ],
      },
      '/api/v1/account/usage/keys': {
        items: [
          { key_id: 'k', ...used },
          { key_id: null, ...used, characters: 8 },
          { key_id: 'deleted', ...used, characters: 9 },
        ],
      },
      '/api/v1/tts/speakers': { items: [{ speaker_id: 'an', speaker_name: 'An' }] },
      '/api/v1/account/api-keys': { items: [{ id: 'k', name: 'Shop', last4: '1234' }] },
      ...more,
    }),
  );
  Fetching.by(({ url }) => {
    const { pathname, search } = new URL(url);
    if (pathname.includes('/usage')) asked.push(pathname + search);
    const result = results.get(pathname) ?? { items: [], total: 0, page: 1, limit: 5 };
    return Response.json({ status: 1, result });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <Overview />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  return asked;
}

describe('the overview', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  const rowsOf = async (label: string): Promise<string[][]> => {
    const table = within(await screen.findByRole('group', { name: label }));
    const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
    return table.getAllByRole('row').slice(1).map(cells);
  };

  it('tells what was used in Vietnam’s days by voice and by key, most first, by their names', async () => {
    const asked = show();
    await screen.findByText('Shop (…1234)');
    await screen.findByText('An');
    expect(await rowsOf('Voice')).toEqual([
      ['An', '2', '1,234', '61.5'],
      ['gone', '2', '7', '61.5'],
    ]);
    expect(await rowsOf('API key')).toEqual([
      ['Shop (…1234)', '2', '1,234', '61.5'],
      ['From this page (no key)', '2', '8', '61.5'],
      ['A deleted key', '2', '9', '61.5'],
    ]);
    const query = '?zone=Asia%2FHo_Chi_Minh';
    expect(asked.toSorted()).toEqual([
      `/api/v1/account/usage/keys${query}`,
      `/api/v1/account/usage/voices${query}`,
      `/api/v1/account/usage${query}`,
    ]);
    const files = screen.getAllByRole('link', { name: /^Download as CSV: / });
    expect(files.map((file) => file.getAttribute('href'))).toEqual(
      ['day', 'voice', 'key'].map((by) => `/api/v1/account/usage.csv${query}&by=${by}`),
    );
  });

  it('says of both that nothing was used', async () => {
    const nothing = { items: [] };
    show({ '/api/v1/account/usage/voices': nothing, '/api/v1/account/usage/keys': nothing });
    expect(await screen.findAllByText('Nothing spent in the last 30 days.')).toHaveLength(2);
  });
});
