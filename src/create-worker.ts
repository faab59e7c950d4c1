import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { AppModule } from './app.module';
import type { Environment } from './config/environment';
import { NestLog } from './platform/logging/logger';
import { BullScheduler } from './platform/scheduler/bull-scheduler';

/** Builds the application without HTTP, and has it take jobs from the Bull queues in Redis. */
export async function createWorker(
  environment: Environment,
  logger: Logger,
  databaseUrl: string,
): Promise<INestApplicationContext> {
  const context = await NestFactory.createApplicationContext(
    AppModule.with(environment, logger, databaseUrl, 'worker'),
    { logger: new NestLog(logger), abortOnError: false },
  );
  context.get(BullScheduler).work();
  return context;
}
