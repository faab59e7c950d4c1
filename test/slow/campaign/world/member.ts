import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import crashPoints from '../crash-points.json';
import { Service } from '../../../harness/service';

export type Role = 'api' | 'worker';

/** A place in the code where a process can be made to die. */
export interface CrashPoint {
  readonly name: string;
  readonly role: Role;
}

export const CRASH_POINTS = crashPoints as readonly CrashPoint[];

const CRASH_HOOK = path.join(__dirname, '../crash-hook.cjs');

/** A process may be away for so long after SIGTERM. */
const STOP_LIMIT_MS = 30_000;
const START_LIMIT_MS = 60_000;
const START_AGAIN_MS = 500;

export interface MemberOptions {
  readonly name: string;
  readonly role: Role;
  readonly continues: { readonly databaseUrl: string; readonly dataDir: string };
  readonly variables: Record<string, string>;
  /** The file that is to tell which crash points a process has come to. */
  readonly passedPoints: string;
  /** Hears of what no fault explains. */
  readonly complain: (complaint: string) => void;
  /** Hears what the process does. */
  readonly note: (event: string, facts: object) => void;
}

/** One process of the service, with the supervisor that starts it again as systemd or Kubernetes would. */
export class Member {
  private service: Service | null = null;
  /** An end that was meant is nothing to complain of. */
  private mayEnd = true;

  constructor(private readonly options: MemberOptions) {}

  get name(): string {
    return this.options.name;
  }

  get role(): Role {
    return this.options.role;
  }

  /** Lines of the process that runs now, for whoever looks for a cause. */
  get output(): readonly string[] {
    return this.service?.output ?? [];
  }

  /** Starts the process, again and again while something it needs is away. */
  async start(crash?: { readonly point: CrashPoint; readonly passes: number }): Promise<void> {
    const { name, role, continues, variables, passedPoints, note } = this.options;
    const end = crash && { CRASH_POINT: crash.point.name, CRASH_PASSES: String(crash.passes) };
    note('start', { name });
    for (const giveUpAt = Date.now() + START_LIMIT_MS; ; await sleep(START_AGAIN_MS)) {
      try {
        const service = await Service.start({
          continues,
          entry: role === 'api' ? 'main.js' : 'worker.js',
          preload: CRASH_HOOK,
          variables: { ...variables, CRASH_POINTS_PASSED: passedPoints, ...end },
        });
        this.watch(service, crash !== undefined);
        note('started', { name });
        return;
      } catch (error) {
        note('not started', { name, error: String(error) });
        if (Date.now() > giveUpAt) throw error;
      }
    }
  }

  private watch(service: Service, mayEnd: boolean): void {
    const { name, complain, note } = this.options;
    this.service = service;
    this.mayEnd = mayEnd;
    void service.ended.then((code) => {
      note('ended', { name, code, lastWords: code ? service.output.slice(-30) : [] });
      if (this.service !== service || this.mayEnd) return;
      complain(`${name} ended by itself with ${code}: ${service.output.slice(-5).join(' | ')}`);
    });
  }

  /** kill -9, and the start of another after a while. */
  async kill(downMs: number): Promise<void> {
    this.mayEnd = true;
    await this.service?.kill();
    await sleep(downMs);
    await this.start();
  }

  /** SIGTERM, and the start of another. */
  async terminate(): Promise<void> {
    this.mayEnd = true;
    const stopped = await Promise.race([this.service?.terminate(), sleep(STOP_LIMIT_MS, 'late' as const)]);
    if (stopped === 'late') this.options.complain(`${this.name} did not end within 30 s of SIGTERM`);
    await this.kill(0);
  }

  /**
   * Has the process die at a crash point, and starts it again.
   * @param passes how often it comes through before
   * @returns false when it did not get there in time
   */
  async crashAt(point: CrashPoint, passes: number, limitMs: number): Promise<boolean> {
    this.mayEnd = true;
    await this.service?.kill();
    await this.start({ point, passes });
    const crashed = this.service!.ended.then(() => true);
    const hasCrashed = await Promise.race([crashed, sleep(limitMs, false)]);
    await this.kill(0);
    return hasCrashed;
  }

  async stop(): Promise<void> {
    this.mayEnd = true;
    await this.service?.kill();
  }
}
