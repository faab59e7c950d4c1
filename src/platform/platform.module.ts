import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { Environment } from '../config/environment';
import type { Settings } from '../config/settings';
import type { ProcessRole } from '../config/process-role';
import { EventBus } from '../shared/application/event-bus';
import { Scheduler } from '../shared/application/scheduler';
import { Meter } from '../shared/application/meter';
import { Transaction } from '../shared/application/transaction';
import { Clock } from '../shared/domain/clock';
import { CpuBudgets } from './admission/cpu-budgets';
import { RateLimits } from './admission/rate-limits';
import type * as bull from './scheduler/bull-tasks';
import { TaskRunner } from './scheduler/task-runner';
import { TimerScheduler } from './scheduler/timer-scheduler';
import { InProcessEventBus } from './events/in-process-event-bus';
import { AppLogger } from './logging/logger';
import { MetricsServer } from './metrics/metrics-server';
import { PrometheusMeter } from './metrics/prometheus-meter';
import type { QueueParts } from './queue/bull-queue';
import { AddressRules } from './network/address-rules';
import { OutboundGuard } from './network/outbound-guard';
import { QueueMonitor } from './queue/queue-monitor';
import { RedisConnection } from './queue/redis-connection';
import { DiskSpace } from './process/disk-space';
import { SystemClock } from './process/system-clock';
import { DatabaseProbe } from './database/database-probe';
import { LivingProcesses } from './database/living-processes';
import type { PostgresOptions } from './database/postgres-options';
import { TypeOrmTransaction } from './database/typeorm-transaction';

/** What every module works with: the database, transactions, events, the clock, the log. */
@Global()
@Module({})
export class PlatformModule {
  static with(
    { settings, writtenDirs }: Environment,
    logger: Logger,
    database: PostgresOptions & { readonly url: string },
    role: ProcessRole,
  ): DynamicModule {
    const isMeasured = role !== 'command' && settings.METRICS_PORT !== null; // the service beside it has the port
    const redisUrl = role === 'command' ? null : settings.REDIS_URL; // a command has no queue and limits no caller
    const tasks = schedulerOf(role, redisUrl);
    return {
      module: PlatformModule,
      imports: [TypeOrmModule.forRoot({ ...database, retryAttempts: 3 }), ...tasks.imports],
      providers: [
        TypeOrmTransaction,
        { provide: Transaction, useExisting: TypeOrmTransaction },
        { provide: EventBus, useClass: InProcessEventBus },
        { provide: Clock, useClass: SystemClock },
        { provide: AppLogger, useValue: logger },
        TaskRunner,
        ...tasks.providers,
        PrometheusMeter,
        QueueMonitor,
        { provide: Meter, useExisting: PrometheusMeter },
        ...(isMeasured ? [metricsServer(settings)] : []),
        { provide: DiskSpace, useValue: new DiskSpace(writtenDirs, settings.DISK_FLOOR_MB * 2 ** 20) },
        {
          provide: OutboundGuard,
          useValue: new OutboundGuard(new AddressRules(settings.WEBHOOK_ALLOWED_NETWORKS)),
        },
        ...limits(settings.RATE_LIMIT_ENABLED),
        DatabaseProbe,
        { provide: LivingProcesses, useFactory: () => new LivingProcesses(database.url, logger) },
        { provide: RedisConnection, useFactory: () => new RedisConnection(redisUrl, logger) },
      ],
      exports: [
        TypeOrmTransaction,
        Transaction,
        EventBus,
        Clock,
        AppLogger,
        LivingProcesses,
        Scheduler,
        Meter,
        QueueMonitor,
        RedisConnection,
        DiskSpace,
        OutboundGuard,
        RateLimits,
        CpuBudgets,
        DatabaseProbe,
      ],
    };
  }
}

/** What runs tasks: workers that take them from Bull where there is a Redis, else this process. */
function schedulerOf(role: ProcessRole, redisUrl: string | null): QueueParts {
  // A command leaves the tasks to the service: it adds to the outboxes and sends nothing itself.
  if (role === 'command') {
    return { imports: [], providers: [{ provide: Scheduler, useValue: { add: () => undefined } }] };
  }
  if (!redisUrl) return { imports: [], providers: [{ provide: Scheduler, useClass: TimerScheduler }] };
  // oxlint-disable-next-line typescript/no-require-imports -- an import would load Bull at once
  const { bullTasks } = require('./scheduler/bull-tasks') as typeof bull;
  return bullTasks(redisUrl);
}

/** Counts in this process, or in the Redis that several share. */
const limits = (isEnabled: boolean): Provider[] => [
  {
    provide: RateLimits,
    useFactory: ({ client }: RedisConnection) => new RateLimits(client),
    inject: [RedisConnection],
  },
  {
    provide: CpuBudgets,
    useFactory: (rates: RateLimits) => new CpuBudgets(rates, isEnabled),
    inject: [RateLimits],
  },
];

function metricsServer({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Settings): Provider {
  return {
    provide: MetricsServer,
    useFactory: (meter: PrometheusMeter) =>
      new MetricsServer(meter, { port: METRICS_PORT!, host: METRICS_HOST, token: METRICS_TOKEN }),
    inject: [PrometheusMeter],
  };
}
