import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageProvider } from '../../i18n/language';
import { Fetching } from '../../testing/fetching';
import { Sessions } from './sessions';

const session = (id: string, client: string | null, current = false) => ({
  ...{ id, client, current, network: '203.0.113.0/24' },
  last_used_at: '2026-11-20T08:00:00.000Z',
});

/** A session that is over by the time it is ended. */
const GONE = 'gone';

const NOT_FOUND = { status: 0, code: 'NOT_FOUND', message: 'no', errors: null };

/** What the account is logged in with; one of them can be ended. */
function show(...sessions: ReturnType<typeof session>[]): void {
  Fetching.by(({ method, url }) => {
    const id = url.split('/').at(-1);
    if (method === 'DELETE') sessions = sessions.filter((each) => each.id !== id);
    if (method === 'DELETE' && id === GONE) return Response.json(NOT_FOUND, { status: 404 });
    return Response.json({ status: 1, result: { items: sessions, failed_log_ins: [] } });
  });
  render(
    <Fetching>
      <LanguageProvider>
        <Sessions />
      </LanguageProvider>
    </Fetching>,
  );
}

const names = () => screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent);

describe('the sessions of an account', () => {
  afterEach(cleanup);

  it.each([
    ['vi-VN', ['Firefox trên Windows', 'Samsung Internet trên Android', 'curl', 'Thiết bị không xác định']],
    ['en-GB', ['Firefox on Windows', 'Samsung Internet on Android', 'curl', 'Unknown device']],
  ])('are called by program and system in the reader’s language: %s', async (language, called) => {
    Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
    show(
      session('a', 'Firefox on Windows', true),
      session('b', 'Samsung Internet on Android'),
      session('c', 'curl'),
      session('d', null),
    );
    await screen.findByText(called[0]!);
    expect(names()).toEqual(called);
  });

  it('are listed again once one of them was ended', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    show(session('a', 'Chrome on Linux', true), session('b', 'Safari on iOS'));
    fireEvent.click(await screen.findByRole('button', { name: /Safari on iOS/ }));
    await waitFor(() => expect(names()).toEqual(['Chrome on Linux']));
  });

  it('are listed again where the one to be ended was gone, which is no failure', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    show(session('a', 'Chrome on Linux', true), session(GONE, 'Safari on iOS'));
    fireEvent.click(await screen.findByRole('button', { name: /Safari on iOS/ }));
    await waitFor(() => expect(names()).toEqual(['Chrome on Linux']));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('are busy while they are ended, each for itself', async () => {
    Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true });
    show(session('b', 'Safari on iOS'), session('c', 'curl'));
    const buttons = [/Safari on iOS/, /curl/].map((name) => screen.findByRole('button', { name }));
    const [safari, curl] = await Promise.all(buttons);
    Fetching.hang();
    fireEvent.click(safari!);
    await waitFor(() => expect(safari!.getAttribute('aria-disabled')).toBe('true'));
    expect(curl!.getAttribute('aria-disabled')).toBe('false');
  });
});
