import { spawn } from 'node:child_process';

/** Ends the program when the test process ends, however that happens: the kernel closes its end of the pipe. */
const GUARD = '"$@" </dev/null >/dev/null & echo $!; cat >/dev/null; kill -KILL $! 2>/dev/null';

/** A program that cannot outlive the test process. */
export interface GuardedProcess {
  readonly pid: number;
  /** kill -9. */
  kill(): Promise<void>;
}

/** Starts a program; whether it is ready, its caller must find out. */
export async function startGuarded(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<GuardedProcess> {
  const guard = spawn('sh', ['-c', GUARD, 'guard', program, ...args], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => guard.once('close', () => resolve()));
  const pid = Number(await new Promise((resolve) => guard.stdout.once('data', resolve)));
  guard.stdout.resume();
  guard.unref();
  return {
    pid,
    kill: () => {
      guard.ref(); // nothing else may keep a program alive that waits for this
      guard.stdin.destroy();
      return ended;
    },
  };
}
