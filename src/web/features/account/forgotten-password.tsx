import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { signUpOfferQuery } from '../../api/queries';
import { forgottenPasswordForgot, forgottenPasswordReset } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { Link, useAddress } from '../../lib/router';
import { Loaded } from '../../ui/layout';
import { Doorway } from './doorway';

/** What somebody does who has forgotten a password: asks for a link, or where no mails are sent, the operator. */
export function ForgotPassword() {
  const { text } = useLanguage();
  const offer = useQuery(signUpOfferQuery);
  return (
    <Doorway title={text.mail.forgotTitle}>
      <Loaded query={offer}>
        {({ sends_mails }) => (sends_mails ? <AskForLink /> : <p>{text.mail.forgotNoMails}</p>)}
      </Loaded>
      <p>
        <Link to="/login">{text.auth.login}</Link>
      </p>
    </Doorway>
  );
}

/** Asks whose password is forgotten; the answer is the same whether there is such an account or not. */
function AskForLink() {
  const { text } = useLanguage();
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => call(forgottenPasswordForgot({ body: { email } })) });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ask.mutate();
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
          onChange={(event) => {
            setEmail(event.target.value);
            ask.reset();
          }}
        />
        <Failure failure={ask.error} />
        <div role="status">{ask.isSuccess && <p className="notice good">{text.mail.sent}</p>}</div>
        <Button type="submit" kind="primary" className="wide" busy={ask.isPending}>
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
  const reset = useMutation({
    mutationFn: () => call(forgottenPasswordReset({ body: { token, password } })),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    reset.mutate();
  };
  return (
    <Doorway title={text.mail.resetTitle}>
      {!reset.isSuccess && (
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
          <Failure failure={reset.error} />
          <Button type="submit" kind="primary" className="wide" busy={reset.isPending}>
            {text.mail.reset}
          </Button>
        </form>
      )}
      <div role="status">{reset.isSuccess && <p className="notice good">{text.mail.wasReset}</p>}</div>
      {/* Loaded again: whoever was signed in here no longer is. */}
      <p>
        <a href="/login">{text.auth.login}</a>
      </p>
    </Doorway>
  );
}
