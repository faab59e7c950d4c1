import { useAdminText } from '../../i18n/admin';
import { Link } from '../../lib/router';
import { useAccount } from '../../lib/session';

/** Who decided something, under what was decided: an admin's account, or the command line. */
export function DecidedBy({ operatorId }: { operatorId: string | null }) {
  const admin = useAdminText();
  const { id, email } = useAccount();
  return (
    <span className="under">
      {`${admin.by}: `}
      {operatorId === null ? (
        admin.byCommandLine
      ) : (
        <Link to={`/admin/accounts/${operatorId}`}>{operatorId === id ? email : operatorId.slice(0, 8)}</Link>
      )}
    </span>
  );
}
