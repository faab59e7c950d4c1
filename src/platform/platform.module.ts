import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment';
import type { ProcessRole } from '../config/process-role';
import { EventBus } from '../shared/application/event-bus';
import { Scheduler } from '../shared/application/scheduler';
import { Meter } from '../shared/application/meter';
import { Transaction } from '../shared/application/transaction';
import { Clock } from '../shared/domain/clock';
import { HealthController } from './http/health.controller';
import { BullScheduler, SCHEDULER_JOBS, SCHEDULER_QUEUE } from './scheduler/bull-scheduler';
import { TaskRunner } from './scheduler/task-runner';
import { TimerScheduler } from './scheduler/timer-scheduler';
import { InProcessEventBus } from './events/in-process-event-bus';
import { AppLogger } from './logging/logger';
import { MetricsServer } from './metrics/metrics-server';
import { PrometheusMeter } from './metrics/prometheus-meter';
import { bullQueue } from './queue/bull-queue';
import { QueueMonitor } from './queue/queue-monitor';
import { RedisConnection } from './queue/redis-connection';
import { SystemClock } from './process/system-clock';
import { TypeOrmTransaction } from './database/typeorm-transaction';

/** What every module works with: the database, transactions, events, the clock, the log. */
@Global()
@Module({})
export class PlatformModule {
  static with(
    { settings, host }: Environment,
    logger: Logger,
    database: DataSourceOptions,
    role: ProcessRole,
  ): DynamicModule {
    const metricsPort = role === 'command' ? null : settings.METRICS_PORT; // the service beside it has the port
    const redisUrl = role === 'command' ? null : settings.REDIS_URL;
    return {
      module: PlatformModule,
      imports: [
        TypeOrmModule.forRoot({ ...database, retryAttempts: 3 }),
        ...(redisUrl ? [bullQueue(SCHEDULER_QUEUE, redisUrl, SCHEDULER_JOBS)] : []),
      ],
      controllers: [HealthController],
      providers: [
        TypeOrmTransaction,
        { provide: Transaction, useExisting: TypeOrmTransaction },
        { provide: EventBus, useClass: InProcessEventBus },
        { provide: Clock, useClass: SystemClock },
        { provide: AppLogger, useValue: logger },
        TaskRunner,
        ...schedulerOf(role, redisUrl !== null),
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
        Scheduler,
        Meter,
        QueueMonitor,
        RedisConnection,
      ],
    };
  }
}

function schedulerOf(role: ProcessRole, isQueued: boolean): Provider[] {
  if (role === 'command') return [{ provide: Scheduler, useValue: { add: () => undefined } }];
  if (!isQueued) return [{ provide: Scheduler, useClass: TimerScheduler }];
  return [BullScheduler, { provide: Scheduler, useExisting: BullScheduler }];
}

function metricsServer(port: number, host: string): Provider {
  return {
    provide: MetricsServer,
    useFactory: (meter: PrometheusMeter) => new MetricsServer(meter, port, host),
    inject: [PrometheusMeter],
  };
}
