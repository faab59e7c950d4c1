/** A task that did not end well in its worker. */
export abstract class TaskFailure extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The task ran longer than it may; its worker was ended and replaced. */
export class TaskTimedOut extends TaskFailure {
  constructor(task: string, limitSec: number) {
    super(`${task} took longer than ${limitSec} s`);
  }
}

/** The task threw, or its worker died under it and was replaced. */
export class TaskBroke extends TaskFailure {
  constructor(task: string, cause: unknown) {
    super(`${task} broke: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
