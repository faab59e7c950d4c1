import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CHORES, Meter } from '../../shared/application/meter';
import { AppLogger } from '../../shared/infrastructure/logger';
import { ExpireAudio } from '../application/expire-audio';
import { FailAbandonedRequests } from '../application/fail-abandoned-requests';
import { RemoveOrphanAudio } from '../application/remove-orphan-audio';

const SECOND_MS = 1000;

interface Chore {
  execute(): Promise<unknown>;
}

/** Does the chores of this module from time to time. Every process may: each chore is safe beside its twins. */
@Injectable()
export class SynthesisUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<Chore, Promise<void>>();

  constructor(
    private readonly failAbandonedRequests: FailAbandonedRequests,
    private readonly expireAudio: ExpireAudio,
    private readonly removeOrphanAudio: RemoveOrphanAudio,
    private readonly meter: Meter,
    private readonly logger: AppLogger,
  ) {}

  onApplicationBootstrap(): void {
    this.doEvery(5, this.failAbandonedRequests);
    this.doEvery(60, this.expireAudio);
    this.doEvery(3600, this.removeOrphanAudio);
  }

  /** Starts nothing more and waits for what runs: the database connection ends after this. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.running.values());
  }

  private doEvery(seconds: number, chore: Chore): void {
    const timer = setInterval(() => this.start(chore), seconds * SECOND_MS);
    this.timers.push(timer.unref());
    this.start(chore);
  }

  private start(chore: Chore): void {
    if (this.running.has(chore)) return;
    const run = chore
      .execute()
      .then(
        () => this.meter.count(CHORES, { chore: chore.constructor.name, outcome: 'done' }),
        (error: unknown) => this.noteFailure(chore, error),
      )
      .finally(() => this.running.delete(chore));
    this.running.set(chore, run);
  }

  private noteFailure({ constructor: { name } }: Chore, error: unknown): void {
    this.meter.count(CHORES, { chore: name, outcome: 'failed' });
    this.logger.error({ err: error, chore: name }, 'upkeep failed');
  }
}
