import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { AppLogger } from '../../shared/infrastructure/logger';
import { SessionsRepository } from '../application/sessions.repository';

const HOUR_MS = 3_600_000;

/** Forgets expired sessions from time to time; they are refused whether it does or not. */
@Injectable()
export class SessionUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sessions.removeExpired(this.clock.now()).catch((error: unknown) => {
        this.logger.error({ err: error }, 'expired sessions could not be removed');
      });
    }, HOUR_MS).unref();
  }

  onModuleDestroy(): void {
    if (this.timer) clearInterval(this.timer);
  }
}
