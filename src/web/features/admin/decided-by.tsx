import { useAdminText } from '../../i18n/admin';
import { Link } from '../../lib/router';
import { useAccount } from '../../lib/session';

/** Who decided something, under what was decided: an admin's account, or user and host of a command line. */
export function DecidedBy({ by }: { by: string | null }) {
  const admin = useAdminText();
  const { id, email } = useAccount();
  return (
    <span className="under">
      {`${admin.by}: `}
      {by === null || by.includes('@') ? (
        [admin.byCommandLine, by].filter(Boolean).join(' · ')
      ) : (
        <Link to={`/admin/accounts/${by}`}>{by === id ? email : by.slice(0, 8)}</Link>
      )}
    </span>
  );
}
