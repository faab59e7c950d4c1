import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../ui/controls';
import { Dialog, Screen } from '../ui/layout';
import { useLanguage } from '../i18n/language';
import { Link, partOf, Redirect, useAddress } from '../lib/router';
import { useSession } from '../lib/session';
import { ForgotPassword, ResetPassword } from '../features/account/forgotten-password';
import { VerifyEmail } from '../features/account/verify-email';
import { Licences } from '../features/licences/licences';
import { Login, Register } from '../features/account/sign-in';
import { SignInForm } from '../features/account/sign-in-form';
import { Boundary, Broken, fetched } from './boundary';
import { LogOut } from './log-out';
import { MenuLink } from './menu-link';
import { Welcome } from '../features/welcome/welcome';
import { PublicPage } from './public-page';

// The operator's screens are a file of their own, which nobody else loads.
const AdminScreen = fetched(() => import('./operator').then((file) => file.AdminScreen));
const AdminMenu = fetched(() => import('./operator').then((file) => file.AdminMenu));

// So is each screen that no visitor sees.
const Account = fetched(() => import('../features/account/account').then((file) => file.Account));
const Credits = fetched(() => import('../features/billing/credits').then((file) => file.Credits));
const Deliveries = fetched(() => import('../features/webhooks/deliveries').then((file) => file.Deliveries));
const History = fetched(() => import('../features/history/history').then((file) => file.History));
const Jobs = fetched(() => import('../features/jobs/jobs').then((file) => file.Jobs));
const DictionaryScreen = fetched(() =>
  import('../features/pronunciations/dictionary').then((file) => file.DictionaryScreen),
);
const Keys = fetched(() => import('../features/keys/keys').then((file) => file.Keys));
const Ledger = fetched(() => import('../features/billing/ledger').then((file) => file.Ledger));
const OrderScreen = fetched(() => import('../features/billing/order').then((file) => file.OrderScreen));
const OrderAgain = fetched(() => import('../features/billing/order-again').then((file) => file.OrderAgain));
const Overview = fetched(() => import('../features/account/overview').then((file) => file.Overview));
const Playground = fetched(() => import('../features/playground/playground').then((file) => file.Playground));
const Pronunciations = fetched(() =>
  import('../features/pronunciations/pronunciations').then((file) => file.Pronunciations),
);
const Webhooks = fetched(() => import('../features/webhooks/webhooks').then((file) => file.Webhooks));

/** The screens of a signed-in customer, in the order of the menu. */
const screens = [
  { path: '/', name: 'overview', Screen: Overview },
  { path: '/playground', name: 'playground', Screen: Playground },
  { path: '/pronunciations', name: 'pronunciations', Screen: Pronunciations },
  { path: '/history', name: 'history', Screen: History },
  { path: '/jobs', name: 'jobs', Screen: Jobs },
  { path: '/credits', name: 'credits', Screen: Credits },
  { path: '/keys', name: 'keys', Screen: Keys },
  { path: '/webhooks', name: 'webhooks', Screen: Webhooks },
  { path: '/account', name: 'account', Screen: Account },
] as const;

/** Where links in mails lead, whoever is signed in here. */
const linkScreens = [
  { path: '/verify-email', Screen: VerifyEmail },
  { path: '/reset-password', Screen: ResetPassword },
] as const;

const LICENCES = '/licences';

const LEDGER = '/credits/ledger';

/** Where notices about few credits lead. */
const ORDER_AGAIN = '/credits/again';

/** Where people sign in, which those who have done so have no use for. */
const DOORS: readonly string[] = ['/login', '/register'];

const ORDER = /^\/credits\/([^/]+)$/;

/** Which of these are screens, visitors do not load the file to know. */
const OPERATION = /^\/admin(\/|$)/;

const DICTIONARY = /^\/pronunciations\/([^/]+)$/;
/** What was sent to a webhook. */
const DELIVERIES = /^\/webhooks\/([^/]+)$/;

/**
 * Chooses the screen for the address. Visitors see what Loa is, the licences, registration, or log-in at
 * the address of any other screen, where they go on once they are signed in;
 * for customers the operator's screens do not exist.
 */
export function App() {
  const { text } = useLanguage();
  const { account } = useSession();
  const { pathname } = useAddress();
  const linked = linkScreens.find(({ path }) => path === pathname);
  if (linked) return <linked.Screen />;
  if (!account) return <VisitorScreen path={pathname} />;
  const operates = account.role === 'admin';
  if (DOORS.includes(pathname)) return <Redirect to={operates ? '/admin' : '/'} />;
  const elsewhere = operates ? <AdminScreen path={pathname} otherwise={<NotFound />} /> : <NotFound />;
  return (
    <Shell path={pathname} operates={operates}>
      <Boundary key={pathname} fallback={(failure) => <Broken failure={failure} />}>
        <Suspense fallback={<p className="loading">{text.common.loading}</p>}>
          {screenAt(pathname) ?? elsewhere}
        </Suspense>
      </Boundary>
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
  if (path === '/')
    return (
      <PublicPage>
        <Welcome />
      </PublicPage>
    );
  if (path === '/forgot-password') return <ForgotPassword />;
  if (path === '/register') return <Register />;
  if (path === '/login' || OPERATION.test(path) || screenAt(path) !== null) return <Login />;
  return (
    <PublicPage>
      <NotFound />
    </PublicPage>
  );
}

function screenAt(path: string): ReactNode {
  if (path === LICENCES) return <Licences />;
  if (path === ORDER_AGAIN) return <OrderAgain />;
  if (path === LEDGER) return <Ledger />;
  const orderCode = partOf(path, ORDER);
  if (orderCode !== undefined) return <OrderScreen orderCode={orderCode} />;
  const dictionaryId = partOf(path, DICTIONARY);
  if (dictionaryId !== undefined) return <DictionaryScreen id={dictionaryId} />;
  const webhookId = partOf(path, DELIVERIES);
  if (webhookId !== undefined) return <Deliveries webhookId={webhookId} />;
  const found = screens.find((screen) => screen.path === path);
  return found ? <found.Screen key={path} /> : null;
}

function NotFound() {
  const { text } = useLanguage();
  return (
    <Screen title={text.common.notFound}>
      <p>{text.common.notFoundHint}</p>
      <Link to="/" className="button primary">
        {text.common.toStart}
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
  const { account, lapsed } = useSession();
  const [open, setOpen] = useState(false);
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
            {/* What operators are here for comes first. */}
            {operates && (
              <Boundary path={path} fallback={() => null}>
                <Suspense>
                  <AdminMenu path={path} />
                </Suspense>
              </Boundary>
            )}
            <Menu path={path} />
          </div>
          <div className="who">
            <p className="excerpt" title={account?.email}>
              {account?.email}
            </p>
            <LogOut />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {lapsed && (
        <Dialog title={text.auth.lapsedTitle}>
          <p>{text.auth.lapsedHint}</p>
          <SignInForm />
          {/* Else what was written would stay on a computer that others use. */}
          <div className="actions">
            <LogOut />
          </div>
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
