import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Environment } from './config/environment';
import { NestLog } from './platform/logging/logger';
import { BullScheduler } from './platform/scheduler/bull-scheduler';
import { WorkerModule } from './worker.module';

/** Builds the application without HTTP, and has it take jobs from the Bull queues in Redis. */
export async function createWorker(
  environment: Environment,
  logger: Logger,
  databaseUrl: string,
): Promise<INestApplicationContext> {
  const context = await NestFactory.createApplicationContext(
    WorkerModule.with(environment, logger, databaseUrl),
    { logger: new NestLog(logger), abortOnError: false },
  );
  context.get(BullScheduler).work();
  return context;
}
