import 'reflect-metadata';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { createLogger } from './platform/logging/logger';
import { tryAudioDir, tryModelDir } from './platform/process/data-dir';
import { endUnstarted } from './platform/process/fault';
import { stopOnSignal } from './platform/process/stop-on-signal';
import { OperatorFault } from './platform/process/operator-fault';

/** Starts a worker: settings, database, and the modules without HTTP, which are loaded as late as in `main.ts`. */
async function main(): Promise<void> {
  const environment = loadEnvironment();
  const { settings } = environment;
  if (!settings.REDIS_URL) {
    throw new OperatorFault(
      'A worker takes its jobs from Redis: set REDIS_URL, for this process and for the API.',
    );
  }
  await tryModelDir(settings.MODEL_DIR);
  if (!environment.s3) await tryAudioDir(...environment.audioSetting);
  const logger = createLogger(settings.LOG_LEVEL);
  const database = await openDatabase(environment, logger);
  const { createWorker } = await import('./create-worker.js');
  const context = await createWorker(environment, logger, database.url);
  stopOnSignal(logger, async () => {
    await context.close();
    await database.close();
  });
  logger.info('worker is ready');
}

main().catch(endUnstarted);
