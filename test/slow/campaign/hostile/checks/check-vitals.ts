import type { VitalSigns } from '../world/vitals';
import type { Breach } from './breach';

/**
 * What the process may take while it is attacked: an idle one takes 200 MiB, its threads as much again, and the longest
 * recordings that may be made at once on two cores 384 MiB (`PooledSpeechRenderer`).
 */
export const MEMORY_LIMIT_MIB = 900;
export const CHILDREN_LIMIT_MIB = 600;
/** Beyond those it had when it was idle: connections, files on their way, the database. */
const DESCRIPTORS_LIMIT = 200;
const HEALTH_LIMIT_MS = 2_000;

/** Everything that the process was not fit for. */
export function checkVitals(signs: VitalSigns): Breach[] {
  const { peakMib, peakChildrenMib, peakDescriptors, descriptorsAtStart, slowestHealthMs, unhealthy } = signs;
  const faults = [
    peakMib > MEMORY_LIMIT_MIB && `${peakMib.toFixed(0)} MiB of memory, more than ${MEMORY_LIMIT_MIB}`,
    peakChildrenMib > CHILDREN_LIMIT_MIB &&
      `${peakChildrenMib.toFixed(0)} MiB of memory in the processes below, more than ${CHILDREN_LIMIT_MIB}`,
    peakDescriptors > descriptorsAtStart + DESCRIPTORS_LIMIT && `${peakDescriptors} open files`,
    slowestHealthMs > HEALTH_LIMIT_MS && `/healthz took ${slowestHealthMs.toFixed(0)} ms`,
    unhealthy.length > 0 && `/healthz: ${unhealthy[0]}, ${unhealthy.length} times`,
  ];
  return faults.flatMap((detail) => (detail === false ? [] : [{ rule: 'vitals' as const, detail }]));
}
