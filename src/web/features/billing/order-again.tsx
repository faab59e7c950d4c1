import { useQuery } from '@tanstack/react-query';
import { ApiFailure, call } from '../../api/call';
import { ordersPlaceAgain } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Redirect } from '../../lib/router';
import { Loaded, Screen } from '../../ui/layout';
import { hasNoRoom, WaitingOrders } from './order-failure';

/**
 * Goes to an order like the last that was paid, ready to be paid; to the plans where there is none such. Where too many wait
 * for it to be placed, it shows them, and goes on when one is cancelled.
 */
export function OrderAgain() {
  const { text } = useLanguage();
  // Of each visit: what an earlier one has found may be paid.
  const path = useQuery({ queryKey: ['order-again'], queryFn: orderAgain, gcTime: 0 });
  return (
    <Screen title={text.credits.title}>
      <Loaded query={path}>{(to) => <Redirect to={to} />}</Loaded>
      {hasNoRoom(path.error) && <WaitingOrders onRoom={() => void path.refetch()} />}
    </Screen>
  );
}

/** What keeps the last order from being repeated, so that another plan has to be chosen. */
const UNREPEATABLE = ['NOTHING_PAID_YET', 'PLAN_NOT_FOUND', 'PLAN_OFF_SALE'];

/** One order that waits is enough, however often and in how many tabs the notice is followed: the service sees to that. */
async function orderAgain(): Promise<string> {
  try {
    return `/credits/${(await call(ordersPlaceAgain())).order.order_code}`;
  } catch (error) {
    if (error instanceof ApiFailure && UNREPEATABLE.includes(error.code)) return '/credits';
    throw error;
  }
}
