/** The work of one kind of child process, by name. Inputs and results must survive structured cloning. */
// oxlint-disable-next-line typescript/no-explicit-any -- each task has an input of its own
export type ChildTasks = Readonly<Record<string, (input: any) => unknown>>;

export type ChildInput<T extends ChildTasks, N extends keyof T> = Parameters<T[N]>[0];
export type ChildResult<T extends ChildTasks, N extends keyof T> = Awaited<ReturnType<T[N]>>;

/** What a child is sent: one task at a time. */
export interface TaskMessage {
  readonly name: string;
  readonly input: unknown;
}

/** What a child sends: once how its start went, then for each task that it has begun it, and one answer. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly about: unknown }
  /** `code` is the system's, such as ENOSPC. */
  | { readonly kind: 'unusable'; readonly reason: string; readonly code?: string }
  | { readonly kind: 'begun' }
  | { readonly kind: 'result'; readonly result: unknown }
  | { readonly kind: 'error'; readonly reason: string };
