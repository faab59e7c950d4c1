import type { ReactNode } from 'react';
import { Preferences } from '../ui/preferences';
import { useLanguage } from '../i18n/language';
import { Link } from '../lib/router';

/** The frame around what everybody may read without signing in. */
export function PublicPage({ children }: { children: ReactNode }) {
  const { text } = useLanguage();
  return (
    <div className="public">
      <header>
        <p className="brand">{text.brand}</p>
        <nav className="links" aria-label={text.menu}>
          <Link to="/login">{text.auth.login}</Link>
          <Link to="/register">{text.auth.register}</Link>
          <a href="/docs">{text.docs}</a>
          <Link to="/licences">{text.licences.title}</Link>
        </nav>
      </header>
      <main id="main">
        {children}
        <Preferences />
      </main>
    </div>
  );
}
