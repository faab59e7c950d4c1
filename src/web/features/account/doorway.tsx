import { type ReactNode, useEffect, useRef } from 'react';
import { Preferences } from '../../ui/preferences';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import styles from './doorway.module.css';

/** What a visitor sees before signing in. Its heading takes the focus when it appears. */
export function Doorway({ title, children }: { title: string; children: ReactNode }) {
  const { text } = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.doorway}>
      <title>{`${title} · ${text.brand}`}</title>
      <header className={styles.pitch}>
        <p className="brand">{text.brand}</p>
        <p className={styles.tagline}>{text.tagline}</p>
        <ul className="promises">
          {text.auth.pitch.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="links">
          <a href="/docs">{text.docs}</a>
          <Link to="/licences">{text.licences.title}</Link>
        </p>
      </header>
      <main className={styles.form}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <Preferences />
      </main>
    </div>
  );
}
