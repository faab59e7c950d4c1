import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../api/call';
import { plansQuery } from '../../api/queries';
import { ordersList, ordersPlace, type PlanDto } from '../../api/generated';
import { Button, Segments } from '../../ui/controls';
import { Card, Empty, Loaded, Screen } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { useLanguage } from '../../i18n/language';
import { isolated } from '../../lib/isolated';
import { optionsOf } from '../../lib/options';
import { randomToken } from '../../lib/random-token';
import { Link, navigate } from '../../lib/router';
import { useAccount, useSession } from '../../lib/session';
import { Buyer } from './buyer';
import { OrderFailure } from './order-failure';
import { OrderTable } from './order-table';
import { ordersQuery } from './queries';

/** Orders looked through for one of the plan that waits: more than may wait in production. */
const MOST_PENDING = 50;
type Cycle = PlanDto['billing_cycle'];

/** The plans on offer, and the orders so far. */
export function Credits() {
  const { text } = useLanguage();
  const plans = useQuery(plansQuery);
  return (
    <Screen title={text.credits.title}>
      <Balance />
      <Loaded query={plans}>{({ items }) => <Plans plans={items} />}</Loaded>
      <Buyer />
      <Orders />
    </Screen>
  );
}

/** What is left, and the way to where it came from and went. */
function Balance() {
  const { text, format } = useLanguage();
  const { credits } = useAccount();
  const { refresh } = useSession();
  useEffect(() => {
    refresh().catch(() => undefined); // what is known of the balance stays; the parts below say what is wrong
  }, [refresh]);
  return (
    <p>
      <strong>{text.credits.left(format.number(credits.available))}</strong>{' '}
      <Link to="/credits/ledger">{text.credits.ledger}</Link>
    </p>
  );
}

function Plans({ plans }: { plans: readonly PlanDto[] }) {
  const { text, format } = useLanguage();
  const [chosen, setChosen] = useState<Cycle>('monthly');
  // One order of each plan while the screen is open, also when an answer is lost and the button pressed again.
  const [visit] = useState(randomToken);
  const order = useMutation({
    mutationFn: async ({ plan_id, billing_cycle, amount }: PlanDto) => {
      const { items } = await call(ordersList({ query: { status: 'PENDING', limit: MOST_PENDING } }));
      const waiting = items.find(
        (other) =>
          other.plan_id === plan_id && other.billing_cycle === billing_cycle && other.amount === amount,
      );
      if (waiting) return waiting;
      const headers = { 'Idempotency-Key': `${visit}-${billing_cycle}-${encodeURIComponent(plan_id)}` };
      return (await call(ordersPlace({ body: { plan_id, billing_cycle }, headers }))).order;
    },
  });
  // Whoever has gone elsewhere meanwhile stays there.
  const place = (plan: PlanDto): void =>
    order.mutate(plan, { onSuccess: ({ order_code }) => navigate(`/credits/${order_code}`) });
  const cycles = optionsOf(text.credits.cycles).filter(([each]) =>
    plans.some(({ billing_cycle }) => billing_cycle === each),
  );
  const [cycle] = cycles.find(([each]) => each === chosen) ?? cycles[0] ?? [];
  if (cycle === undefined) return <Empty title={text.credits.noPlans} />;
  return (
    <>
      <p>{text.credits.noRenewal}</p>
      <Segments<Cycle> label={text.credits.cycle} value={cycle} options={cycles} onChange={setChosen} />
      <OrderFailure failure={order.error} onRoom={order.reset} />
      <ul className="plans">
        {plans
          .filter((plan) => plan.billing_cycle === cycle)
          .map((plan) => (
            <li key={plan.plan_id} className="card">
              <h2 dir="auto">{plan.name}</h2>
              <p className="figure">{format.vnd(plan.amount)}</p>
              <p>{text.credits.counted(format.number(plan.credits))}</p>
              <p className="hint">
                {text.credits.perThousand(format.unitPrice((plan.amount / plan.credits) * 1000))}
              </p>
              <Saving plan={plan} plans={plans} />
              <p className="hint">{text.credits.rate(format.number(plan.rate_limit_per_minute))}</p>
              <p className="hint">
                {plan.credits_expire_after_days === null
                  ? text.credits.neverEnds
                  : text.credits.validFor(format.number(plan.credits_expire_after_days))}
              </p>
              <Button kind="primary" className="wide" busy={order.isPending} onClick={() => place(plan)}>
                {text.credits.chooseOf(isolated(plan.name))}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

/** What a character costs less than in the monthly plan of the same name, where it does. */
function Saving({ plan, plans }: { plan: PlanDto; plans: readonly PlanDto[] }) {
  const { text, format } = useLanguage();
  const monthly = plans.find((other) => other.plan_id === plan.plan_id && other.billing_cycle === 'monthly');
  if (plan.billing_cycle !== 'yearly' || !monthly) return null;
  const saved = 1 - plan.amount / plan.credits / (monthly.amount / monthly.credits);
  if (saved < 0.005) return null;
  return <p className="badge good">{text.credits.saves(format.percent(saved))}</p>;
}

function Orders() {
  const { text } = useLanguage();
  const [page, setPage] = useState(1);
  const orders = useQuery(ordersQuery(page));
  return (
    <Card title={text.credits.orders}>
      <Listing
        query={orders}
        empty={text.credits.noOrders}
        emptyHint={text.credits.noOrdersHint}
        onPage={setPage}
      >
        {(items) => <OrderTable orders={items} label={text.credits.orders} />}
      </Listing>
    </Card>
  );
}
