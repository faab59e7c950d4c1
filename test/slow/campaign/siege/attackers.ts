import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { AttackContext } from './attack';
import { Tally } from './tally';

/** One process cannot hold more connections than the service may. */
const PROCESSES = 2;

/** What an attacking process is told to do. */
export interface Order extends Omit<AttackContext, 'tally'> {
  readonly attack: string;
}

/** From an attacking process. */
export type Report = { readonly ready: true } | Pick<Tally, 'counts' | 'faults'> | { readonly error: string };

/**
 * The processes that attack. They have a low priority: what they need of the processors is not to count as the
 * service's slowness.
 */
export class Attackers {
  private constructor(private readonly processes: readonly ChildProcess[]) {}

  static async muster(): Promise<Attackers> {
    const program = path.join(__dirname, 'attacker.ts');
    const processes = Array.from({ length: PROCESSES }, () =>
      fork(program, { execArgv: ['--import', 'tsx'], serialization: 'json' }),
    );
    await Promise.all(processes.map((each) => once(each, 'message')));
    return new Attackers(processes);
  }

  /** Begins an attack. @returns a function that ends it and tells how it went */
  begin(attack: string, plan: Omit<Order, 'attack' | 'processes'>): () => Promise<Tally> {
    const { processes } = this;
    processes.forEach((each, part) => {
      const addresses = plan.addresses.filter((_, index) => index % PROCESSES === part);
      each.send({ ...plan, attack, addresses, processes: PROCESSES } satisfies Order);
    });
    return async () => {
      const reports = processes.map((each) => once(each, 'message') as Promise<[Report]>);
      for (const each of processes) each.send('stop');
      return Tally.sum((await Promise.all(reports)).map(([report]) => tallyIn(report)));
    };
  }

  stop(): void {
    for (const each of this.processes) each.disconnect();
  }
}

function tallyIn(report: Report): Tally {
  if ('error' in report) throw new Error(`An attack failed of itself: ${report.error}`);
  return 'counts' in report ? new Tally(report.counts, report.faults) : new Tally();
}
