import type { Errands } from './honest/people';
import type { Tally } from './tally';

/** An account of the attacker's, with what a sign-up brings. */
export interface Member {
  readonly email: string;
  readonly key: string;
}

/** What an attacking process is given. */
export interface AttackContext {
  readonly baseUrl: string;
  /** Source addresses of this process; no other uses them. */
  readonly addresses: readonly string[];
  /** How many processes attack together: rates and sizes are shared out among them. */
  readonly processes: number;
  readonly members: readonly Member[];
  /** Of the paying customer. */
  readonly victimEmail: string;
  /** Path of a recording of some megabytes, more than the kernel's buffers hold. */
  readonly audioPath: string;
  readonly tally: Tally;
}

/** One way to starve the service, or to take more than a share of it. */
export interface Attack {
  readonly name: string;
  /** What was found, with its number in the list of findings where it has one. */
  readonly finding: string;
  /** So many source addresses. */
  readonly addresses: number;
  /** So many accounts of the attacker's; none unless said. */
  readonly members?: number;
  /** Stricter than for other attacks, in milliseconds. */
  readonly limits?: Partial<Readonly<Record<Errands, number>>>;

  /** Attacks until the signal; what it was answered is in the context's tally. */
  run(context: AttackContext, signal: AbortSignal): Promise<void>;

  /** What it took beyond its share, a sentence each. */
  excess?(tally: Tally): string[];
}
