import { Component, type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { ApiFailure, failureOf } from '../api/call';
import { useLanguage } from '../i18n/language';
import { NotFetched, Screen } from '../ui/layout';

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown in the place of what cannot be. */
  readonly fallback: (failure: ApiFailure) => ReactNode;
}

/** A component in a file of its own, which is fetched when it is first shown. */
export const fetched = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const component = await load().catch(() => Promise.reject(new ApiFailure('OFFLINE')));
    return { default: component };
  });

/** Keeps the rest of the page alive where a part of it does not load (a script that is gone) or breaks. */
export class Boundary extends Component<BoundaryProps, { readonly failure: ApiFailure | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: ApiFailure } {
    return { failure: failureOf(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}

/**
 * A screen that did not load or broke, with the way on: the page anew, as the server has it now. That happens by itself
 * where the network was gone and is back.
 */
export function Broken({ failure }: { failure: ApiFailure }) {
  const { text } = useLanguage();
  const isOffline = failure.code === 'OFFLINE';
  useEffect(() => {
    if (!isOffline) return;
    const load = (): void => location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isOffline]);
  return (
    <Screen title={text.common.notOpened}>
      <NotFetched failure={failure} onRetry={() => location.reload()} />
    </Screen>
  );
}
