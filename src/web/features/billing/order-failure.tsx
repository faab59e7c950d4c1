import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiFailure } from '../../api/call';
import { Failure } from '../../ui/controls';
import { Card } from '../../ui/layout';
import { Listing } from '../../ui/listing';
import { useLanguage } from '../../i18n/language';
import { CancelOrder } from './cancel-order';
import { OrderTable } from './order-table';
import { ordersQuery } from './queries';

interface RoomProps {
  /** Called when there is room for another order. */
  readonly onRoom: () => void;
}

/** Why nothing was ordered, and the way out where that is too many orders that wait. */
export function OrderFailure({ failure, onRoom }: RoomProps & { failure: ApiFailure | null }) {
  return (
    <>
      <Failure failure={failure} />
      {hasNoRoom(failure) && <WaitingOrders onRoom={onRoom} />}
    </>
  );
}

/** Whether as many orders wait for their payment as may. */
export const hasNoRoom = (failure: ApiFailure | null): boolean => failure?.code === 'TOO_MANY_PENDING_ORDERS';

/** The orders that wait for their payment: each leads to where it is paid, and can be cancelled. */
export function WaitingOrders({ onRoom }: RoomProps) {
  const { text } = useLanguage();
  const [page, setPage] = useState(1);
  const orders = useQuery(ordersQuery(page, 'PENDING'));
  const title = text.credits.waitingOrders;
  return (
    <Card title={title}>
      <p className="hint">{text.credits.makeRoom}</p>
      <Listing query={orders} empty={text.credits.noneWaits} onPage={setPage}>
        {(items) => (
          <OrderTable
            orders={items}
            label={title}
            act={({ order_code: orderCode }) => (
              <CancelOrder isOneOfMany orderCode={orderCode} onCancelled={onRoom} />
            )}
          />
        )}
      </Listing>
    </Card>
  );
}
