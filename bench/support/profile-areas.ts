import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { table } from './markdown';
import { spreadOf } from './statistics';

/** What V8 writes for `--cpu-prof`; times are in µs. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

type Areas = readonly (readonly [area: string, frame: RegExp])[];

/** Waits for work: V8's name for a main thread, Piscina's function for a worker. */
const IDLE = /^\(idle\)$|piscina.*#atomicsWaitLoop$/;

/** Whatever has such a function anywhere in its stack, by its file or V8's own name; the first that fits. */
const ANYWHERE: Areas = [
  ['collecting garbage', /^\(garbage collector\)$/],
  ['V8 and Node, without a name', /^\(program\)$/],
  ['SQL: TypeORM, pg', /node_modules\/(?:typeorm|pg|pg-[a-z]+)\/|platform\/database\//],
  [
    'tasks to threads',
    /piscina\/dist\/(?:index|worker_pool)|workers\/(?:worker-pool|work-queue|fair-queue|task-clock)/,
  ],
  ['log and metrics', /node_modules\/(?:pino|sonic-boom|prom-client)\/|platform\/(?:logging|metrics)\//],
  ['checking bodies', /node_modules\/class-(?:validator|transformer)\/|http\/bodies\//],
  ['guards and limits', /guard\.js#|platform\/admission\/|authenticate-key/],
  ['reading', /\/text-normalization\//],
  ['LAME', /audio\/mp3\/(?:builtin-lame|lame)/],
  ['shaping and levelling', /\/speech\/audio\//],
  ['eSpeak NG', /engines\/espeak\/(?!espeak-worker)/],
  ['files', /^node:(?:fs|internal\/fs)/],
];

/** The rest by its innermost function that has one of these. */
const INNERMOST: Areas = [
  ['rules and use cases of our own', /\/dist\/src\//],
  ['Nest, Fastify, RxJS, other packages', /node_modules\//],
  ['HTTP and sockets of Node', /^node:(?:_http|net|internal\/(?:http|streams?|js_stream|timers))/],
  ['the rest of Node', /^node:/],
];

/**
 * `npx tsx bench/support/profile-areas.ts <file.cpuprofile> [--from 30] [--ms 8.4]`: how the time of a thread is shared
 * among what it does, idleness aside. The profile is what `node --cpu-prof` writes of each thread when it ends.
 * `--from` passes over so many seconds, in which the process starts and warms up; `--ms` is the thread's processor time
 * for a request, from `/proc/PID/task/TID/schedstat`.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string', default: '0' }, ms: { type: 'string' } },
  });
  const profile = JSON.parse(await readFile(positionals[0]!, 'utf8')) as CpuProfile;
  const times = timesByArea(profile, Number(values.from) * 1e6);
  times.delete('idle');
  const whole = [...times.values()].reduce((sum, us) => sum + us, 0);
  const ofWhole = (us: number) =>
    values.ms === undefined
      ? `${((100 * us) / whole).toFixed(1)} %`
      : ((Number(values.ms) * us) / whole).toFixed(2);
  const rows = [...times].sort(([, a], [, b]) => b - a).map(([area, us]) => [area, ofWhole(us)]);
  process.stdout.write(`${table(['what', values.ms === undefined ? 'share' : 'ms'], rows)}\n`);
}

function timesByArea({ nodes, samples, timeDeltas }: CpuProfile, fromUs: number): Map<string, number> {
  const areas = areasOf(nodes);
  // A sample that comes late was taken when the thread had a processor again: it counts as one that is in time.
  const { median } = spreadOf(timeDeltas);
  const times = new Map<string, number>();
  let atUs = 0;
  samples.forEach((id, i) => {
    atUs += timeDeltas[i]!;
    if (atUs < fromUs) return;
    const area = areas.get(id)!;
    times.set(area, (times.get(area) ?? 0) + Math.min(timeDeltas[i]!, median));
  });
  return times;
}

/** The area of each place in the tree of calls. */
function areasOf(nodes: CpuProfile['nodes']): Map<number, string> {
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const frames = new Map(
    nodes.map(({ id, callFrame }) => [
      id,
      callFrame.url ? `${callFrame.url}#${callFrame.functionName}` : callFrame.functionName,
    ]),
  );
  const stackOf = (id: number): string[] => {
    const parent = parents.get(id);
    return [frames.get(id)!, ...(parent === undefined ? [] : stackOf(parent))];
  };
  return new Map(nodes.map(({ id }) => [id, areaOf(stackOf(id))]));
}

/** @param stack the innermost function first */
function areaOf(stack: readonly string[]): string {
  if (IDLE.test(stack[0]!)) return 'idle';
  const anywhere = ANYWHERE.find(([, pattern]) => stack.some((frame) => pattern.test(frame)));
  const innermost = () => stack.flatMap((frame) => INNERMOST.filter(([, pattern]) => pattern.test(frame)))[0];
  return (anywhere ?? innermost())?.[0] ?? 'V8 and Node, without a name';
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
