import { setTimeout as sleep } from 'node:timers/promises';
import { descriptorsOf } from '../../../../harness/descriptors';
import { memoryOf } from '../../../../harness/memory';

const EVERY_MS = 500;
const HEALTH_PATIENCE_MS = 10_000;

/** How the process did while it was attacked. */
export interface VitalSigns {
  /** Largest resident memory of the process, and of the processes below it. */
  readonly peakMib: number;
  readonly peakChildrenMib: number;
  readonly peakDescriptors: number;
  readonly descriptorsAtStart: number;
  /** Slowest answer of /healthz. */
  readonly slowestHealthMs: number;
  /** What /healthz said when it did not say 200. */
  readonly unhealthy: readonly string[];
}

/** Looks after the service from outside: memory, open files, and whether it says that it is alive. */
export class Vitals {
  private readonly signs = {
    ...{ peakMib: 0, peakChildrenMib: 0, peakDescriptors: 0, descriptorsAtStart: 0, slowestHealthMs: 0 },
    unhealthy: [] as string[],
  };
  private isOver = false;
  private watching: Promise<void> = Promise.resolve();

  private constructor(
    private readonly pid: number,
    private readonly baseUrl: string,
  ) {}

  static async watch(pid: number, baseUrl: string): Promise<Vitals> {
    const vitals = new Vitals(pid, baseUrl);
    vitals.signs.descriptorsAtStart = await descriptorsOf(pid);
    vitals.watching = vitals.keepLooking();
    return vitals;
  }

  async stop(): Promise<VitalSigns> {
    this.isOver = true;
    await this.watching;
    return this.signs;
  }

  private async keepLooking(): Promise<void> {
    for (; !this.isOver; await sleep(EVERY_MS)) await this.look();
  }

  private async look(): Promise<void> {
    try {
      const { ownMib, childrenMib } = memoryOf(this.pid);
      const { signs } = this;
      signs.peakMib = Math.max(signs.peakMib, ownMib);
      signs.peakChildrenMib = Math.max(signs.peakChildrenMib, childrenMib);
      signs.peakDescriptors = Math.max(signs.peakDescriptors, await descriptorsOf(this.pid));
    } catch (error) {
      this.signs.unhealthy.push(`the process is gone: ${(error as Error).message}`);
    }
    await this.askHealth();
  }

  private async askHealth(): Promise<void> {
    const askedAt = performance.now();
    const said = await fetch(`${this.baseUrl}/healthz`, {
      signal: AbortSignal.timeout(HEALTH_PATIENCE_MS),
    }).then(
      async (answer) => (await answer.arrayBuffer(), String(answer.status)),
      (error: Error) => error.message,
    );
    if (said !== '200') this.signs.unhealthy.push(said);
    this.signs.slowestHealthMs = Math.max(this.signs.slowestHealthMs, performance.now() - askedAt);
  }
}
