import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { authChangePassword } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { Facts } from '../../ui/facts';
import { Card, Screen } from '../../ui/layout';
import { PasswordField } from '../../ui/password-field';
import { LanguageChoice, ThemeChoice } from '../../ui/preferences';
import { useLanguage } from '../../i18n/language';
import { usePlanName } from '../../lib/plan-name';
import { useAccount } from '../../lib/session';
import { EmailAddress } from './email-address';
import { Leaving } from './leaving';
import { LowCredits } from './low-credits';
import { sessionsQuery } from './queries';
import { Sessions } from './sessions';
import { TwoStepLogin } from './two-step-login';

export function Account() {
  const { text, format } = useLanguage();
  const account = useAccount();
  const planName = usePlanName();
  return (
    <Screen title={text.account.title}>
      <div className="columns">
        <div className="stack">
          <Card title={text.account.profile}>
            <Facts
              rows={[
                [text.auth.email, account.email],
                [text.account.plan, planName(account.plan_id)],
                [text.account.since, format.time(account.created_at)],
              ]}
            />
          </Card>
          <EmailAddress />
          <ChangePassword email={account.email} />
          <TwoStepLogin />
        </div>
        <div className="stack">
          <Card title={text.account.preferences}>
            <LanguageChoice />
            <ThemeChoice />
          </Card>
          <LowCredits />
          <Sessions />
          <Leaving />
        </div>
      </div>
    </Screen>
  );
}

function ChangePassword({ email }: { email: string }) {
  const { text } = useLanguage();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => call(authChangePassword({ body: { current_password: current, new_password: next } })),
    onSuccess: () => {
      setCurrent('');
      setNext('');
    },
    meta: { changes: [sessionsQuery.queryKey] }, // all others are over
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate();
  };
  const wrong = change.error?.code === 'INVALID_CREDENTIALS';
  return (
    <Card title={text.account.changePassword}>
      <form onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label={text.account.current}
          autoComplete="current-password"
          value={current}
          fault={wrong ? text.account.wrongCurrent : undefined}
          onChange={(typed) => {
            setCurrent(typed);
            change.reset();
          }}
        />
        <PasswordField
          label={text.account.next}
          hint={text.auth.passwordHint}
          autoComplete="new-password"
          minLength={10}
          maxLength={128}
          value={next}
          onChange={setNext}
        />
        <Failure failure={wrong ? null : change.error} />
        <div role="status">{change.isSuccess && <p className="notice good">{text.account.changed}</p>}</div>
        <Button type="submit" kind="primary" busy={change.isPending}>
          {text.account.changePassword}
        </Button>
      </form>
    </Card>
  );
}
