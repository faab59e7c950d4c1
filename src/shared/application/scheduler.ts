/** Something that has to be done from time to time, by whomever. Safe in several processes at once. */
export interface ScheduledTask {
  /** Unique; label of its metrics and name of its job. */
  readonly name: string;
  readonly everySec: number;
  execute(): Promise<unknown>;
}

/** Sees to it that chores are done about as often as they ask for. */
export abstract class Scheduler {
  /** Once for each chore, in every process that could do it. */
  abstract add(chore: ScheduledTask): void;
}
