import { useLanguage } from '../../i18n/language';
import type { LicenceDto } from '../../api/generated';
import { type Fetched, failureOfQuery, QueryFailure } from '../../ui/layout';

/** What people agree to by signing up, where a voice on offer demands it. The form keeps what is typed in it. */
export function LicenceAgreement({ licences }: { licences: Fetched<readonly LicenceDto[]> }) {
  const { text } = useLanguage();
  const demanded =
    failureOfQuery(licences) !== null || licences.data?.some((licence) => licence.requires_agreement);
  if (!demanded) return null;
  return (
    <>
      <p className="hint">
        {text.licences.signUp}{' '}
        <a href="/licences" target="_blank">
          {text.licences.signUpLink}
        </a>
      </p>
      {/* Unknown, they cannot be agreed to, and the account would be refused. */}
      <QueryFailure query={licences} />
    </>
  );
}
