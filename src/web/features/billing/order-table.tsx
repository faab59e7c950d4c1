import type { ReactNode } from 'react';
import type { OrderDto } from '../../api/generated';
import { Badge, Table } from '../../ui/layout';
import { DatedOrderState } from '../../ui/order-state';
import { useLanguage } from '../../i18n/language';
import { usePlanName } from '../../lib/plan-name';
import { refunded } from '../../lib/refunded';
import { Link } from '../../lib/router';

interface OrderTableProps {
  readonly orders: readonly OrderDto[];
  readonly label: string;
  /** What can be done to an order, in a column of its own. */
  readonly act?: (order: OrderDto) => ReactNode;
}

/** The account's orders, each with the way to it, and what was sent back of its money. */
export function OrderTable({ orders, label, act }: OrderTableProps) {
  const { text, format } = useLanguage();
  const planName = usePlanName();
  return (
    <Table label={label}>
      <thead>
        <tr>
          <th scope="col">{text.credits.order}</th>
          <th scope="col">{text.credits.plan}</th>
          <th scope="col" className="number">
            {text.credits.amount}
          </th>
          <th scope="col">{text.credits.state}</th>
          {act && <td />}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <Link to={`/credits/${order.order_code}`}>{order.order_code}</Link>
            </th>
            <td>{planName(order.plan_id, order.billing_cycle)}</td>
            <td className="number">{format.vnd(order.amount)}</td>
            <td>
              <DatedOrderState {...order} />
              <Refunded {...order} />
            </td>
            {act && <td>{act(order)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** How much was sent back in all, and when that was noted last. */
function Refunded({ refunds }: Pick<OrderDto, 'refunds'>) {
  const { text, format } = useLanguage();
  const last = refunds.at(-1);
  if (!last) return null;
  return (
    <div>
      <Badge tone="off">{text.credits.refunded(format.vnd(refunded(refunds).amount))}</Badge>{' '}
      <span className="hint">{text.credits.at(format.time(last.refunded_at))}</span>
    </div>
  );
}
