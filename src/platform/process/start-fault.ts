import { types } from 'node:util';

/** What JavaScript itself throws: a mistake in the code, whose place matters. */
const MISTAKES = [TypeError, ReferenceError, RangeError, SyntaxError];

/**
 * Why a process did not start, for its standard error: the message only, which is a sentence for the operator
 * (a taken port, a closed folder, a wrong setting), or the whole stack of a mistake in the code.
 */
export function describeStartFault(error: unknown): string {
  const isMistake = MISTAKES.some((kind) => error instanceof kind);
  return isMistake ? String((error as Error).stack) : reasonOf(error);
}

/** The system's reason in words. Node joins the failures of several addresses in an error without a message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return types.isNativeError(error) ? error.message : String(error);
}

/** Ends a process that could not start: one line for the operator, exit code 1. */
export function endUnstarted(error: unknown): never {
  process.stderr.write(`${describeStartFault(error)}\n`);
  process.exit(1);
}
