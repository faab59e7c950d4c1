import type { ReactNode } from 'react';
import type { ApiFailure } from '../api/call';
import { useLanguage } from '../i18n/language';
import { Button, Failure } from './controls';
import { Dialog } from './layout';

interface ConfirmProps {
  readonly title: string;
  /** What the button that does it says. */
  readonly yes: string;
  readonly kind?: 'primary' | 'danger';
  /** The mutation that it asks about. */
  readonly action: {
    readonly mutate: (variables: undefined, options: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: ApiFailure | null;
  };
  /** What can be done about its failure. */
  readonly remedy?: ReactNode;
  /** It is done, and the question is still shown; by default that closes it. */
  readonly onDone?: () => void;
  /** Undefined while there is no way back, because what was sent will be done. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be undone. Cancelling comes first. */
export function Confirm(props: ConfirmProps) {
  const { title, yes, kind = 'primary', action, remedy, onClose, onDone = onClose, children } = props;
  const { text } = useLanguage();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Failure failure={action.error}>{remedy}</Failure>
      <p className="actions">
        <Button busy={!onClose} onClick={onClose}>
          {text.common.cancel}
        </Button>
        <Button
          kind={kind}
          busy={action.isPending}
          onClick={() => action.mutate(undefined, { onSuccess: () => onDone?.() })}
        >
          {yes}
        </Button>
      </p>
    </Dialog>
  );
}
