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

/** Fetches whenever `load` is another function: memoise it with what it depends on. */
export function useData<Value>(load: () => Promise<Value>): Data<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let current = true;
    load().then(
      (loaded) => {
        if (!current) return;
        setValue(loaded);
        setFailure(null);
      },
      (error: unknown) => {
        if (current) setFailure(failureOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [load, round]);

  return { value, failure, reload: useCallback(() => setRound((last) => last + 1), []) };
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
