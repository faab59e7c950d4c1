import type { Logger } from 'pino';
import type { EmbeddedPostgres } from './embedded-postgres';

const LOOK_EVERY_MS = 2_000;

/**
 * Has the embedded server started again, on its port, when its process is gone: the pool's next connections find
 * it there. Only the end of that process counts. A look or a start that fails for another reason (no descriptor
 * is left, the disk is full) is no verdict, and is tried again.
 */
export class PostgresWatch {
  private readonly timer: NodeJS.Timeout;
  private looking: Promise<void> | null = null;

  constructor(
    private server: EmbeddedPostgres,
    private readonly start: () => Promise<EmbeddedPostgres>,
    private readonly logger: Logger,
  ) {
    this.timer = setInterval(() => {
      this.looking ??= this.look().finally(() => (this.looking = null));
    }, LOOK_EVERY_MS).unref();
  }

  /** Ends the watch and gives the server up. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
    await this.server.stop();
  }

  private async look(): Promise<void> {
    try {
      if (await this.server.isGone()) await this.revive();
    } catch (error) {
      this.logger.error({ err: error }, 'the embedded PostgreSQL cannot be looked after; trying again');
    }
  }

  private async revive(): Promise<void> {
    this.logger.warn('the embedded PostgreSQL has ended; starting it again');
    const revived = await this.start();
    if (revived.url !== this.server.url) {
      this.logger.fatal('the embedded PostgreSQL came back on another port; start the service again');
      process.exit(1);
    }
    const gone = this.server;
    this.server = revived;
    await gone.stop(); // its lease only: the new one keeps the server
  }
}
