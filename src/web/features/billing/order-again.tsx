import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call';
import { type OrderDto, ordersList, ordersPlace, plansList } from '../../api/generated';
import { useLanguage } from '../../i18n/language';
import { Redirect } from '../../lib/router';
import { Loaded, Screen } from '../../ui/layout';

/** Orders looked through for one that was paid. */
const LATEST = 50;

/** Goes to an order like the last that was paid, ready to be paid; to the plans where there is none such. */
export function OrderAgain() {
  const { text } = useLanguage();
  // Of each visit: what an earlier one has found may be paid.
  const path = useQuery({ queryKey: ['order-again'], queryFn: orderAgain, gcTime: 0 });
  return (
    <Screen title={text.credits.title}>
      <Loaded query={path}>{(to) => <Redirect to={to} />}</Loaded>
    </Screen>
  );
}

/** One order that waits is enough, however often and in how many tabs the notice is followed. */
async function orderAgain(): Promise<string> {
  const { items: orders } = await call(ordersList({ query: { limit: LATEST } }));
  const last = orders.find(({ status }) => status === 'PAID');
  if (!last) return '/credits';
  const isSame = (other: Pick<OrderDto, 'plan_id' | 'billing_cycle'>) =>
    other.plan_id === last.plan_id && other.billing_cycle === last.billing_cycle;
  const waiting = orders.find((order) => order.status === 'PENDING' && isSame(order));
  if (waiting) return `/credits/${waiting.order_code}`;
  const { items: plans } = await call(plansList());
  if (!plans.some(isSame)) return '/credits'; // it is off sale
  const { plan_id, billing_cycle } = last;
  const headers = { 'Idempotency-Key': `again-after-${orders[0]!.order_code}` };
  const { order } = await call(ordersPlace({ body: { plan_id, billing_cycle }, headers }));
  return `/credits/${order.order_code}`;
}
