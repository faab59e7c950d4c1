import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment';
import { EventBus } from './application/event-bus';
import { Transaction } from './application/transaction';
import { Clock } from './domain/clock';
import { HealthController } from './http/health.controller';
import { InProcessEventBus } from './infrastructure/in-process-event-bus';
import { AppLogger } from './infrastructure/logger';
import { RedisConnection } from './infrastructure/redis-connection';
import { SystemClock } from './infrastructure/system-clock';
import { TypeOrmTransaction } from './infrastructure/typeorm-transaction';

/** What every module works with: the database, transactions, events, the clock, the log. */
@Global()
@Module({})
export class SharedModule {
  static with({ settings }: Environment, logger: Logger, database: DataSourceOptions): DynamicModule {
    return {
      module: SharedModule,
      imports: [TypeOrmModule.forRoot({ ...database, retryAttempts: 3 })],
      controllers: [HealthController],
      providers: [
        TypeOrmTransaction,
        { provide: Transaction, useExisting: TypeOrmTransaction },
        { provide: EventBus, useClass: InProcessEventBus },
        { provide: Clock, useClass: SystemClock },
        { provide: AppLogger, useValue: logger },
        { provide: RedisConnection, useFactory: () => new RedisConnection(settings.REDIS_URL, logger) },
      ],
      exports: [TypeOrmTransaction, Transaction, EventBus, Clock, AppLogger, RedisConnection],
    };
  }
}
