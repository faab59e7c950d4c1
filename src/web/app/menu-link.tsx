import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from '../lib/router';

/** An entry of a menu, which tells that its screen is the one that is shown, and comes into view then. */
export function MenuLink({ to, path, children }: { to: string; path: string; children: ReactNode }) {
  // What lies below '/' or '/admin' has an entry of its own.
  const here = path === to || (to !== '/' && to !== '/admin' && path.startsWith(`${to}/`));
  const entry = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    if (here) entry.current?.scrollIntoView({ block: 'nearest' }); // a long menu scrolls
  }, [here]);
  return (
    <Link ref={entry} to={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
}
