import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '../api/call';

/** Something that is fetched to be shown. While it is fetched again, the old value stays. */
export interface Data<Value> {
  readonly value: Value | null;
  readonly failure: ApiFailure | null;
  readonly reload: () => void;
}

/** What a failure of our own code is shown as, too: something went wrong. */
export const failureOf = (error: unknown): ApiFailure =>
  error instanceof ApiFailure ? error : new ApiFailure('INTERNAL_ERROR');

/** Each function that fetches names its own data: where it is another function, other data is meant. */
const names = new WeakMap<() => unknown, number>();
let named = 0;

function nameOf(load: () => unknown): number {
  const name = names.get(load) ?? ++named;
  names.set(load, name);
  return name;
}

/**
 * Fetches when it is first shown and whenever `load` is another function: memoise it with what it depends on. What a
 * function of a module has fetched is there at once on the next screen that wants it, and is brought up to date.
 */
export function useData<Value>(load: () => Promise<Value>): Data<Value> {
  const name = nameOf(load);
  const queries = useQueryClient();
  const { data, error, failureReason, refetch } = useQuery({
    queryKey: [name],
    queryFn: load,
    placeholderData: keepPreviousData,
  });
  const failed = error ?? failureReason; // the second while it is tried again
  return {
    value: data ?? null,
    failure: failed && failureOf(failed),
    reload: useCallback(() => {
      // Also what hangs is asked for anew.
      void queries.cancelQueries({ queryKey: [name] }).then(() => refetch());
    }, [queries, name, refetch]),
  };
}

/** Something that is done on demand: whether it runs, and how it failed last. */
export interface Action<Args extends unknown[]> {
  readonly running: boolean;
  readonly failure: ApiFailure | null;
  readonly run: (...args: Args) => void;
}

export function useAction<Args extends unknown[]>(perform: (...args: Args) => Promise<void>): Action<Args> {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const run = (...args: Args): void => {
    if (running) return; // a second press of the button
    setRunning(true);
    setFailure(null);
    perform(...args)
      .catch((error: unknown) => setFailure(failureOf(error)))
      .finally(() => setRunning(false));
  };
  return { running, failure, run };
}

/** The value as it was once it has rested for a while. */
export function useRested<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}

/** Does something again and again while the component is shown. */
export function useRepeated(perform: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(perform, everyMs);
    return () => clearInterval(timer);
  }, [perform, everyMs]);
}
