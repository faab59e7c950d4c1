import { cleanup, render, screen, within } from '@testing-library/react';
import { LanguageProvider } from '../i18n/language';
import { SessionProvider } from '../lib/session';
import { Fetching } from '../testing/fetching';
import { App } from './app';

describe('a visitor', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
  });
  afterEach(cleanup);

  function visit(path: string): void {
    history.replaceState(null, '', path);
    Fetching.answer(401, { status: 0, code: 'INVALID_API_KEY', message: '' });
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>
            <App />
          </SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
  }

  it.each([
    '/history',
    '/credits/LOA12345678',
    '/credits/again',
    '/webhooks/1',
    '/admin',
    '/admin/orders',
    '/login',
  ])('logs in at the address of a screen: %s', async (path) => {
    visit(path);
    await screen.findByRole('heading', { name: 'Welcome back' });
  });

  it.each(['/nonsense', '/history/1', '/administration', '/credits/%E0%A4%A'])(
    'is told that there is no such page: %s',
    async (path) => {
      visit(path);
      await screen.findByRole('heading', { name: 'There is no such page' });
      expect(screen.getByRole('link', { name: 'Go to the start' }).getAttribute('href')).toBe('/');
      expect(screen.queryByLabelText('Password')).toBeNull();
    },
  );

  it('finds the licences of the voices', async () => {
    visit('/');
    const link = await screen.findByRole('link', { name: 'Voice licences' });
    expect(link.getAttribute('href')).toBe('/licences');
  });
});

describe('somebody whose session has ended', () => {
  afterEach(cleanup);

  it('can log in again, or log out', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    history.replaceState(null, '', '/licences');
    Fetching.by(({ url }) =>
      url.endsWith('/account')
        ? Response.json({ status: 1, result: { account: { id: 'a', email: 'lan@example.com' } } })
        : Response.json({ status: 0, code: 'INVALID_API_KEY', message: '', errors: null }, { status: 401 }),
    );
    render(
      <Fetching>
        <LanguageProvider>
          <SessionProvider opening={() => null}>
            <App />
          </SessionProvider>
        </LanguageProvider>
      </Fetching>,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session has ended' }));
    dialog.getByRole('button', { name: 'Log in' });
    dialog.getByRole('button', { name: 'Log out' });
  });
});
