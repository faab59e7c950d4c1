import { types } from 'node:util';
import { OperatorFault } from './operator-fault';

/**
 * What a program writes on standard error before it ends with an error: the sentence of a fault that the operator
 * can mend, and the stack of any other.
 */
export function describeFault(error: unknown): string {
  if (error instanceof OperatorFault) return error.message;
  return types.isNativeError(error) ? (error.stack ?? error.message) : String(error);
}

/** The system's reason in words. Node joins the failures of several addresses in an error without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return types.isNativeError(error) ? error.message : String(error);
}

/** The same with the reasons of the reason. */
export function allReasonsOf(error: unknown): string {
  const cause = types.isNativeError(error) ? error.cause : undefined;
  return cause === undefined ? reasonOf(error) : `${reasonOf(error)} (${allReasonsOf(cause)})`;
}

/** Ends a process that could not start, with exit code 1. */
export function endUnstarted(error: unknown): never {
  process.stderr.write(`${describeFault(error)}\n`);
  process.exit(1);
}
