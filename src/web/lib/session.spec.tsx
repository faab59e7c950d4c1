import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { call } from '../api/call';
import { accountShow, authChangePassword, licencesList, plansList, sessionsList } from '../api/generated';
import { Opening } from '../app/opening';
import { LanguageProvider } from '../i18n/language';
import { Fetching } from '../testing/fetching';
import { SessionProvider, useSession } from './session';

const ACCOUNT = { id: '1', email: 'lan@example.com' };

const refusal = (code: string) => ({ status: 0, code, message: code, errors: null });

function Who() {
  const { account, lapsed, enter, refresh } = useSession();
  return (
    <>
      <p>{account?.email ?? 'nobody'}</p>
      {lapsed && <p>lapsed</p>}
      {account && <button onClick={() => enter(account)}>enter</button>}
      <button onClick={() => void refresh()}>refresh</button>
    </>
  );
}

/** What becomes of what a screen asks for. */
function Shown() {
  const sessions = useQuery({ queryKey: ['sessions'], queryFn: () => call(sessionsList()) });
  const licences = useQuery({ queryKey: ['licences'], queryFn: () => call(licencesList()) });
  const plans = useQuery({ queryKey: ['plans'], queryFn: () => call(plansList()) });
  return <p>{[sessions, licences, plans].map(({ status }) => status).join(' ')}</p>;
}

const pageWith = (screenOf: ReactNode) => (
  <Fetching>
    <LanguageProvider>
      <SessionProvider opening={(arrival) => <Opening query={arrival} />}>
        <Who />
        {screenOf}
      </SessionProvider>
    </LanguageProvider>
  </Fetching>
);

const page = pageWith(null);

describe('who is signed in', () => {
  afterEach(cleanup);

  it.each(['INVALID_API_KEY', 'INVALID_CREDENTIALS'])(
    'is nobody where the server knows no session, or no longer: %s',
    async (code) => {
      Fetching.answer(401, refusal(code));
      render(page);
      await screen.findByText('nobody');
    },
  );

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

describe('an account that is signed in', () => {
  afterEach(cleanup);

  it('gives way to another account that has logged in elsewhere in this browser', async () => {
    history.replaceState(null, '', '/playground');
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    render(page);
    await screen.findByText('lan@example.com');
    const errors: unknown[] = [];
    const silenced = jest.spyOn(console, 'error').mockImplementation((error) => void errors.push(error));
    const other = { id: '2', email: 'minh@example.com' };
    Fetching.answer(200, { status: 1, result: { account: other } });
    fireEvent.click(screen.getByText('refresh'));
    await waitFor(() => expect(String(errors)).toMatch(/navigation/)); // which jsdom cannot do
    silenced.mockRestore();
    screen.getByText('lan@example.com');
  });
});

describe('a session that ends while the page is in use', () => {
  afterEach(cleanup);

  /** @returns what answers a request that is sent now: that no session is known */
  async function ask(): Promise<() => Promise<void>> {
    let answer: (response: Response) => void = () => undefined;
    Fetching.by(() => new Promise((resolve) => (answer = resolve)));
    const asked = accountShow();
    await act(() => Promise.resolve());
    return () =>
      act(async () => {
        answer(Response.json(refusal('INVALID_API_KEY'), { status: 401 }));
        await asked;
      });
  }

  it('is not over by an answer to what was asked before somebody signed in again', async () => {
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    render(page);
    await screen.findByText('lan@example.com');
    const refuseFirst = await ask();
    const refuseSecond = await ask();
    await refuseFirst();
    screen.getByText('lapsed');
    fireEvent.click(screen.getByText('enter'));
    expect(screen.queryByText('lapsed')).toBeNull();
    await refuseSecond();
    expect(screen.queryByText('lapsed')).toBeNull();
    const refuseLater = await ask();
    await refuseLater();
    screen.getByText('lapsed');
  });

  it.each([
    [200, 'a wrong password', 'INVALID_CREDENTIALS', 0],
    [401, 'a session that has ended', 'INVALID_API_KEY', 1],
  ])('is told from a wrong password: account %i after %s', async (status, _what, code, lapses) => {
    Fetching.answer(200, { status: 1, result: { account: ACCOUNT } });
    render(page);
    await screen.findByText('lan@example.com');
    Fetching.by(({ method }) =>
      method === 'GET' && status === 200
        ? Response.json({ status: 1, result: { account: ACCOUNT } })
        : Response.json(refusal('INVALID_CREDENTIALS'), { status: 401 }),
    );
    const body = { current_password: 'a', new_password: 'b' };
    await act(() => expect(call(authChangePassword({ body }))).rejects.toMatchObject({ code }));
    expect(screen.queryAllByText('lapsed')).toHaveLength(lapses);
  });

  it('leaves nothing refused: what has failed or is on its way is asked for again, and nothing else', async () => {
    const accountAnswer = () => Response.json({ status: 1, result: { account: ACCOUNT } });
    const asked: string[] = [];
    let sessions: () => Response | Promise<Response> = () =>
      Response.json(refusal('INVALID_CREDENTIALS'), { status: 401 });
    let licences: () => Response | Promise<Response> = () => new Promise(() => undefined);
    Fetching.by(({ url }) => {
      const name = new URL(url).pathname.split('/').at(-1)!;
      asked.push(name);
      if (name === 'sessions') return sessions();
      return name === 'licences' ? licences() : accountAnswer();
    });
    render(pageWith(<Shown />));
    await screen.findByText('lapsed');
    await screen.findByText('error pending success');
    sessions = licences = accountAnswer;
    asked.length = 0;
    fireEvent.click(screen.getByText('enter'));
    await screen.findByText('success success success');
    expect(asked.toSorted()).toEqual(['licences', 'sessions']);
  });
});
