import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import type { DataSourceOptions } from 'typeorm';
import type { Environment } from '../config/environment';
import { EventBus } from './application/event-bus';
import { Meter } from './application/meter';
import { Transaction } from './application/transaction';
import { Clock } from './domain/clock';
import { HealthController } from './http/health.controller';
import { InProcessEventBus } from './infrastructure/in-process-event-bus';
import { AppLogger } from './infrastructure/logger';
import { MetricsServer } from './infrastructure/metrics/metrics-server';
import { PrometheusMeter } from './infrastructure/metrics/prometheus-meter';
import { RedisConnection } from './infrastructure/redis-connection';
import { SystemClock } from './infrastructure/system-clock';
import { TypeOrmTransaction } from './infrastructure/typeorm-transaction';

/** What every module works with: the database, transactions, events, the clock, the log. */
@Global()
@Module({})
export class SharedModule {
  static with({ settings, host }: Environment, logger: Logger, database: DataSourceOptions): DynamicModule {
    const metricsPort = settings.METRICS_PORT;
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
        PrometheusMeter,
        { provide: Meter, useExisting: PrometheusMeter },
        ...(metricsPort === null ? [] : [metricsServer(metricsPort, host)]),
        { provide: RedisConnection, useFactory: () => new RedisConnection(settings.REDIS_URL, logger) },
      ],
      exports: [TypeOrmTransaction, Transaction, EventBus, Clock, AppLogger, Meter, RedisConnection],
    };
  }
}

function metricsServer(port: number, host: string): Provider {
  return {
    provide: MetricsServer,
    useFactory: (meter: PrometheusMeter) => new MetricsServer(meter, port, host),
    inject: [PrometheusMeter],
  };
}
