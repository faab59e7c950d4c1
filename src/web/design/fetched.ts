import { ApiFailure, type FieldFault } from '../api/call';
import type { Fetched } from '../ui/layout';

/** A query that has an answer, whatever became of it when it was asked again. */
export const arrived = <Value>(data: Value, error: ApiFailure | null = null): Fetched<Value> => ({
  data,
  error,
  failureReason: error,
});

export const onItsWay: Fetched<never> = { data: undefined, error: null, failureReason: null };

export const notArrived = (code: string): Fetched<never> => ({ ...onItsWay, error: new ApiFailure(code) });

const ignore = (): void => undefined;

/** A mutation: not begun, under way, or failed. */
export const idle = { mutate: ignore, isPending: false, error: null };
export const running = { ...idle, isPending: true };
export const failed = (code: string, faults: readonly FieldFault[] = []) => ({
  ...idle,
  error: new ApiFailure(code, faults),
});
