import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { Badge } from '../../ui/layout';
import { takingsQuery } from './queries';

const refetchInterval = 60_000;

/** How many transfers wait for an operator; nothing where none does, or nobody knows. */
export function WaitingCount() {
  const { format } = useLanguage();
  const admin = useAdminText();
  const { data } = useQuery({ ...takingsQuery, refetchInterval });
  if (!data || data.waiting.count === 0) return null;
  return (
    <Badge tone="bad">
      {format.number(data.waiting.count)}
      <span className="sr-only"> {admin.dashboard.waits}</span>
    </Badge>
  );
}
