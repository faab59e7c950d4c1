import { type ReactNode, useState } from 'react';
import { Button } from './components/controls';
import { Dialog, Screen } from './components/layout';
import { useLanguage } from './i18n/language';
import { Link, useAddress } from './lib/router';
import { useSession } from './lib/session';
import { useAction } from './lib/use-data';
import { Account } from './screens/account';
import { Credits } from './screens/credits';
import { History } from './screens/history';
import { Keys } from './screens/keys';
import { OrderScreen } from './screens/order';
import { Overview } from './screens/overview';
import { Playground } from './screens/playground';
import { Login, LoginForm, Register } from './screens/sign-in';

/** The screens of a signed-in customer, in the order of the menu. */
const screens = [
  { path: '/', name: 'overview', Screen: Overview },
  { path: '/playground', name: 'playground', Screen: Playground },
  { path: '/history', name: 'history', Screen: History },
  { path: '/credits', name: 'credits', Screen: Credits },
  { path: '/keys', name: 'keys', Screen: Keys },
  { path: '/account', name: 'account', Screen: Account },
] as const;

const ORDER = /^\/credits\/([^/]+)$/;

/** Chooses the screen for the address. Visitors see the door alone, whatever the address. */
export function App() {
  const { account } = useSession();
  const { pathname } = useAddress();
  if (!account) return pathname === '/register' ? <Register /> : <Login />;
  return <Shell path={pathname}>{screenAt(pathname)}</Shell>;
}

function screenAt(path: string): ReactNode {
  const [, orderCode] = ORDER.exec(path) ?? [];
  if (orderCode !== undefined) return <OrderScreen orderCode={decodeURIComponent(orderCode)} />;
  const found = screens.find((screen) => screen.path === path);
  return found ? <found.Screen key={path} /> : <NotFound />;
}

function NotFound() {
  const { text } = useLanguage();
  return (
    <Screen title={text.common.notFound}>
      <p>{text.common.notFoundHint}</p>
      <Link to="/" className="button primary">
        {text.nav.overview}
      </Link>
    </Screen>
  );
}

/** The frame around every screen: the menu beside it, or above it where there is little room. */
function Shell({ path, children }: { path: string; children: ReactNode }) {
  const { text } = useLanguage();
  const { account, lapsed, leave } = useSession();
  const [open, setOpen] = useState(false);
  const logOut = useAction(leave);
  const here = (to: string): boolean =>
    to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <header className="side" data-open={open}>
        <p className="brand">{text.brand}</p>
        <Button
          className="menu-button"
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          {text.menu}
        </Button>
        <div id="menu" className="menu">
          <nav aria-label={text.menu} onClick={() => setOpen(false)}>
            {screens.map(({ path: to, name }) => (
              <Link key={to} to={to} aria-current={here(to) ? 'page' : undefined}>
                {text.nav[name]}
              </Link>
            ))}
            <a href="/docs">{text.docs}</a>
          </nav>
          <div className="who">
            <p className="excerpt">{account?.email}</p>
            <Button className="small" busy={logOut.running} onClick={() => logOut.run()}>
              {text.auth.logout}
            </Button>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {lapsed && (
        <Dialog title={text.auth.lapsedTitle}>
          <p>{text.auth.lapsedHint}</p>
          <LoginForm onDone={() => undefined} />
        </Dialog>
      )}
    </div>
  );
}
