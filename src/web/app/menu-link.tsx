import type { ReactNode } from 'react';
import { Link } from '../lib/router';

/** An entry of a menu, which tells that its screen is the one that is shown. */
export function MenuLink({ to, path, children }: { to: string; path: string; children: ReactNode }) {
  const here = path === to || (to !== '/' && path.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
