import { useLanguage } from '../../i18n/language';
import { useLicences } from '../../lib/licences';

/** What people agree to by signing up, where a voice on offer demands it. The form keeps what is typed in it. */
export function LicenceAgreement() {
  const { text } = useLanguage();
  const { value, failure } = useLicences();
  const demanded = failure !== null || value?.some((licence) => licence.requires_agreement);
  if (!demanded) return null;
  return (
    <p className="hint">
      {text.licences.signUp}{' '}
      <a href="/licences" target="_blank">
        {text.licences.signUpLink}
      </a>
    </p>
  );
}
