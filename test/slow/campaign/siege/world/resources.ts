import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { descriptorsOf } from '../../../../harness/descriptors';
import { memoryOf } from '../../../../harness/memory';
import { type ProcessorTime, processorTimeOf } from './processor-time';

const EVERY_MS = 500;
/** Connections that are gone are closed within this time on the service's side as well: it hears them out in turn. */
const SETTLING_MS = 30_000;

/** What the process took while it was attacked. */
export interface Taken {
  readonly elapsedSec: number;
  readonly processor: ProcessorTime;
  readonly mibBefore: number;
  readonly peakMib: number;
  /** Of the processes below it: the database, engines. */
  readonly peakChildrenMib: number;
  readonly descriptorsBefore: number;
  readonly peakDescriptors: number;
  /** When the attackers had gone. */
  readonly descriptorsAfter: number;
  readonly descriptorLimit: number;
}

/** Looks at the process from outside until it is told to stop. */
export class Resources {
  private readonly taken = {
    ...{ peakMib: 0, peakChildrenMib: 0, peakDescriptors: 0 },
    ...{ elapsedSec: 0, processor: { allSec: 0, mainSec: 0 } },
  };
  private readonly startedAt = performance.now();
  private isOver = false;
  private watching: Promise<void> = Promise.resolve();

  private constructor(
    private readonly pid: number,
    private readonly processorBefore: ProcessorTime,
    private readonly before: Pick<Taken, 'mibBefore' | 'descriptorsBefore' | 'descriptorLimit'>,
  ) {}

  static async watch(pid: number): Promise<Resources> {
    const resources = new Resources(pid, await processorTimeOf(pid), {
      mibBefore: memoryOf(pid).ownMib,
      descriptorsBefore: await descriptorsOf(pid),
      descriptorLimit: await descriptorLimitOf(pid),
    });
    resources.watching = resources.keepLooking();
    return resources;
  }

  /** Call it when the attackers have gone. @param leeway so many descriptors more than before are no remains */
  async stop(leeway: number): Promise<Taken> {
    this.isOver = true;
    await this.watching;
    const enough = this.before.descriptorsBefore + leeway;
    const until = Date.now() + SETTLING_MS;
    let descriptorsAfter = await this.descriptors();
    while (descriptorsAfter > enough && Date.now() < until) {
      await sleep(EVERY_MS);
      descriptorsAfter = await this.descriptors();
    }
    return { ...this.taken, ...this.before, descriptorsAfter };
  }

  private async keepLooking(): Promise<void> {
    for (; !this.isOver; await sleep(EVERY_MS)) await this.look().catch(ignoreGone);
  }

  private async look(): Promise<void> {
    const { taken } = this;
    taken.elapsedSec = (performance.now() - this.startedAt) / 1_000;
    taken.processor = minus(await processorTimeOf(this.pid), this.processorBefore);
    taken.peakDescriptors = Math.max(taken.peakDescriptors, await this.descriptors());
    const { ownMib, childrenMib } = memoryOf(this.pid);
    taken.peakMib = Math.max(taken.peakMib, ownMib);
    taken.peakChildrenMib = Math.max(taken.peakChildrenMib, childrenMib);
  }

  private descriptors(): Promise<number> {
    return descriptorsOf(this.pid).catch((error: unknown) => (ignoreGone(error), 0));
  }
}

const minus = (one: ProcessorTime, other: ProcessorTime): ProcessorTime => ({
  allSec: one.allSec - other.allSec,
  mainSec: one.mainSec - other.mainSec,
});

/** A process that is gone is reported by the world. @throws any other error */
function ignoreGone(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!['ENOENT', 'ESRCH'].includes(code ?? '') && !message.includes('does not tell')) throw error;
}

async function descriptorLimitOf(pid: number): Promise<number> {
  const limits = await readFile(`/proc/${pid}/limits`, 'utf8');
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity);
}
