import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
import { EventBus } from './application/event-bus';
import { Housekeeping } from './application/housekeeping';
import { Meter } from './application/meter';
import { Transaction } from './application/transaction';
import { Clock } from './domain/clock';
import { HealthController } from './http/health.controller';
import {
  BullHousekeeping,
  HOUSEKEEPING_JOBS,
  HOUSEKEEPING_QUEUE,
} from './infrastructure/housekeeping/bull-housekeeping';
import { ChoreRunner } from './infrastructure/housekeeping/chore-runner';
import { TimedHousekeeping } from './infrastructure/housekeeping/timed-housekeeping';
import { InProcessEventBus } from './infrastructure/in-process-event-bus';
import { AppLogger } from './infrastructure/logger';
import { MetricsServer } from './infrastructure/metrics/metrics-server';
import { PrometheusMeter } from './infrastructure/metrics/prometheus-meter';
import { bullQueue } from './infrastructure/queues/bull-queue';
import { QueueMonitor } from './infrastructure/queues/queue-monitor';
import { RedisConnection } from './infrastructure/redis-connection';
import { SystemClock } from './infrastructure/system-clock';
import { TypeOrmTransaction } from './infrastructure/typeorm-transaction';

/** What every module works with: the database, transactions, events, the clock, the log. */
@Global()
@Module({})
export class SharedModule {
  static with(
    { settings, host }: Environment,
    logger: Logger,
    database: DataSourceOptions,
    role: ProcessRole,
  ): DynamicModule {
    const metricsPort = settings.METRICS_PORT;
    const redisUrl = role === 'command' ? null : settings.REDIS_URL;
    return {
      module: SharedModule,
      imports: [
        TypeOrmModule.forRoot({ ...database, retryAttempts: 3 }),
        ...(redisUrl ? [bullQueue(HOUSEKEEPING_QUEUE, redisUrl, HOUSEKEEPING_JOBS)] : []),
      ],
      controllers: [HealthController],
      providers: [
        TypeOrmTransaction,
        { provide: Transaction, useExisting: TypeOrmTransaction },
        { provide: EventBus, useClass: InProcessEventBus },
        { provide: Clock, useClass: SystemClock },
        { provide: AppLogger, useValue: logger },
        ChoreRunner,
        ...housekeepingOf(role, redisUrl !== null),
        PrometheusMeter,
        QueueMonitor,
        { provide: Meter, useExisting: PrometheusMeter },
        ...(metricsPort === null ? [] : [metricsServer(metricsPort, host)]),
        { provide: RedisConnection, useFactory: () => new RedisConnection(settings.REDIS_URL, logger) },
      ],
      exports: [
        TypeOrmTransaction,
        Transaction,
        EventBus,
        Clock,
        AppLogger,
        Housekeeping,
        Meter,
        QueueMonitor,
        RedisConnection,
      ],
    };
  }
}

function housekeepingOf(role: ProcessRole, isQueued: boolean): Provider[] {
  if (role === 'command') return [{ provide: Housekeeping, useValue: { add: () => undefined } }];
  if (!isQueued) return [{ provide: Housekeeping, useClass: TimedHousekeeping }];
  return [BullHousekeeping, { provide: Housekeeping, useExisting: BullHousekeeping }];
}

function metricsServer(port: number, host: string): Provider {
  return {
    provide: MetricsServer,
    useFactory: (meter: PrometheusMeter) => new MetricsServer(meter, port, host),
    inject: [PrometheusMeter],
  };
}
