import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import type { ParseArgsConfig } from 'node:util';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import { OperatorFault } from '../platform/process/operator-fault';

export type CommandOptions = NonNullable<ParseArgsConfig['options']>;
export type OptionValues = ReadonlyMap<string, unknown>;

/** What a command may do: reach the application, and speak to the person at the terminal. */
export interface CommandContext {
  readonly app: INestApplicationContext;
  readonly options: OptionValues;
  /** The arguments that are no options. */
  readonly operands: readonly string[];
  /**
   * For a command that stands alone: works with the database, if there is one yet.
   * @throws Error of a database that cannot be used
   */
  readonly withDatabase: (work: (app: INestApplicationContext) => Promise<void>) => Promise<void>;
  /** Whether a person is there to be asked. */
  readonly isInteractive: boolean;
  /** Reads the first line of standard input: for secrets, which a list of processes would show as options. */
  readonly readLine: () => Promise<string>;
  /** Writes one line of result on standard output. */
  readonly print: (line: string) => void;
  /** Writes a remark on standard error, where it is not in the way of a pipe. */
  readonly remark: (line: string) => void;
}

/** One operator command. It rejects with a `UsageError` or any other error, or sets the exit code itself. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  readonly options: CommandOptions;
  /** The most arguments that it takes beside its options; none unless told otherwise. */
  readonly mostOperands?: number;
  /**
   * What it works with where it needs no migrated database: because it works before the first start, or opens the
   * database by itself.
   */
  readonly standsAlone?: (environment: Environment, logger: Logger) => DynamicModule;
  readonly run: (context: CommandContext) => Promise<void>;
}

/** The command was called wrongly; the message says how. */
export class UsageError extends OperatorFault {}

/** @throws UsageError when the option is missing or empty */
export function required(options: OptionValues, name: string): string {
  const value = options.get(name);
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is required.`);
  return value;
}

/** What `read` makes of an option; null where it is not given. */
export function ifGiven<Value>(
  options: OptionValues,
  name: string,
  read: (options: OptionValues, name: string) => Value,
): Value | null {
  return options.get(name) === undefined ? null : read(options, name);
}

/** @throws UsageError unless the option is a whole number of at least `minimum` */
export function wholeNumber(options: OptionValues, name: string, minimum = 1): number {
  const text = required(options, name);
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  if (!(value >= minimum)) throw new UsageError(`--${name} must be a whole number of at least ${minimum}.`);
  return value;
}
