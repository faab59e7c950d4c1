import { type FormEvent, useState } from 'react';
import { call } from '../api/call';
import { authLogin, authRegister } from '../api/generated';
import { Button, Failure, Field } from '../components/controls';
import { LanguageChoice, ThemeChoice } from '../components/preferences';
import { useLanguage } from '../i18n/language';
import { Link, navigate } from '../lib/router';
import { useSession } from '../lib/session';
import { useAction } from '../lib/use-data';

/** Logging in, and the same form for whoever has to log in again in the middle of something. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const { text } = useLanguage();
  const { enter } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useAction(async () => {
    const { account } = await call(authLogin({ body: { email, password } }));
    enter(account);
    onDone();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    login.run();
  };
  const wrong = login.failure?.code === 'INVALID_CREDENTIALS';
  return (
    <form onSubmit={submit}>
      <Field
        label={text.auth.email}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label={text.auth.password}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {wrong ? (
        <p role="alert" className="notice bad">
          {text.auth.wrong}
        </p>
      ) : (
        <Failure failure={login.failure} />
      )}
      <Button type="submit" kind="primary" className="wide" busy={login.running}>
        {text.auth.login}
      </Button>
    </form>
  );
}

export function Login() {
  const { text } = useLanguage();
  return (
    <Doorway title={text.auth.loginTitle}>
      <LoginForm
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
  const { enter } = useSession();
  const [form, setForm] = useState({ email: '', password: '', name: '' });
  const register = useAction(async () => {
    const { name, ...required } = form;
    const { account } = await call(authRegister({ body: name.trim() ? { ...required, name } : required }));
    enter(account);
    navigate('/', { replace: true });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    register.run();
  };
  const change = (field: keyof typeof form) => (event: { target: { value: string } }) =>
    setForm({ ...form, [field]: event.target.value });
  return (
    <Doorway title={text.auth.registerTitle}>
      <form onSubmit={submit}>
        <Field
          label={text.auth.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={form.email}
          onChange={change('email')}
        />
        <Field
          label={text.auth.password}
          hint={text.auth.passwordHint}
          type="password"
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={128}
          value={form.password}
          onChange={change('password')}
        />
        <Field
          label={text.auth.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={form.name}
          onChange={change('name')}
        />
        <Failure failure={register.failure} />
        <Button type="submit" kind="primary" className="wide" busy={register.running}>
          {text.auth.register}
        </Button>
      </form>
      <p className="aside">
        {text.auth.haveAccount} <Link to="/login">{text.auth.login}</Link>
      </p>
    </Doorway>
  );
}

/** What a visitor sees before being let in. */
function Doorway({ title, children }: { title: string; children: React.ReactNode }) {
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
        <a href="/docs">{text.docs}</a>
      </section>
      <main className="doorway-form">
        <h1>{title}</h1>
        {children}
        <div className="choices">
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </main>
    </div>
  );
}
