import { useQuery } from '@tanstack/react-query';
import { licencesQuery } from '../../api/queries';
import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { Doorway } from './doorway';
import { SignInForm } from './sign-in-form';

export function Login() {
  const { text } = useLanguage();
  return (
    <Doorway title={text.auth.loginTitle}>
      <SignInForm />
      <p>
        <Link to="/forgot-password">{text.mail.forgot}</Link>
      </p>
      <p>
        {text.auth.noAccount} <Link to="/register">{text.auth.register}</Link>
      </p>
    </Doorway>
  );
}

export function Register() {
  const { text } = useLanguage();
  const licences = useQuery(licencesQuery);
  return (
    <Doorway title={text.auth.registerTitle}>
      <SignInForm licences={licences} />
      <p>
        {text.auth.haveAccount} <Link to="/login">{text.auth.login}</Link>
      </p>
    </Doorway>
  );
}
