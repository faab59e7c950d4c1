import { type ReactNode, useState } from 'react';
import { Button } from '../ui/controls';
import { Dialog, Screen } from '../ui/layout';
import { useLanguage } from '../i18n/language';
import { Link, partOf, useAddress } from '../lib/router';
import { useSession } from '../lib/session';
import { useAction } from '../lib/use-data';
import { Account } from '../features/account/account';
import { ForgotPassword, ResetPassword } from '../features/account/forgotten-password';
import { VerifyEmail } from '../features/account/verify-email';
import { adminScreenAt, adminScreens } from '../features/admin';
import { Credits } from '../features/billing/credits';
import { History } from '../features/history/history';
import { Keys } from '../features/keys/keys';
import { Licences } from '../features/licences/licences';
import { OrderScreen } from '../features/billing/order';
import { Overview } from '../features/account/overview';
import { Playground } from '../features/playground/playground';
import { Login, Register } from '../features/account/sign-in';
import { SignInForm } from '../features/account/sign-in-form';
import { PublicPage } from './public-page';

/** The screens of a signed-in customer, in the order of the menu. */
const screens = [
  { path: '/', name: 'overview', Screen: Overview },
  { path: '/playground', name: 'playground', Screen: Playground },
  { path: '/history', name: 'history', Screen: History },
  { path: '/credits', name: 'credits', Screen: Credits },
  { path: '/keys', name: 'keys', Screen: Keys },
  { path: '/account', name: 'account', Screen: Account },
] as const;

/** Where links in mails lead, whoever is signed in here. */
const linkScreens = [
  { path: '/verify-email', Screen: VerifyEmail },
  { path: '/reset-password', Screen: ResetPassword },
] as const;

const LICENCES = '/licences';
const ORDER = /^\/credits\/([^/]+)$/;

/**
 * Chooses the screen for the address. Visitors see the licences, registration, or log-in at any other address;
 * for customers the operator's screens do not exist.
 */
export function App() {
  const { account } = useSession();
  const { pathname } = useAddress();
  const linked = linkScreens.find(({ path }) => path === pathname);
  if (linked) return <linked.Screen />;
  if (!account) return <VisitorScreen path={pathname} />;
  const operates = account.role === 'admin';
  const screen = screenAt(pathname) ?? (operates ? adminScreenAt(pathname) : null);
  return (
    <Shell path={pathname} operates={operates}>
      {screen ?? <NotFound />}
    </Shell>
  );
}

function VisitorScreen({ path }: { path: string }) {
  if (path === LICENCES)
    return (
      <PublicPage>
        <Licences />
      </PublicPage>
    );
  if (path === '/forgot-password') return <ForgotPassword />;
  return path === '/register' ? <Register /> : <Login />;
}

function screenAt(path: string): ReactNode {
  if (path === LICENCES) return <Licences />;
  const orderCode = partOf(path, ORDER);
  if (orderCode !== undefined) return <OrderScreen orderCode={orderCode} />;
  const found = screens.find((screen) => screen.path === path);
  return found ? <found.Screen key={path} /> : null;
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

interface ShellProps {
  readonly path: string;
  /** Whether the operator's screens are in the menu, too. */
  readonly operates: boolean;
  readonly children: ReactNode;
}

/** The frame around every screen: the menu beside it, or above it where there is little room. */
function Shell({ path, operates, children }: ShellProps) {
  const { text } = useLanguage();
  const { account, lapsed, leave } = useSession();
  const [open, setOpen] = useState(false);
  const logOut = useAction(leave);
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
          <div className="menu-links" onClick={() => setOpen(false)}>
            <Menu path={path} />
            {operates && <AdminMenu path={path} />}
          </div>
          <div className="who">
            <p className="excerpt" title={account?.email}>
              {account?.email}
            </p>
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
          <SignInForm onDone={() => undefined} />
        </Dialog>
      )}
    </div>
  );
}

function Menu({ path }: { path: string }) {
  const { text } = useLanguage();
  return (
    <nav aria-label={text.menu}>
      {screens.map(({ path: to, name }) => (
        <MenuLink key={to} to={to} path={path}>
          {text.nav[name]}
        </MenuLink>
      ))}
      <a href="/docs">{text.docs}</a>
      <MenuLink to={LICENCES} path={path}>
        {text.licences.title}
      </MenuLink>
    </nav>
  );
}

function AdminMenu({ path }: { path: string }) {
  const { text } = useLanguage();
  return (
    <nav aria-labelledby="admin-menu">
      <h2 id="admin-menu">{text.admin.menu}</h2>
      {adminScreens.map(({ path: to, name }) => (
        <MenuLink key={to} to={to} path={path}>
          {text.admin.nav[name]}
        </MenuLink>
      ))}
    </nav>
  );
}

function MenuLink({ to, path, children }: { to: string; path: string; children: ReactNode }) {
  const here = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
