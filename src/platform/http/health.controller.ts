import { type BeforeApplicationShutdown, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { DomainError } from '../../shared/domain/domain-error';
import { RedisConnection } from '../queue/redis-connection';
import { Access } from './access';
import { HealthResult, ReadinessResult } from './health.dto';

class NotReady extends DomainError {
  readonly code = 'NOT_READY';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 5;
}

@ApiTags('Operation')
@Controller()
export class HealthController implements BeforeApplicationShutdown {
  private stopping = false;
  /** One check answers all that ask while it runs: many probes are no load, and none has to be refused. */
  private look: Promise<ReadinessResult> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnection,
  ) {}

  /** Says that the process is alive. It touches nothing. */
  @Get('healthz')
  @Access('public')
  alive(): HealthResult {
    return { alive: true };
  }

  /** Says whether the process can serve: the database answers and has its schema. Redis may be away. */
  @Get('readyz')
  @Access('public')
  async ready(): Promise<ReadinessResult> {
    if (this.stopping) throw new NotReady('The service is stopping.');
    this.look ??= this.lookAround().finally(() => (this.look = null));
    return this.look;
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  private async lookAround(): Promise<ReadinessResult> {
    const pending = await this.dataSource.showMigrations().catch(() => null);
    if (pending === null) throw new NotReady('The database does not answer.');
    if (pending) throw new NotReady('The database has migrations to run.');
    const redis = await this.redis.isUp();
    return {
      database: 'ok',
      redis: redis === null ? 'not configured' : redis ? 'ok' : 'degraded',
    };
  }
}
