import type { Errands } from './honest/people';
import type { Outcome } from './siege';
import type { Times } from './times';
import type { Taken } from './world/resources';

/** A few lines for an attack: how those fared who are to be served, what the attackers got, what it took. */
export function describeAttack({
  attack,
  seconds,
  fared,
  quiet,
  tally,
  taken,
  broken,
  recoverySec,
  latenessMs,
}: Outcome): string {
  const people = (Object.keys(fared) as Errands[]).map(
    (name) => `  ${name.padEnd(8)} ${describeTimes(fared[name])}; ${ratio(fared[name], quiet[name])}`,
  );
  const counts = Object.entries(tally.counts).map(([what, times]) => `${what} × ${times}`);
  const memory = `${taken.mibBefore.toFixed(0)} → ${taken.peakMib.toFixed(0)} + ${taken.peakChildrenMib.toFixed(0)} MiB`;
  const { descriptorsBefore, peakDescriptors, descriptorsAfter, descriptorLimit } = taken;
  return [
    `${broken.length === 0 ? 'kept  ' : 'BROKEN'} ${attack.name}, ${seconds} s (${attack.finding})`,
    ...people,
    `  attackers: ${counts.join(', ') || 'nothing'}`,
    `  service: ${describeProcessor(taken)}; ${memory}; descriptors ${descriptorsBefore} → ${peakDescriptors} → ${descriptorsAfter} of ${descriptorLimit};` +
      ` well again after ${describeRecovery(recoverySec)}; the measuring process was late by up to ${latenessMs.toFixed(0)} ms`,
    ...broken.map((each) => `  BROKEN: ${each}`),
  ].join('\n');
}

/** The same people without an attack. */
export const describeQuiet = (quiet: Outcome['quiet']): string =>
  [
    'quiet',
    ...Object.entries(quiet).map(([name, times]) => `  ${name.padEnd(8)} ${describeTimes(times)}`),
  ].join('\n');

function describeTimes(times: Times): string {
  const [p50, p99, max] = [50, 99, 100].map((percent) => describeMs(times.percentile(percent)));
  const failures = [...times.failures].map(([why, count]) => `; ${count} × ${why}`).join('');
  return `p50 ${p50} p99 ${p99} max ${max} ms of ${times.count}${failures}`;
}

function ratio(times: Times, quiet: Times): string {
  const by = times.percentile(99) / quiet.percentile(99);
  return Number.isFinite(by) ? `× ${by.toFixed(1)} of quiet` : 'not served';
}

const describeRecovery = (sec: number | null): string =>
  sec === null ? 'more than a minute' : `${sec.toFixed(0)} s`;

const describeProcessor = ({ elapsedSec, processor }: Taken): string =>
  `in ${elapsedSec.toFixed(1)} s the main thread had a processor for ${processor.mainSec.toFixed(1)} s, all for ${processor.allSec.toFixed(1)} s`;

const describeMs = (ms: number): string => (ms === Infinity ? '∞' : ms.toFixed(0)).padStart(5);
