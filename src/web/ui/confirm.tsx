import type { ReactNode } from 'react';
import { useLanguage } from '../i18n/language';
import type { Action } from '../lib/use-data';
import { Button, Failure } from './controls';
import { Dialog } from './layout';

interface ConfirmProps {
  readonly title: string;
  /** What the button that does it says. */
  readonly yes: string;
  readonly kind?: 'primary' | 'danger';
  readonly action: Action<[]>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be undone. Cancelling comes first. */
export function Confirm({ title, yes, kind = 'primary', action, onClose, children }: ConfirmProps) {
  const { text } = useLanguage();
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      <Failure failure={action.failure} />
      <p className="actions">
        <Button onClick={onClose}>{text.common.cancel}</Button>
        <Button kind={kind} busy={action.running} onClick={action.run}>
          {yes}
        </Button>
      </p>
    </Dialog>
  );
}
