import { useLanguage } from '../../i18n/language';
import { Link } from '../../lib/router';
import { useAccount } from '../../lib/session';

/** Who decided something, under what was decided: an admin's account, or the command line. */
export function DecidedBy({ operatorId }: { operatorId: string | null }) {
  const { text } = useLanguage();
  const { id, email } = useAccount();
  return (
    <span className="under">
      {`${text.admin.by}: `}
      {operatorId === null ? (
        text.admin.byCommandLine
      ) : (
        <Link to={`/admin/accounts/${operatorId}`}>{operatorId === id ? email : operatorId.slice(0, 8)}</Link>
      )}
    </span>
  );
}
