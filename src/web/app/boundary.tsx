import { Component, type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { ApiFailure, failureOf } from '../api/call';
import { useLanguage } from '../i18n/language';
import { NotFetched, Screen } from '../ui/layout';
import { fetchLostStyles } from './lost-styles';

interface BoundaryProps {
  readonly children: ReactNode;
  /** The address: at another, what could not be shown is tried again. */
  readonly path?: string | undefined;
  /** Shown in the place of what cannot be. */
  readonly fallback: (failure: ApiFailure) => ReactNode;
}

interface BoundaryState {
  readonly failure: ApiFailure | null;
  /** Where it was shown last; null before it is. */
  readonly path: string | null | undefined;
}

/** What has another try at each component that did not come. */
const failed = new Set<() => void>();

/** A component in a file of its own, which is fetched when it is first shown; if that fails, by the next boundary again. */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const attempt = (fetchFirst: () => Promise<void>) =>
    lazy(async () => {
      try {
        await fetchFirst();
        return { default: await load() };
      } catch {
        failed.add(() => (Part = attempt(fetchLostStyles)));
        throw new ApiFailure('OFFLINE');
      }
    });
  // What `lazy` was refused once, it refuses for good.
  let Part = attempt(() => Promise.resolve());
  return (props: Props) => <Part {...props} />;
}

/** Keeps the rest of the page alive where a part of it does not load (a script that is gone) or breaks. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, path: null };

  /** When it appears, and at another address, there is another try. */
  static getDerivedStateFromProps({ path }: BoundaryProps, last: BoundaryState): BoundaryState | null {
    if (path === last.path) return null;
    for (const tryAgain of failed) tryAgain();
    failed.clear();
    return { failure: null, path };
  }

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
