import { SynthesisFailed } from '../domain/speech-failure';

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

/**
 * For `catch`: whatever broke the task, its text cannot be spoken.
 * @param what went wrong, for the customer
 * @returns a function that throws SynthesisFailed for a TaskFailure, and any other error as it is
 */
export const asSynthesisFailed =
  (what: string) =>
  (error: unknown): never => {
    throw error instanceof TaskFailure ? new SynthesisFailed(what, error) : error;
  };
