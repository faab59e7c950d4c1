import { type ChangeEvent, type FormEvent, useState } from 'react';
import { call } from '../../api/call';
import { authLogin, authRegister, type LicenceDto } from '../../api/generated';
import { Button, Failure, Field } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { useSession } from '../../lib/session';
import { type Data, useAction } from '../../lib/use-data';
import { LicenceAgreement } from './licence-agreement';

interface SignInFormProps {
  /** Given where it opens an account: the licences whose duties its owner agrees to, among all of those on offer. */
  readonly licences?: Data<readonly LicenceDto[]>;
  readonly onDone: () => void;
}

/** The licences that people agree to by signing up. */
const demandedBy = (licences: readonly LicenceDto[]): string[] =>
  licences.filter((each) => each.requires_agreement).map(({ licence }) => licence);

/** Signs people in: to the account they have, or to a new one. */
export function SignInForm({ licences, onDone }: SignInFormProps) {
  const register = licences !== undefined;
  const { text } = useLanguage();
  const { enter } = useSession();
  const [form, setForm] = useState({ email: '', password: '', name: '' });
  const signIn = useAction(async () => {
    const { name, ...body } = form;
    const named = name.trim() ? { ...body, name } : body;
    const signUp = { ...named, agreed_licences: demandedBy(licences?.value ?? []) };
    const { account } = await (register ? call(authRegister({ body: signUp })) : call(authLogin({ body })));
    enter(account);
    onDone();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    signIn.run();
  };
  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => setForm({ ...form, [name]: event.target.value }),
  });
  const newPassword = { hint: text.auth.passwordHint, minLength: 10, maxLength: 128 };
  const wrong = signIn.failure?.code === 'INVALID_CREDENTIALS';
  return (
    <form onSubmit={submit}>
      <Field label={text.auth.email} type="email" autoComplete="username" required {...field('email')} />
      <Field
        label={text.auth.password}
        type="password"
        autoComplete={register ? 'new-password' : 'current-password'}
        required
        {...(register && newPassword)}
        {...field('password')}
      />
      {register && <Field label={text.auth.name} autoComplete="name" maxLength={100} {...field('name')} />}
      {licences && <LicenceAgreement {...licences} />}
      {wrong ? (
        <p role="alert" className="notice bad">
          {text.auth.wrong}
        </p>
      ) : (
        <Failure failure={signIn.failure} />
      )}
      <Button type="submit" kind="primary" className="wide" busy={signIn.running}>
        {register ? text.auth.register : text.auth.login}
      </Button>
    </form>
  );
}
