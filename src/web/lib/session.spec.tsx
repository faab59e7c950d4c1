import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Opening } from '../app/opening';
import { LanguageProvider } from '../i18n/language';
import { Fetching } from '../testing/fetching';
import { SessionProvider, useSession } from './session';

const ACCOUNT = { id: '1', email: 'lan@example.com' };

const refusal = (code: string) => ({ status: 0, code, message: code, errors: null });

function Who() {
  return <p>{useSession().account?.email ?? 'nobody'}</p>;
}

const page = (
  <Fetching>
    <LanguageProvider>
      <SessionProvider opening={(arrival) => <Opening query={arrival} />}>
        <Who />
      </SessionProvider>
    </LanguageProvider>
  </Fetching>
);

describe('who is signed in', () => {
  afterEach(cleanup);

  it('is nobody where the server knows no session', async () => {
    Fetching.answer(401, refusal('INVALID_API_KEY'));
    render(page);
    await screen.findByText('nobody');
  });

  it('is not even asked where the page was sent to a browser without a session', async () => {
    document.head.innerHTML = '<meta name="loa-session" content="none" />';
    const asked: string[] = [];
    Fetching.by(({ url }) => (asked.push(url), Response.json({ status: 1, result: { account: ACCOUNT } })));
    render(page);
    await screen.findByText('nobody');
    expect(asked).toEqual([]);
    document.head.innerHTML = '';
  });

  it.each([
    [503, 'UNAVAILABLE'],
    [429, 'RATE_LIMIT_EXCEEDED'],
    [500, 'INTERNAL_ERROR'],
  ])('is asked again by hand after %i, which signs nobody out', async (status, code) => {
    Fetching.answer(status, refusal(code));
    render(page);
    await screen.findByRole('alert');
    expect(screen.queryByText('nobody')).toBeNull();
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('lan@example.com');
  });

  it('is asked again by itself when the browser is back on line', async () => {
    Fetching.cut();
    render(page);
    await screen.findByRole('alert');
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await screen.findByText('lan@example.com');
  });

  it('is said to take long, and is asked again by hand, where no answer comes', async () => {
    jest.useFakeTimers();
    Fetching.hang();
    render(page);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    jest.useRealTimers();
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('lan@example.com');
  });
});
