import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Environment } from './config/environment';
import { coreModules } from './core-modules';

/** What a worker process consists of: it answers nobody, and so loads nothing of HTTP. */
@Module({})
export class WorkerModule {
  static with(environment: Environment, logger: Logger, databaseUrl: string): DynamicModule {
    const core = coreModules(environment, logger, databaseUrl, 'worker');
    return { module: WorkerModule, imports: Object.values(core) };
  }
}
