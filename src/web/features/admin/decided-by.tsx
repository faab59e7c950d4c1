import { useAdminText } from '../../i18n/admin';
import { Link } from '../../lib/router';
import { useAccount } from '../../lib/session';

interface DecidedByProps {
  readonly by: string | null;
  /** To what it was done, as the operators' log names it: there it stands who did it, where `by` names no account. */
  readonly subject?: string | undefined;
}

/** Who decided something, under what was decided: an admin's account, or user and host of a command line. */
export function DecidedBy({ by, subject }: DecidedByProps) {
  const admin = useAdminText();
  const { id, email } = useAccount();
  return (
    <span className="under">
      {`${admin.by}: `}
      {by === null || by.includes('@') ? (
        <CommandLine by={by} subject={subject} />
      ) : (
        <Link to={`/admin/accounts/${by}`}>{by === id ? email : by.slice(0, 8)}</Link>
      )}
    </span>
  );
}

/** Who it was where that is kept beside what was done, else the way to the log, which has it. */
function CommandLine({ by, subject }: DecidedByProps) {
  const admin = useAdminText();
  if (by !== null || subject === undefined) return [admin.byCommandLine, by].filter(Boolean).join(' · ');
  return <Link to={`/admin/audit-log?subject_id=${encodeURIComponent(subject)}`}>{admin.seeLog}</Link>;
}
