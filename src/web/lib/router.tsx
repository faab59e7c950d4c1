import { type ComponentProps, type MouseEvent, useEffect, useSyncExternalStore } from 'react';

/** Tells our own listeners of changes that `history` itself makes no event of. */
const CHANGED = 'loa:navigated';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(CHANGED, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(CHANGED, listener);
  };
}

/** The address that is shown, path and query; the component renders again when it changes. */
export function useAddress(): URL {
  const href = useSyncExternalStore(subscribe, () => location.href);
  return new URL(href);
}

/** A path as the page's own links write it: one slash between two parts, none behind the last. */
export const tidyPath = (path: string): string => path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');

/** Puts the tidy path into the address that somebody typed, before anything reads it. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = tidyPath(pathname);
  if (tidy !== pathname) history.replaceState(null, '', tidy + search + hash);
}

/** What stands in the address where the pattern has its group; undefined where it does not match or is broken. */
export function partOf(path: string, pattern: RegExp): string | undefined {
  const [, part] = pattern.exec(path) ?? [];
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined; // a percent sign without its two digits
  }
}

/** Shows another address of the page without loading it again. */
export function navigate(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  window.dispatchEvent(new Event(CHANGED));
  if (!replace) window.scrollTo(0, 0);
}

/** Goes elsewhere as soon as it is shown; the address that led here is not kept. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string };

/** A link inside the page. With Ctrl, Shift or the middle button it opens a tab like any other. */
export function Link({ to, ...rest }: LinkProps) {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return <a href={to} onClick={follow} {...rest} />;
}
