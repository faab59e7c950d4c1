import type { OrderDto } from '../api/generated';
import { useLanguage } from '../i18n/language';
import { Badge } from './layout';

const TONES = { PAID: 'good', PENDING: 'wait', EXPIRED: 'off', CANCELLED: 'off' } as const;

/** Whether an order is paid. */
export function OrderState({ status }: Pick<OrderDto, 'status'>) {
  const { text } = useLanguage();
  return <Badge tone={TONES[status]}>{text.credits.statuses[status]}</Badge>;
}

/** Whether an order is paid, and since when or until when it can be, or could. */
export function DatedOrderState({ status, paid_at, expires_at }: OrderDto) {
  const { text, format } = useLanguage();
  return (
    <>
      <OrderState status={status} />
      <span className="under">
        {status === 'PENDING' && text.credits.dueAt(format.time(expires_at))}
        {status === 'PAID' && paid_at && text.credits.at(format.time(paid_at))}
        {status === 'EXPIRED' && text.credits.at(format.time(expires_at))}
      </span>
    </>
  );
}
