import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { call, onSignedOut } from '../api/call';
import { accountShow, authLogout, type AccountDto } from '../api/generated';

interface Session {
  /** Null when nobody is signed in. */
  readonly account: AccountDto | null;
  /** The session ended while the page was in use: somebody has to sign in again before it goes on. */
  readonly lapsed: boolean;
  /** Takes the account that has just signed in. */
  readonly enter: (account: AccountDto) => void;
  /** Asks for the account's balance again. */
  readonly refresh: () => Promise<void>;
  readonly leave: () => Promise<void>;
  /** The session is over: shows nothing of it any more, here and in other tabs. */
  readonly forget: () => void;
}

const SessionContext = createContext<Session | null>(null);

/** Tells the other tabs of this browser that its session has ended. */
const tabs = new BroadcastChannel('loa.session');

const forget = (): void => {
  tabs.postMessage('ended');
  location.replace('/login');
};

export function SessionProvider({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const [account, setAccount] = useState<AccountDto | null | undefined>(undefined);
  const [lapsed, setLapsed] = useState(false);

  const refresh = useCallback(async () => {
    const answer = await call(accountShow());
    setAccount(answer.account);
  }, []);

  useEffect(() => onSignedOut(() => setLapsed(true)), []);
  useEffect(() => {
    call(accountShow()).then(
      (answer) => setAccount(answer.account),
      () => setAccount(null),
    );
  }, []);
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
      account: account ?? null,
      lapsed: lapsed && Boolean(account),
      enter(entered) {
        // Another account must not find what this one had open.
        if (account && account.id !== entered.id) location.replace('/');
        setAccount(entered);
        setLapsed(false);
      },
      refresh,
      async leave() {
        await call(authLogout());
        forget();
      },
      forget,
    }),
    [account, lapsed, refresh],
  );
  return <SessionContext value={value}>{account === undefined ? waiting : children}</SessionContext>;
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
