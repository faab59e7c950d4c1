import type { Logger } from 'pino';

/** Kubernetes kills after 30 s unless told otherwise; compose.yaml has the same. */
const STOP_LIMIT_MS = 20_000;

/** Ends the process cleanly on SIGTERM and SIGINT: finishes what runs, then exits with 0; 1 when that fails. */
export function stopOnSignal(logger: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    setTimeout(() => {
      logger.error('did not stop in time');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
