import { useLanguage } from '../../i18n/language';
import { useData } from '../../lib/use-data';
import { Badge } from '../../ui/layout';
import { loadTakings } from './takings';

/** How many transfers wait for an operator; nothing where none does, or nobody knows. */
export function WaitingCount() {
  const { text, format } = useLanguage();
  const { value } = useData(loadTakings);
  if (!value || value.waiting.count === 0) return null;
  return (
    <Badge tone="bad">
      {format.number(value.waiting.count)}
      <span className="sr-only"> {text.admin.dashboard.waits}</span>
    </Badge>
  );
}
