import { cleanup, render, screen } from '@testing-library/react';
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
