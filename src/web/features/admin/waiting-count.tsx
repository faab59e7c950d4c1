import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language';
import { Badge } from '../../ui/layout';
import { takingsQuery } from './queries';

/** How many transfers wait for an operator; nothing where none does, or nobody knows. */
export function WaitingCount() {
  const { text, format } = useLanguage();
  const { data } = useQuery(takingsQuery);
  if (!data || data.waiting.count === 0) return null;
  return (
    <Badge tone="bad">
      {format.number(data.waiting.count)}
      <span className="sr-only"> {text.admin.dashboard.waits}</span>
    </Badge>
  );
}
