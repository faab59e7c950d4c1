import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module';
import { loadEnvironment } from './config/load-environment';
import { openDatabase } from './database';
import { BullScheduler } from './platform/scheduler/bull-scheduler';
import { createLogger, NestLog } from './platform/logging/logger';
import { tryAudioDir, tryModelDir } from './platform/process/data-dir';
import { endUnstarted } from './platform/process/fault';
import { stopOnSignal } from './platform/process/stop-on-signal';
import { OperatorFault } from './platform/process/operator-fault';

/** Starts a worker: the same modules without HTTP, taking jobs from the Bull queues in Redis. */
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
  const context = await NestFactory.createApplicationContext(
    AppModule.with(environment, logger, database.url, 'worker'),
    { logger: new NestLog(logger), abortOnError: false },
  );
  context.get(BullScheduler).work();
  stopOnSignal(logger, async () => {
    await context.close();
    await database.close();
  });
  logger.info('worker is ready');
}

main().catch(endUnstarted);
