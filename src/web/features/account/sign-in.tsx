import type { ReactNode } from 'react';
import { Preferences } from '../../ui/preferences';
import { useLanguage } from '../../i18n/language';
import { useLicences } from '../../lib/licences';
import { Link, navigate } from '../../lib/router';
import { SignInForm } from './sign-in-form';

export function Login() {
  const { text } = useLanguage();
  return (
    <Doorway title={text.auth.loginTitle}>
      <SignInForm
        onDone={() => {
          if (location.pathname === '/login') navigate('/', { replace: true });
        }}
      />
      <p className="aside">
        {text.auth.noAccount} <Link to="/register">{text.auth.register}</Link>
      </p>
    </Doorway>
  );
}

export function Register() {
  const { text } = useLanguage();
  const licences = useLicences();
  return (
    <Doorway title={text.auth.registerTitle}>
      <SignInForm licences={licences} onDone={() => navigate('/', { replace: true })} />
      <p className="aside">
        {text.auth.haveAccount} <Link to="/login">{text.auth.login}</Link>
      </p>
    </Doorway>
  );
}

/** What a visitor sees before signing in. */
function Doorway({ title, children }: { title: string; children: ReactNode }) {
  const { text } = useLanguage();
  return (
    <div className="doorway">
      <title>{`${title} · ${text.brand}`}</title>
      <section className="doorway-pitch">
        <p className="brand">{text.brand}</p>
        <p className="doorway-tagline">{text.tagline}</p>
        <ul>
          {text.auth.pitch.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="links">
          <a href="/docs">{text.docs}</a>
          <Link to="/licences">{text.licences.title}</Link>
        </p>
      </section>
      <main className="doorway-form">
        <h1>{title}</h1>
        {children}
        <Preferences />
      </main>
    </div>
  );
}
