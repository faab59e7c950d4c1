import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressesOf, homeOf } from './addresses';
import type { Attack, Member } from './attack';
import { Attackers } from './attackers';
import { ATTACKS } from './attacks/attacks';
import { type Fared, People } from './honest/people';
import { brokenPromises, DESCRIPTORS_LEFT, type Limits, type Observed } from './promises';
import { signUp } from './world/member';
import { Resources } from './world/resources';
import { SiegeWorld } from './world/world';

/** What came of an attack. */
export interface Outcome extends Observed {
  readonly broken: readonly string[];
  /** This process, which measures, was itself late by so much at the most. */
  readonly latenessMs: number;
}

const RECOVERY_LIMIT_MS = 100_000;

/** A service, those who are to be served, and the attackers. */
export class Siege {
  private constructor(
    private readonly world: SiegeWorld,
    private readonly people: People,
    private readonly attackers: Attackers,
    private readonly members: ReadonlyMap<Attack, readonly Member[]>,
    private readonly limits: Limits,
  ) {}

  /** @param attacks those that may follow: their accounts are opened while nobody attacks */
  static async lay(attacks: readonly Attack[], limits: Limits): Promise<Siege> {
    const [world, attackers] = await Promise.all([SiegeWorld.create(), Attackers.muster()]);
    const { baseUrl } = world.service;
    const people = new People(baseUrl, world.customer);
    await people.pay();
    await people.recordAtLength();
    const members = new Map<Attack, Member[]>();
    for (const attack of attacks) members.set(attack, await enrol(attack, baseUrl));
    await people.live(AbortSignal.timeout(1_000)); // warms up
    return new Siege(world, people, attackers, members, limits);
  }

  /** Whether there is still a service to be attacked. */
  get stands(): boolean {
    return this.world.ended === null;
  }

  /** Lets people live without an attack, for comparison. */
  rest(seconds: number): Promise<Fared> {
    return this.people.live(AbortSignal.timeout(seconds * 1_000));
  }

  async attack(attack: Attack, seconds: number, quiet: Fared): Promise<Outcome> {
    const { world, people } = this;
    const resources = await Resources.watch(world.service.pid);
    const lateness = monitorEventLoopDelay({ resolution: 10 });
    lateness.enable();
    const retreat = this.attackers.begin(attack.name, {
      baseUrl: world.service.baseUrl,
      addresses: addressesOf(ATTACKS.indexOf(attack), attack.addresses),
      members: this.members.get(attack) ?? [],
      victimEmail: world.customer.email,
      audioPath: people.audioPath,
    });
    const fared = await people.live(AbortSignal.timeout(seconds * 1_000));
    lateness.disable();
    const tally = await retreat();
    const taken = await resources.stop(DESCRIPTORS_LEFT);
    const recoverySec = await this.recover();
    const observed = { attack, seconds, quiet, fared, tally, taken, recoverySec, ended: world.ended };
    const broken = brokenPromises(observed, this.limits);
    return { ...observed, broken, latenessMs: lateness.max / 1e6 };
  }

  /** Waits until people are served well. @returns how long, in seconds; null when it never came to that */
  private async recover(): Promise<number | null> {
    const startedAt = performance.now();
    while (this.stands && performance.now() - startedAt < RECOVERY_LIMIT_MS) {
      const elapsedMs = performance.now() - startedAt;
      if (await this.people.isServedWell()) return elapsedMs / 1_000;
      await sleep(500);
    }
    return null;
  }

  /** What the service has logged as its own fault. */
  get errors(): readonly string[] {
    return this.world.service.output.filter((line) => /^\{"level":"(error|fatal)"/.test(line));
  }

  /** @returns what does not add up in the ledger, or null */
  async verifyLedger(): Promise<string | null> {
    await sleep(1_000); // what was on its way
    return this.world.verifyLedger();
  }

  async lift(): Promise<void> {
    this.attackers.stop();
    await this.world.stop();
  }
}

const enrol = (attack: Attack, baseUrl: string): Promise<Member[]> =>
  Promise.all(
    Array.from({ length: attack.members ?? 0 }, (_, member) =>
      signUp(baseUrl, homeOf(ATTACKS.indexOf(attack), member)),
    ),
  );
