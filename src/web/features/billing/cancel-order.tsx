import { useMutation } from '@tanstack/react-query';
import { call } from '../../api/call';
import { ordersCancel } from '../../api/generated';
import { Button, Failure } from '../../ui/controls';
import { useLanguage } from '../../i18n/language';
import { ORDERS } from './queries';

interface CancelOrderProps {
  readonly orderCode: string;
  /** Whether it stands beside others, so that its name has to say which. */
  readonly isOneOfMany?: boolean;
  /** It is cancelled, and this is still shown. */
  readonly onCancelled: () => void;
}

/** Cancels an order that waits for its payment, which makes room for another. */
export function CancelOrder({ orderCode, isOneOfMany = false, onCancelled }: CancelOrderProps) {
  const { text } = useLanguage();
  const cancel = useMutation({
    mutationFn: () => call(ordersCancel({ path: { orderCode } })),
    meta: { changes: [ORDERS] },
  });
  return (
    <>
      <Button
        className={isOneOfMany ? 'small' : ''}
        aria-label={isOneOfMany ? text.order.cancelOf(orderCode) : undefined}
        busy={cancel.isPending}
        onClick={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
      >
        {text.order.cancel}
      </Button>
      <Failure failure={cancel.error} />
    </>
  );
}
