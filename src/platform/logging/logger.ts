import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoggerService } from '@nestjs/common';
import { type Logger, type LoggerOptions, pino } from 'pino';

/** The injection token of the process's log; the value is the pino logger itself. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- a token that has the logger's type
export abstract class AppLogger {}
// oxlint-disable-next-line typescript/no-empty-object-type -- as above
export interface AppLogger extends Logger {}

/** What every line written while a request is served carries. */
export const logContext = new AsyncLocalStorage<{ readonly request_id: string }>();

/**
 * One JSON object a line on standard output. Header values, bodies and key material are never handed to
 * it; the redaction below is the second line of defence.
 */
export function createLogger(level: string, destination: 'stdout' | 'stderr' = 'stdout'): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: withoutStatement },
    mixin: () => logContext.getStore() ?? {},
    redact: {
      paths: ['*.authorization', '*.cookie', '*["x-secret-key"]', '*.password', '*.key', '*.input_text'],
      censor: '[redacted]',
    },
  };
  // As a command's remarks are written, so that lines keep their order.
  return pino(options, destination === 'stdout' ? pino.destination(1) : process.stderr);
}

/** A failed statement carries its parameters: names, hashes, texts. They do not belong in a log. */
export function withoutStatement(error: Error): object {
  const { type, message, stack, code, constraint } = pino.stdSerializers.err(error);
  return { type, message, stack, code: code as unknown, constraint: constraint as unknown };
}

/** Brings Nest's own lines into the same stream. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    this.logger.error({ context, stack }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}
