import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { checkStatusCheck, type OrderStatusResult } from '../../api/generated';

/**
 * An order's status as it changes: from the server's event stream and, whenever that is cut, by asking
 * every few seconds. The browser opens the stream again by itself, unless the server refuses it.
 */
export function useOrderStatus(start: OrderStatusResult, pollIntervalSec: number): OrderStatusResult {
  const [status, setStatus] = useState(start);
  const { order_code: orderCode } = start;
  const paid = status.status === 'PAID';

  useEffect(() => {
    if (paid) return;
    const events = new EventSource(`/api/payment/orders/${encodeURIComponent(orderCode)}/events`);
    events.addEventListener('status', ({ data }: MessageEvent<string>) =>
      setStatus(JSON.parse(data) as OrderStatusResult),
    );
    const ask = async (): Promise<void> => {
      if (events.readyState === EventSource.OPEN) return;
      const answer = await call(checkStatusCheck({ path: { orderCode } })).catch(() => null);
      if (answer) setStatus(answer); // else the next question comes soon
    };
    const timer = setInterval(() => void ask(), pollIntervalSec * 1000);
    return () => {
      events.close();
      clearInterval(timer);
    };
  }, [orderCode, paid, pollIntervalSec]);

  return status;
}
