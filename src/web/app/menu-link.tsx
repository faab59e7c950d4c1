import type { ReactNode } from 'react';
import { Link } from '../lib/router';

/** An entry of a menu, which tells that its screen is the one that is shown. */
export function MenuLink({ to, path, children }: { to: string; path: string; children: ReactNode }) {
  // What lies below '/' or '/admin' has an entry of its own.
  const here = path === to || (to !== '/' && to !== '/admin' && path.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
