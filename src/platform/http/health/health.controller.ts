import { type BeforeApplicationShutdown, Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DomainError } from '../../../shared/domain/domain-error';
import { type DatabaseState, DatabaseProbe } from '../../database/database-probe';
import { DiskSpace } from '../../process/disk-space';
import { RedisConnection } from '../../queue/redis-connection';
import { Cost } from '../../admission/cost';
import { Access } from '../access';
import { Fails } from '../fails';
import { HealthResult, ReadinessResult } from './health.dto';

class NotReady extends DomainError {
  readonly code = 'NOT_READY';
  readonly kind = 'unavailable';
  override readonly retryAfterSec = 5;
}

const notReady: Readonly<Record<Exclude<DatabaseState, 'ok'>, string>> = {
  away: 'The database does not answer.',
  unmigrated: 'The database has migrations to run.',
  'read-only': 'The database takes no changes.',
  full: 'The database has no room to write.',
};

@ApiTags('Operation')
@Controller()
@Cost('probe')
export class HealthController implements BeforeApplicationShutdown {
  private stopping = false;

  constructor(
    private readonly database: DatabaseProbe,
    private readonly space: DiskSpace,
    private readonly redis: RedisConnection,
  ) {}

  /** Says that the process is alive. It touches nothing. */
  @Get('healthz')
  @Access('public')
  @Fails(400)
  alive(): HealthResult {
    return { alive: true };
  }

  /**
   * Says whether the process can serve: the database takes changes and has its schema. Redis may be away, and a disk
   * that is nearly full stops speech, but not money.
   */
  @Get('readyz')
  @Access('public')
  @Fails(400, 503)
  async ready(): Promise<ReadinessResult> {
    if (this.stopping) throw new NotReady('The service is stopping.');
    const [database, redis, isLow] = await Promise.all([
      this.database.look(),
      this.redis.isUp(),
      this.space.isLow(),
    ]);
    if (database !== 'ok') throw new NotReady(notReady[database]);
    return {
      database,
      redis: redis === null ? 'not configured' : redis ? 'ok' : 'degraded',
      disk: isLow ? 'low' : 'ok',
    };
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }
}
