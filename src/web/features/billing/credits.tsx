import { useCallback, useState } from 'react';
import { call } from '../../api/call';
import { ordersList, ordersPlace, plansList, type OrderDto, type PlanDto } from '../../api/generated';
import { Button, Failure, Segments } from '../../ui/controls';
import { Card, Empty, Loaded, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { DatedOrderState } from '../../ui/order-state';
import { useLanguage } from '../../i18n/language';
import { optionsOf } from '../../lib/options';
import { randomToken } from '../../lib/random-token';
import { Link, navigate } from '../../lib/router';
import { useAction, useData } from '../../lib/use-data';

const LIMIT = 10;
type Cycle = PlanDto['billing_cycle'];

const loadPlans = () => call(plansList());

/** The plans on offer, and the orders so far. */
export function Credits() {
  const { text } = useLanguage();
  const plans = useData(loadPlans);
  return (
    <Screen title={text.credits.title}>
      <Loaded data={plans}>{({ items }) => <Plans plans={items} />}</Loaded>
      <Orders />
    </Screen>
  );
}

function Plans({ plans }: { plans: readonly PlanDto[] }) {
  const { text, format } = useLanguage();
  const [cycle, setCycle] = useState<Cycle>('monthly');
  // One order of each plan while the screen is open, also when an answer is lost and the button pressed again.
  const [visit] = useState(randomToken);
  const order = useAction(async ({ plan_id, billing_cycle }: PlanDto) => {
    const headers = { 'Idempotency-Key': `${visit}-${billing_cycle}-${encodeURIComponent(plan_id)}` };
    const placed = await call(ordersPlace({ body: { plan_id, billing_cycle }, headers }));
    navigate(`/credits/${placed.order.order_code}`);
  });
  if (plans.length === 0) return <Empty title={text.credits.noPlans} />;
  return (
    <>
      <Segments<Cycle>
        label={text.credits.cycle}
        value={cycle}
        options={optionsOf(text.credits.cycles)}
        onChange={setCycle}
      />
      <Failure failure={order.failure} />
      <ul className="plans">
        {plans
          .filter((plan) => plan.billing_cycle === cycle)
          .map((plan) => (
            <li key={plan.plan_id} className="card">
              <h2>{plan.name}</h2>
              <p className="figure">{format.vnd(plan.amount)}</p>
              <p>{text.credits.characters(format.number(plan.credits))}</p>
              <p className="hint">
                {text.credits.perThousand(format.unitPrice((plan.amount / plan.credits) * 1000))}
              </p>
              <p className="hint">{text.credits.rate(format.number(plan.rate_limit_per_minute))}</p>
              <p className="hint">
                {plan.credits_expire_after_days === null
                  ? text.credits.neverEnds
                  : text.credits.validFor(format.number(plan.credits_expire_after_days))}
              </p>
              <Button kind="primary" className="wide" busy={order.running} onClick={() => order.run(plan)}>
                {text.credits.chooseOf(plan.name)}
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

function Orders() {
  const { text } = useLanguage();
  const [page, setPage] = useState(1);
  const orders = useData(useCallback(() => call(ordersList({ query: { page, limit: LIMIT } })), [page]));
  return (
    <Card title={text.credits.orders}>
      <Listing
        data={orders}
        empty={text.credits.noOrders}
        emptyHint={text.credits.noOrdersHint}
        onPage={setPage}
      >
        {(items) => <OrderTable orders={items} />}
      </Listing>
    </Card>
  );
}

function OrderTable({ orders }: { orders: readonly OrderDto[] }) {
  const { text, format } = useLanguage();
  return (
    <Table label={text.credits.orders}>
      <thead>
        <tr>
          <th scope="col">{text.credits.order}</th>
          <th scope="col">{text.credits.plan}</th>
          <th scope="col" className="number">
            {text.credits.amount}
          </th>
          <th scope="col">{text.credits.state}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={`/credits/${order.order_code}`}>{order.order_code}</Link>
            </th>
            <td>{`${order.plan_id} · ${text.credits.cycles[order.billing_cycle]}`}</td>
            <td className="number">{format.vnd(order.amount)}</td>
            <td>
              <DatedOrderState {...order} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
