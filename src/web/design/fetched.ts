import { ApiFailure, type FieldFault } from '../api/call';
import type { Action, Data } from '../lib/use-data';

const ignore = (): void => undefined;

/** Something that has been fetched, whatever became of it when it was fetched again. */
export const arrived = <Value>(value: Value, failure: ApiFailure | null = null): Data<Value> => ({
  value,
  failure,
  reload: ignore,
});

export const onItsWay: Data<never> = { value: null, failure: null, reload: ignore };

export const notArrived = (code: string): Data<never> => ({
  value: null,
  failure: new ApiFailure(code),
  reload: ignore,
});

/** Something that can be done: not yet, being done, or done in vain. */
export const idle: Action<[]> = { running: false, failure: null, run: ignore };
export const running: Action<[]> = { ...idle, running: true };
export const failed = (code: string, faults: readonly FieldFault[] = []): Action<[]> => ({
  ...idle,
  failure: new ApiFailure(code, faults),
});
