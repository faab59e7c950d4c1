import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../i18n/language';
import { SessionProvider, useSession } from '../lib/session';
import { Fetching } from '../testing/fetching';
import { LogOut } from './log-out';

/** A draft of somebody, as this browser keeps it. */
const DRAFT = 'loa.draft.a';

const Lapsed = () => (useSession().lapsed ? <p>lapsed</p> : null);

/** @param code why logging out is refused */
async function logOut(status: number, code: string): Promise<void> {
  Fetching.by(({ method }) =>
    method === 'GET'
      ? Response.json({ status: 1, result: { account: { id: 'a' } } })
      : Response.json({ status: 0, code, message: code, errors: null }, { status }),
  );
  localStorage.setItem(DRAFT, '{}');
  render(
    <Fetching>
      <LanguageProvider>
        <SessionProvider opening={() => null}>
          <Lapsed />
          <LogOut />
        </SessionProvider>
      </LanguageProvider>
    </Fetching>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
}

describe('somebody who logs out', () => {
  beforeEach(() => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    jest.spyOn(console, 'error').mockImplementation(); // jsdom goes to no other page
  });
  afterEach(cleanup);
  afterEach(() => jest.restoreAllMocks());

  it.each(['INVALID_API_KEY', 'INVALID_CREDENTIALS'])(
    'leaves nothing behind, also where the session was over already: %s',
    async (code) => {
      await logOut(401, code);
      await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
      expect(screen.queryByText('lapsed')).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is told where that did not work, and the session goes on', async () => {
    await logOut(503, 'UNAVAILABLE');
    await screen.findByText('The service is interrupted. Try again in a few seconds.');
    expect(localStorage.getItem(DRAFT)).toBe('{}');
  });
});
