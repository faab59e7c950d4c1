import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { signUpOfferQuery } from '../../api/queries';
import { emailChange, emailResend } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { Badge, Card, Loaded } from '../../ui/layout';
import { useLanguage } from '../../i18n/language';
import { useAccount } from '../../lib/session';

/** The address of the account: whether it is confirmed, and how it is changed. */
export function EmailAddress() {
  const { text } = useLanguage();
  const { email, email_verified } = useAccount();
  const offer = useQuery(signUpOfferQuery);
  return (
    <Card title={text.mail.address}>
      <p>
        {email} {email_verified && <Badge tone="good">{text.mail.isVerified}</Badge>}
      </p>
      <Loaded query={offer}>
        {({ sends_mails }) =>
          sends_mails ? (
            <details>
              <summary>{email_verified ? text.mail.change : text.mail.verifyOrChange}</summary>
              {!email_verified && <Resend />}
              <ChangeAddress />
            </details>
          ) : (
            <p className="hint">{text.mail.noMails}</p>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Says why a new account has no credits, and what to do about it. */
export function WaitingCredits() {
  const { text } = useLanguage();
  const { credits_await_verification } = useAccount();
  if (!credits_await_verification) return null;
  return (
    <Card>
      <p>{text.mail.waiting}</p>
      <Resend />
    </Card>
  );
}

function Resend() {
  const { text } = useLanguage();
  const resend = useMutation({ mutationFn: () => call(emailResend()) });
  return (
    <>
      <Failure failure={resend.error} />
      <div role="status">{resend.isSuccess && <p className="notice good">{text.mail.resent}</p>}</div>
      <Button busy={resend.isPending} onClick={() => resend.mutate()}>
        {text.mail.resend}
      </Button>
    </>
  );
}

function ChangeAddress() {
  const { text } = useLanguage();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    mutationFn: () => call(emailChange({ body: { email, password } })),
    onSuccess: () => {
      setEmail('');
      setPassword('');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  const wrong = change.error?.code === 'INVALID_CREDENTIALS';
  return (
    <form onSubmit={submit}>
      <Field
        label={text.mail.newAddress}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          change.reset();
        }}
      />
      <Field
        label={text.auth.password}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        fault={wrong ? text.account.wrongCurrent : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Failure failure={wrong ? null : change.error} />
      <div role="status">{change.isSuccess && <p className="notice good">{text.mail.changeSent}</p>}</div>
      <Button type="submit" kind="primary" busy={change.isPending}>
        {text.mail.change}
      </Button>
    </form>
  );
}
