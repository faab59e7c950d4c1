import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiFailure, call, isSignedOut, onSignedOut } from '../api/call';
import { accountShow, authLogout, type AccountDto } from '../api/generated';
import { askAgain } from './ask-again';
import { forgetDrafts } from './stored-drafts';

interface Session {
  /** Null when nobody is signed in. */
  readonly account: AccountDto | null;
  /** The session ended while the page was in use: somebody has to sign in again before it goes on. */
  readonly lapsed: boolean;
  /** Takes the account that has just signed in. */
  readonly enter: (account: AccountDto) => void;
  /** Asks for the account's balance again. */
  readonly refresh: () => Promise<void>;
  /**
   * Takes the credits that the server has told beside something else; not where the account was asked for later.
   * @param askedAt in milliseconds of `performance.now`
   */
  readonly learn: (available: number, askedAt: number) => void;
  /**
   * Ends the session, and shows nothing of it any more.
   * @throws ApiFailure where it may go on
   */
  readonly leave: () => Promise<void>;
  /** The session is over: shows nothing of it any more, here and in other tabs. */
  readonly forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Tells the other tabs of this browser that its session has ended. */
const tabs = new BroadcastChannel('loa.session');

const forget = (): void => {
  forgetDrafts();
  tabs.postMessage('ended');
  location.replace('/login');
};

/** Another account must not find what this one had open. */
const openAnew = (): void => location.replace('/');

/** Who came: null for somebody whom no session of this browser tells. */
interface Arrival {
  readonly account: AccountDto | null;
}

/**
 * Whether the page was sent to a browser without a session, which the server writes into it: then there is nobody to ask
 * for, and no answer 401 that the browser would call an error.
 */
const isStranger = (): boolean =>
  document.querySelector('meta[name="loa-session"]')?.getAttribute('content') === 'none';

/** Only the server's word that there is no session makes a stranger; whatever else goes wrong is a failure. */
async function loadArrival(): Promise<Arrival> {
  if (isStranger()) return { account: null };
  return call(accountShow()).catch((error: unknown) => {
    unlessSignedOut(error);
    return { account: null };
  });
}

/** @throws whatever else went wrong than that there is no session */
function unlessSignedOut(error: unknown): void {
  if (!(error instanceof ApiFailure && isSignedOut(error))) throw error;
}

const withBalance = (account: AccountDto, available: number): AccountDto => ({
  ...account,
  credits: { ...account.credits, available },
});

interface SessionProviderProps {
  readonly children: ReactNode;
  /** What is shown until the server has told who came. */
  readonly opening: (arrival: UseQueryResult<Arrival>) => ReactNode;
}

export function SessionProvider({ children, opening }: SessionProviderProps) {
  const arrival = useQuery({ queryKey: ['arrival'], queryFn: loadArrival });
  return arrival.data ? <SessionOf first={arrival.data.account}>{children}</SessionOf> : opening(arrival);
}

/** @param first who was signed in when the page was opened; what becomes of the session later is kept in here */
function SessionOf({ first, children }: { first: AccountDto | null; children: ReactNode }) {
  const [account, setAccount] = useState(first);
  const [lapsed, setLapsed] = useState(false);
  const enteredAt = useRef(-Infinity);
  const queries = useQueryClient();

  /** When what is known of the account was asked for, and its balance, which quotes tell as well. */
  const accountAskedAt = useRef(-Infinity);
  const balanceAskedAt = useRef(-Infinity);

  const id = account?.id;
  const refresh = useCallback(async () => {
    const askedAt = performance.now();
    const { account: told } = await call(accountShow());
    if (askedAt < accountAskedAt.current) return;
    if (told.id !== id) {
      openAnew(); // somebody else has logged in, in another tab
      return new Promise<void>(() => undefined); // nothing goes on meanwhile
    }
    accountAskedAt.current = askedAt;
    if (askedAt >= balanceAskedAt.current) {
      balanceAskedAt.current = askedAt;
      setAccount(told);
    } else setAccount((known) => withBalance(told, known?.credits.available ?? told.credits.available));
  }, [id]);

  const learn = useCallback((available: number, askedAt: number) => {
    if (askedAt < balanceAskedAt.current) return;
    balanceAskedAt.current = askedAt;
    setAccount((known) => known && withBalance(known, available));
  }, []);

  useEffect(
    () =>
      onSignedOut((sentAt) => {
        // What was asked before somebody signed in again may be answered after it.
        if (sentAt >= enteredAt.current) setLapsed(true);
      }),
    [],
  );
  useEffect(() => {
    // What was shown to the one who logged out must not come back, neither here nor in another tab.
    const ended = (): void => location.replace('/login');
    const restored = (event: PageTransitionEvent): void => void (event.persisted && location.reload());
    tabs.addEventListener('message', ended);
    window.addEventListener('pageshow', restored);
    return () => {
      tabs.removeEventListener('message', ended);
      window.removeEventListener('pageshow', restored);
    };
  }, []);

  const value = useMemo<Session>(
    () => ({
      account,
      lapsed: lapsed && Boolean(account),
      enter(entered) {
        if (account && account.id !== entered.id) return openAnew();
        enteredAt.current = accountAskedAt.current = balanceAskedAt.current = performance.now();
        setAccount(entered);
        setLapsed(false);
        if (account) void askAgain(queries);
      },
      refresh,
      learn,
      async leave() {
        await call(authLogout()).catch(unlessSignedOut);
        forget();
      },
      forget,
    }),
    [account, lapsed, refresh, learn, queries],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider around it.');
  return session;
}

/** The account of whoever is signed in; for screens that are shown to nobody else. */
export function useAccount(): AccountDto {
  const { account } = useSession();
  if (!account) throw new Error('This screen is for people who are signed in.');
  return account;
}
