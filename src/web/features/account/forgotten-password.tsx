import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { forgottenPasswordForgot, forgottenPasswordReset } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { Link, useAddress } from '../../lib/router';
import { Loaded } from '../../ui/layout';
import { useAction, useData } from '../../lib/use-data';
import { loadOffer } from '../../lib/sign-up-offer';
import { Doorway } from './doorway';

/** What somebody does who has forgotten a password: asks for a link, or where no mails are sent, the operator. */
export function ForgotPassword() {
  const { text } = useLanguage();
  const offer = useData(loadOffer);
  return (
    <Doorway title={text.mail.forgotTitle}>
      <Loaded data={offer}>
        {({ sends_mails }) => (sends_mails ? <AskForLink /> : <p>{text.mail.forgotNoMails}</p>)}
      </Loaded>
      <p className="aside">
        <Link to="/login">{text.auth.login}</Link>
      </p>
    </Doorway>
  );
}

/** Asks whose password is forgotten; the answer is the same whether there is such an account or not. */
function AskForLink() {
  const { text } = useLanguage();
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const ask = useAction(async () => {
    setSent(false);
    await call(forgottenPasswordForgot({ body: { email } }));
    setSent(true);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.run();
  };
  return (
    <>
      <p>{text.mail.forgotHint}</p>
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
        <Failure failure={ask.failure} />
        <div role="status">{sent && <p className="notice good">{text.mail.sent}</p>}</div>
        <Button type="submit" kind="primary" className="wide" busy={ask.running}>
          {text.mail.send}
        </Button>
      </form>
    </>
  );
}

/** Where the link in the mail leads. */
export function ResetPassword() {
  const { text } = useLanguage();
  const token = useAddress().searchParams.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [done, setDone] = useState(false);
  const reset = useAction(async () => {
    await call(forgottenPasswordReset({ body: { token, password } }));
    setDone(true);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    reset.run();
  };
  return (
    <Doorway title={text.mail.resetTitle}>
      {!done && (
        <form onSubmit={submit}>
          <Field
            label={text.account.next}
            hint={text.auth.passwordHint}
            type="password"
            name="password"
            autoComplete="new-password"
            required
            minLength={10}
            maxLength={128}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Failure failure={reset.failure} />
          <Button type="submit" kind="primary" className="wide" busy={reset.running}>
            {text.mail.reset}
          </Button>
        </form>
      )}
      <div role="status">{done && <p className="notice good">{text.mail.wasReset}</p>}</div>
      {/* Loaded anew: whoever was signed in here no longer is. */}
      <p className="aside">
        <a href="/login">{text.auth.login}</a>
      </p>
    </Doorway>
  );
}
