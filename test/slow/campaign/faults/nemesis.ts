import { setTimeout as sleep } from 'node:timers/promises';
import type { Journal } from '../journal';
import type { Agenda } from '../load/agenda';
import type { Random } from '../random';
import type { World } from '../world/world';
import type { Strike, Target } from './fault';
import { FAULTS } from './faults';

const LOOK_EVERY_MS = 50;

/** A fault that struck. */
export interface Struck {
  readonly fault: string;
  readonly detail: string;
}

interface Planned {
  readonly fault: string;
  readonly strike: Strike;
}

/** Draws so many faults: each kind as often as any other, give or take one, in any order. */
function plan(random: Random, count: number): Planned[] {
  const kinds = Array.from({ length: Math.ceil(count / FAULTS.length) }, () =>
    random.shuffled(FAULTS),
  ).flat();
  return random.shuffled(kinds.slice(0, count)).map((fault) => ({
    fault: fault.name,
    strike: fault.draw(random),
  }));
}

/** Lets faults strike, evenly over the load: neither goes ahead of the other. */
export class Nemesis {
  readonly struck: Struck[] = [];
  private readonly planned: Planned[];
  private readonly busy = new Map<Target, Promise<void>>();

  constructor(
    random: Random,
    private readonly world: World,
    private readonly journal: Journal,
    faults: number,
  ) {
    this.planned = plan(random, faults);
  }

  /**
   * Strikes until no fault is left, and heals each.
   * @param errands how many errands of the agenda the faults are spread over
   */
  async strike(agenda: Agenda, errands: number, signal: AbortSignal): Promise<void> {
    const step = errands / (this.planned.length + 1);
    for (let number = 1; this.planned.length > 0; number += 1) {
      agenda.limit = Math.ceil(number * step);
      while (agenda.progress < agenda.limit && !agenda.isEmpty && !signal.aborted) await sleep(LOOK_EVERY_MS);
      if (signal.aborted) break;
      this.begin(await this.next());
    }
    agenda.limit = Infinity;
    await Promise.all(this.busy.values());
  }

  /** The first fault whose target is not being struck. */
  private async next(): Promise<Planned> {
    for (;;) {
      const index = this.planned.findIndex(({ strike }) => !this.busy.has(strike.target));
      if (index >= 0) return this.planned.splice(index, 1)[0]!;
      await Promise.race(this.busy.values());
    }
  }

  private begin({ fault, strike }: Planned): void {
    const { target, detail } = strike;
    this.journal.note('fault', { fault, detail });
    const done = strike.run(this.world).then((hasStruck) => {
      this.journal.note('healed', { fault, detail, hasStruck });
      if (hasStruck) this.struck.push({ fault, detail });
      this.busy.delete(target);
    });
    done.catch(() => undefined); // `strike` throws it
    this.busy.set(target, done);
  }
}
