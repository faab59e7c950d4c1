import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { authLogin, authRegister, type LicenceDto } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { useSession } from '../../lib/session';
import type { Fetched } from '../../ui/layout';
import { PasswordField } from '../../ui/password-field';
import { LicenceAgreement } from './licence-agreement';

interface SignInFormProps {
  /** Given where it opens an account: the licences whose duties its owner agrees to, among all of those on offer. */
  readonly licences?: Fetched<readonly LicenceDto[]>;
}

/** The licences that people agree to by signing up. */
const demandedBy = (licences: readonly LicenceDto[]): string[] =>
  licences.filter((each) => each.requires_agreement).map(({ licence }) => licence);

/** Signs people in: to the account they have, or to a new one. */
export function SignInForm({ licences }: SignInFormProps) {
  const register = licences !== undefined;
  const { text } = useLanguage();
  const { enter } = useSession();
  const [form, setForm] = useState({ email: '', password: '', name: '' });
  /** Null until the password was right, and a code is wanted too. */
  const [code, setCode] = useState<string | null>(null);
  const signIn = useMutation({
    mutationFn: () => {
      const { name, ...body } = form;
      const named = name.trim() ? { ...body, name } : body;
      const signUp = { ...named, agreed_licences: demandedBy(licences?.data ?? []) };
      const logIn = { email: form.email, password: form.password, ...(code !== null && { totp_code: code }) };
      return call(register ? authRegister({ body: signUp }) : authLogin({ body: logIn }));
    },
    onSuccess: ({ account }) => enter(account),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.mutate(undefined, { onError: (failure) => failure.code === 'TOTP_REQUIRED' && setCode('') });
  };
  const change = (changed: Partial<typeof form>): void => {
    setForm({ ...form, ...changed });
    // What was answered, or will be, is of another account or password.
    signIn.reset();
    setCode(null);
  };
  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ [name]: event.target.value }),
  });
  const newPassword = { hint: text.auth.passwordHint, minLength: 10, maxLength: 128 };
  const wrong = signIn.error?.code === 'INVALID_CREDENTIALS';
  return (
    <form onSubmit={submit}>
      <Field label={text.auth.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField
        label={text.auth.password}
        autoComplete={register ? 'new-password' : 'current-password'}
        {...(register && newPassword)}
        name="password"
        value={form.password}
        onChange={(password) => change({ password })}
      />
      {code !== null && (
        <Field
          label={text.totp.anyCode}
          hint={text.totp.loginHint}
          autoComplete="one-time-code"
          required
          autoFocus
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {register && <Field label={text.auth.name} autoComplete="name" maxLength={100} {...field('name')} />}
      {licences && <LicenceAgreement licences={licences} />}
      {wrong ? (
        <p role="alert" className="notice bad">
          {code === null ? text.auth.wrong : text.totp.wrong}
        </p>
      ) : (
        <Failure failure={signIn.error?.code === 'TOTP_REQUIRED' ? null : signIn.error} />
      )}
      <Button type="submit" kind="primary" className="wide" busy={signIn.isPending}>
        {register ? text.auth.register : text.auth.login}
      </Button>
    </form>
  );
}
