/** Something that has to be done from time to time, by any process. Safe in several processes at once. */
export interface ScheduledTask {
  /** Unique; label of its metrics and name of its job. */
  readonly name: string;
  readonly everySec: number;
  execute(): Promise<unknown>;
}

/** Has tasks run about as often as they ask for. */
export abstract class Scheduler {
  /** To be called once for each task, in every process that could run it. */
  abstract add(task: ScheduledTask): void;
}
