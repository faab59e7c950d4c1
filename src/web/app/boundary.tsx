import { Component, type ReactNode } from 'react';
import { useLanguage } from '../i18n/language';
import { Button } from '../ui/controls';
import { Screen } from '../ui/layout';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of what cannot be. */
  readonly fallback: ReactNode;
}

/** Keeps the rest of the page alive where a part of it does not load (a script that is gone) or breaks. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** A screen that did not load, with the way on: the page anew, as the server has it now. */
export function Broken() {
  const { text } = useLanguage();
  return (
    <Screen title={text.common.notOpened}>
      <p className="notice bad" role="alert">
        {text.faults.offline}
      </p>
      <Button kind="primary" onClick={() => location.reload()}>
        {text.common.retry}
      </Button>
    </Screen>
  );
}
