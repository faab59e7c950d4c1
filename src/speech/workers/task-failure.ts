/** A task failed in its worker. */
export abstract class TaskFailure extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The task exceeded its time limit; its worker was ended and replaced. */
export class TaskTimedOut extends TaskFailure {
  constructor(task: string, limitSec: number) {
    super(`${task} took longer than ${limitSec} s`);
  }
}

/** The task threw, or its worker died and was replaced: also by its own hand, when WebAssembly had stopped in it. */
export class TaskBroke extends TaskFailure {
  constructor(task: string, cause: unknown) {
    super(`${task} broke: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
