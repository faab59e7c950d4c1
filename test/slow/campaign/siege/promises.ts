import { CHILDREN_LIMIT_MIB } from '../hostile/checks/check-vitals';
import type { Attack } from './attack';
import type { Errands, Fared } from './honest/people';
import type { Tally } from './tally';
import type { Taken } from './world/resources';

/** What 99 of 100 calls may take while somebody attacks, in milliseconds; a refusal counts with the wait that it asks for. */
const LIMITS_MS: Readonly<Record<Errands, number>> = {
  speech: 2_000,
  audio: 2_000,
  webhook: 1_000,
  order: 2_000,
  health: 500, // half of what a probe waits by default (Kubernetes: timeoutSeconds 1)
  'log-in': 5_000,
};

const UNLIMITED = Object.fromEntries(
  Object.keys(LIMITS_MS).map((errand) => [errand, Number.MAX_VALUE]),
) as typeof LIMITS_MS;

/** After a warm-up it takes 350 MiB; every attack in turn brings it to 700. */
const MEMORY_LIMIT_MIB = 1_024;

/** So many descriptors more than before may be open when the attackers have gone. */
export const DESCRIPTORS_LEFT = 200;
/** Of its descriptors, so many the service must keep free: for files, the database, and health checks. */
const SHARE_OF_DESCRIPTORS = 0.9;

/** What an attack must not exceed, in milliseconds. */
export type Limits = (attack: Attack) => typeof LIMITS_MS;

/** Holds the service to its promises: for a quiet machine. */
export const STRICT: Limits = ({ limits }) => ({ ...LIMITS_MS, ...limits });

/**
 * Asks that everybody is served, however late: on a machine that has other work every time tells more of that work
 * than of the service. Who is not served within `PATIENCE_MS` counts as refused.
 */
export const LENIENT: Limits = () => UNLIMITED;

/** All that is known of an attack. */
export interface Observed {
  readonly attack: Attack;
  readonly seconds: number;
  readonly quiet: Fared;
  readonly fared: Fared;
  readonly tally: Tally;
  readonly taken: Taken;
  /** How long it took, when the attackers had gone, until everybody was served well again; null when it did not. */
  readonly recoverySec: number | null;
  /** How the service ended, or null. */
  readonly ended: string | null;
}

/** @returns every promise that was broken, a sentence each */
export function brokenPromises(observed: Observed, limits: Limits): string[] {
  const { attack, tally, recoverySec, ended } = observed;
  return [
    ...(ended === null ? [] : [`the service ended ${ended}`]),
    ...(Object.keys(LIMITS_MS) as Errands[]).flatMap((name) =>
      slowness(name, observed, limits(attack)[name]),
    ),
    ...Object.entries(tally.faults).map(([fault, times]) => `answered ${fault}, ${times} times`),
    ...(attack.excess?.(tally) ?? []),
    ...greed(observed.taken),
    ...(recoverySec === null && ended === null ? ['nobody is served well when it is over'] : []),
  ];
}

function slowness(name: Errands, { fared }: Observed, limit: number): string[] {
  const p99 = fared[name].percentile(99);
  if (p99 <= limit) return [];
  if (Number.isFinite(p99)) return [`${name}: p99 ${Math.round(p99)} ms, more than ${limit}`];
  const { failed, count, failures } = fared[name];
  return [`${name}: ${failed} of ${count} calls not served: ${[...failures.keys()].join('; ')}`];
}

function greed(taken: Taken): string[] {
  const { peakMib, peakChildrenMib, peakDescriptors, descriptorsBefore, descriptorsAfter } = taken;
  const descriptors = Math.floor(taken.descriptorLimit * SHARE_OF_DESCRIPTORS);
  const left = descriptorsBefore + DESCRIPTORS_LEFT;
  const faults = [
    peakMib > MEMORY_LIMIT_MIB && `${Math.round(peakMib)} MiB of memory, more than ${MEMORY_LIMIT_MIB}`,
    peakChildrenMib > CHILDREN_LIMIT_MIB &&
      `${Math.round(peakChildrenMib)} MiB in the processes below, more than ${CHILDREN_LIMIT_MIB}`,
    peakDescriptors > descriptors && `${peakDescriptors} descriptors, more than ${descriptors}`,
    descriptorsAfter > left && `${descriptorsAfter} descriptors left open, ${descriptorsBefore} before`,
  ];
  return faults.filter((fault) => fault !== false);
}
