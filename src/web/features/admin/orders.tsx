import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import type { AdminOrderDto } from '../../api/generated';
import { Button, Select } from '../../ui/controls';
import { Card, Screen, Table } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { DatedOrderState } from '../../ui/order-state';
import { SearchForm } from '../../ui/search-form';
import { useLanguage } from '../../i18n/language';
import { useAdminText } from '../../i18n/admin';
import { useListAddress } from '../../lib/list-address';
import { optionsOf } from '../../lib/options';
import { usePlanName } from '../../lib/plan-name';
import { refunded } from '../../lib/refunded';
import { Link } from '../../lib/router';
import { DecidedBy } from './decided-by';
import { ExportLink } from './export-link';
import { ordersQuery } from './queries';
import { RefundOrder } from './refund-order';

/** Everybody's orders, newest first. */
export function AdminOrders() {
  const { text } = useLanguage();
  const admin = useAdminText();
  const { orders: words, any } = admin;
  const { page, filter, choice, turnTo, narrow } = useListAddress();
  const status = choice('status', text.credits.statuses);
  const orderCode = filter('order_code');
  const accountId = filter('account_id');
  const orders = useQuery(
    ordersQuery({
      page,
      ...(status && { status }),
      ...(orderCode && { order_code: orderCode }),
      ...(accountId && { account_id: accountId }),
    }),
  );
  return (
    <Screen
      title={admin.nav.orders}
      actions={
        <ExportLink list="orders" filters={{ status, order_code: orderCode, account_id: accountId }} />
      }
    >
      <Card>
        <div className="filters">
          <SearchForm
            label={words.code}
            value={orderCode}
            onSearch={(wanted) => narrow({ order_code: wanted })}
          />
          <Select
            label={text.credits.state}
            value={status ?? ''}
            options={[['', any], ...optionsOf(text.credits.statuses)]}
            onChange={(chosen) => narrow({ status: chosen })}
          />
        </div>
        {accountId && (
          <p className="notice">
            {words.ofAccount(accountId)} <Link to="/admin/orders">{words.everybody}</Link>
          </p>
        )}
        <Listing query={orders} empty={words.empty} emptyHint={words.emptyHint} onPage={turnTo}>
          {(items) => <OrderTable orders={items} />}
        </Listing>
      </Card>
    </Screen>
  );
}

function OrderTable({ orders }: { orders: readonly AdminOrderDto[] }) {
  const { text, format } = useLanguage();
  const admin = useAdminText();
  const planName = usePlanName();
  return (
    <Table label={admin.nav.orders}>
      <thead>
        <tr>
          <th scope="col">{admin.orders.code}</th>
          <th scope="col">{text.credits.plan}</th>
          <th scope="col" className="number">
            {text.credits.amount}
          </th>
          <th scope="col">{text.credits.state}</th>
          <th scope="col">{admin.orders.placed}</th>
          <th scope="col">{admin.account}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">{order.order_code}</th>
            <td>{planName(order.plan_id, order.billing_cycle)}</td>
            <td className="number">{format.vnd(order.amount)}</td>
            <td>
              <DatedOrderState {...order} />
              <Refunds order={order} />
            </td>
            <td className="nowrap">{format.time(order.created_at)}</td>
            <td>
              <Link to={`/admin/accounts/${order.account_id}`}>{order.account_email}</Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** What was sent back of a paid order, and the way to note more as long as there is any. */
function Refunds({ order }: { order: AdminOrderDto }) {
  const { format } = useLanguage();
  const { refund: words } = useAdminText();
  const { refunds, paid_amount } = order;
  const leftVnd = (paid_amount ?? 0) - refunded(refunds).amount;
  return (
    <>
      {refunds.map((refund) => (
        <Fragment key={refund.refund_reference}>
          <span className="under" dir="auto">
            {[words.done(format.vnd(refund.amount)), refund.refund_reference, refund.reason].join(' · ')}
          </span>
          <DecidedBy by={refund.refunded_by} />
        </Fragment>
      ))}
      {leftVnd > 0 && <NoteRefund order={order} leftVnd={leftVnd} />}
    </>
  );
}

function NoteRefund({ order, leftVnd }: { order: AdminOrderDto; leftVnd: number }) {
  const { refund: words } = useAdminText();
  const [isAsking, setAsking] = useState(false);
  return (
    <div>
      <Button className="small" aria-label={words.title(order.order_code)} onClick={() => setAsking(true)}>
        {words.note}
      </Button>
      {isAsking && <RefundOrder order={order} leftVnd={leftVnd} onClose={() => setAsking(false)} />}
    </div>
  );
}
