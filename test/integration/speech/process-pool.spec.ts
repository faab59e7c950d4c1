import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eventually } from '../../harness/eventually';
import { isDiskFull } from '../../../src/platform/process/disk-space';
import { EngineBusy, EngineUnavailable } from '../../../src/speech/domain/speech-failure';
import { TaskBroke, TaskTimedOut } from '../../../src/speech/workers/task-failure';
import { ProcessPool, type ProcessPoolOptions } from '../../../src/speech/workers/processes/process-pool';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

type Tasks = {
  double(input: { pcm: Float32Array }): { pcm: Float32Array<ArrayBuffer>; pid: number };
  sleep(input: { ms: number }): { pid: number };
  environment(input: object): { names: string[] };
  fail(input: { reason: string }): never;
  exit(input: { code: number }): never;
  abort(input: object): never;
  trap(input: object): never;
  hang(input: object): never;
};

const CHILD = join(__dirname, 'process-pool.spec-child.cjs');
const cheap = { costSec: 0.01 };

function isRunning(pid: number): boolean {
  try {
    // A process that has ended stays as a zombie until it is reaped, which a container's init may never do.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

describe('ProcessPool', () => {
  const pools: ProcessPool<Tasks, { pid: number }>[] = [];
  const open = (options: Partial<ProcessPoolOptions> = {}) => {
    const pool = new ProcessPool<Tasks, { pid: number }>({ file: CHILD, processes: 1, ...options });
    pools.push(pool);
    return pool;
  };
  afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

  const pidOf = async (pool: ProcessPool<Tasks>) => (await pool.run('sleep', { ms: 0 }, cheap)).pid;

  it('runs tasks in another process, typed arrays and all', async () => {
    const pool = open();
    const { pcm, pid } = await pool.run('double', { pcm: Float32Array.of(0.25, -0.5) }, cheap);
    expect(pcm).toEqual(Float32Array.of(0.5, -1));
    expect(pcm.buffer.byteLength).toBe(8);
    expect(pid).not.toBe(process.pid);
    const large = await pool.run('double', { pcm: new Float32Array(1_000_000).fill(0.5) }, cheap);
    expect(large.pcm).toHaveLength(1_000_000);
    expect(large.pcm[999_999]).toBe(1);
  });

  it('keeps its children and starts no more than it may', async () => {
    const pool = open({ processes: 2 });
    const about = await pool.warm();
    const pids = await Promise.all(Array.from({ length: 6 }, () => pool.run('sleep', { ms: 30 }, cheap)));
    expect(new Set(pids.map(({ pid }) => pid)).size).toBe(2);
    expect(pids.map(({ pid }) => pid)).toContain(about.pid);
  });

  describe('with several children allowed', () => {
    const three = (pool: ProcessPool<Tasks>) =>
      Promise.all(Array.from({ length: 3 }, () => pool.run('sleep', { ms: 30 }, cheap)));
    const count = (answers: readonly { pid: number }[]) => new Set(answers.map(({ pid }) => pid)).size;

    it('starts another only where it is admitted, and does with those that were', async () => {
      let room = 1;
      const pool = open({
        processes: 3,
        admitChild: (openChild) => {
          if (room === 0) return Promise.reject(new Error('no room'));
          room--;
          return openChild();
        },
      });
      expect(count(await three(pool))).toBe(1);
      room = 1;
      expect(count(await three(pool))).toBe(2);
    });

    it('goes on with those it has when another cannot be started', async () => {
      const folder = join(mkdtempSync(join(tmpdir(), 'loa-pool-')), 'opened');
      const pool = open({ processes: 3, args: ['opens once', folder] });
      const pid = await pidOf(pool);
      const answers = await three(pool);
      expect(new Set(answers.map((answer) => answer.pid))).toEqual(new Set([pid]));
      rmSync(dirname(folder), { recursive: true });
    });
  });

  it('starts none once it is closed, although it was asked to before', async () => {
    let pool: ReturnType<typeof open>;
    let admit = () => {};
    const asked = new Promise<void>((resolve) => {
      const admitChild: ProcessPoolOptions['admitChild'] = async (openChild) => {
        await new Promise<void>((admitted) => {
          admit = admitted;
          resolve();
        });
        return openChild();
      };
      pool = open({ admitChild });
    });
    const answer = pool!.run('sleep', { ms: 0 }, cheap);
    await asked;
    await pool!.close();
    admit();
    await expect(answer).rejects.toThrow(EngineUnavailable);
  });

  it('passes children nothing of the environment but what programs need', async () => {
    process.env.WEBHOOK_SECRETS_TEST = 'secret';
    const { names } = await open({ env: { OWN: '1' } }).run('environment', {}, cheap);
    delete process.env.WEBHOOK_SECRETS_TEST;
    expect(names).toEqual(expect.arrayContaining(['PATH', 'OWN']));
    expect(names).not.toContain('WEBHOOK_SECRETS_TEST');
  });

  it('reports what a task throws, and keeps the child', async () => {
    const pool = open();
    const before = await pidOf(pool);
    const failure = pool.run('fail', { reason: 'no such voice' }, cheap);
    await expect(failure).rejects.toThrow(TaskBroke);
    await expect(failure).rejects.toThrow(/no such voice/);
    expect(await pidOf(pool)).toBe(before);
  });

  it('survives a child that exits, and tells the log what it wrote', async () => {
    const pool = open();
    const others = pool.run('sleep', { ms: 0 }, cheap);
    const failure = pool.run('exit', { code: 255 }, cheap);
    const waiting = pool.run('sleep', { ms: 0 }, cheap);
    await expect(failure).rejects.toThrow(TaskBroke);
    await expect(failure).rejects.toThrow(/exit code 255.*exit\(255\) in a library/);
    expect((await waiting).pid).not.toBe((await others).pid);
  });

  it('replaces a child in which WebAssembly has stopped, and tells the log why', async () => {
    const pool = open();
    const before = await pidOf(pool);
    const failure = pool.run('trap', {}, cheap);
    await expect(failure).rejects.toThrow(TaskBroke);
    await expect(failure).rejects.toThrow(/memory access out of bounds/);
    expect(await pidOf(pool)).not.toBe(before);
  });

  it('survives a child that aborts or is killed, busy or idle', async () => {
    const pool = open();
    await expect(pool.run('abort', {}, cheap)).rejects.toThrow(/SIGABRT/);
    const idle = await pidOf(pool);
    process.kill(idle, 'SIGKILL');
    await eventually(() => pool['children'].size === 0);
    const busy = await pidOf(pool);
    const task = pool.run('sleep', { ms: 60_000 }, cheap);
    await eventually(() => [...pool['children']].some(({ isAtTask }) => isAtTask));
    process.kill(busy, 'SIGKILL');
    await expect(task).rejects.toThrow(/SIGKILL/);
    expect([idle, busy]).not.toContain(await pidOf(pool));
  });

  it('has another child do what was given to a dead one, as often as it takes', async () => {
    const pool = open({ processes: 2 });
    await pool.warm();
    const [first, second] = await Promise.all([pidOf(pool), pidOf(pool)]);
    expect(first).not.toBe(second);
    for (const pid of [first, second]) process.kill(pid, 'SIGKILL');
    expect([first, second]).not.toContain(await pidOf(pool));
  });

  it('ends a child that never comes back, counting only running time', async () => {
    const pool = open({ timeLimitSec: 1 });
    const before = await pidOf(pool);
    const hanging = pool.run('hang', {}, cheap);
    const waiting = pool.run('sleep', { ms: 500 }, cheap);
    await expect(hanging).rejects.toThrow(TaskTimedOut);
    expect((await waiting).pid).not.toBe(before);
    expect(isRunning(before)).toBe(false);
  });

  it('cancels a waiting task at once', async () => {
    const pool = open();
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const running = pool.run('sleep', { ms: 200 }, cheap);
    const waiting = pool.run('sleep', { ms: 0 }, { ...cheap, signal: stop.signal });
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await running;
  });

  it('ends the child of a cancelled long task, and lets a short one run to its end', async () => {
    const pool = open({ restartSec: 10 });
    const before = await pidOf(pool);
    const callOff = async (costSec: number) => {
      const stop = new AbortController();
      const reason = new Error('cancelled');
      const task = pool.run('sleep', { ms: 300 }, { costSec, signal: stop.signal });
      setTimeout(() => stop.abort(reason), 30);
      await expect(task).rejects.toBe(reason);
    };
    await callOff(2);
    expect(await pidOf(pool)).toBe(before);
    await callOff(60);
    expect(await pidOf(pool)).not.toBe(before);
  });

  it('refuses work that would wait too long', async () => {
    const pool = open({ maxWaitSec: 5 });
    const long = pool.run('sleep', { ms: 0 }, { costSec: 8 });
    expect(() => pool.admit()).toThrow(EngineBusy);
    await long;
    expect(() => pool.admit()).not.toThrow();
  });

  it.each([
    ['dies at the start', /SIGABRT.*no model here/],
    ['refuses to open', /libspeech.so.1 is not there/],
    ['never opens', /SIGKILL/],
  ])('is unavailable when its child %s, and then asks for patience at once', async (mood, reason) => {
    const startLimitSec = mood === 'never opens' ? 0.5 : 30;
    const pool = open({ args: [mood], startLimitSec, processes: 2 });
    const first = await pool.run('sleep', { ms: 0 }, cheap).catch((error: unknown) => error);
    expect(first).toBeInstanceOf(EngineUnavailable);
    expect(first).toMatchObject({ retryAfterSec: 1, cause: { message: expect.stringMatching(reason) } });
    const second = await pool.run('sleep', { ms: 0 }, cheap).catch((error: unknown) => error);
    expect(second).toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      retryAfterSec: 1,
      cause: { message: expect.stringMatching(reason) },
    });
    await expect(pool.warm()).rejects.toThrow(EngineUnavailable);
  });

  it('takes crash after crash for its own fault, not that of the texts', async () => {
    const pool = open();
    for (let i = 0; i < 3; i++) await expect(pool.run('abort', {}, cheap)).rejects.toThrow(TaskBroke);
    await expect(pool.run('sleep', { ms: 0 }, cheap)).rejects.toMatchObject({
      code: 'ENGINE_UNAVAILABLE',
      cause: { message: expect.stringMatching(/SIGABRT/) },
    });
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await pidOf(pool);
    await expect(pool.run('abort', {}, cheap)).rejects.toThrow(TaskBroke);
    await pidOf(pool);
  });

  it('tells that a child found a disk full', async () => {
    const failure = await open({ args: ['finds no room'] })
      .warm()
      .catch((error: unknown) => error);
    expect(isDiskFull(failure)).toBe(true);
    const other = await open({ args: ['refuses to open'] })
      .warm()
      .catch((error: unknown) => error);
    expect(isDiskFull(other)).toBe(false);
  });

  it('starts only one child to learn that none can be started', async () => {
    const pool = open({ args: ['refuses to open'], processes: 4 });
    const warm = pool.warm();
    expect(pool['children'].size).toBe(1);
    await expect(warm).rejects.toThrow(EngineUnavailable);
    expect(pool['children'].size).toBe(0);
  });

  it('survives a lack of file descriptors', async () => {
    // The lack has to be another process's: it is a small program around the built pool.
    const parent = spawn(
      'sh',
      ['-c', 'ulimit -n 64; exec "$0" "$@"', process.execPath, '-e', WANTING, CHILD],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    expect(JSON.parse(output.toString())).toEqual({
      code: 'ENGINE_UNAVAILABLE',
      retryAfterSec: 1,
      cause: expect.stringMatching(/EMFILE/),
      later: 'speaks',
    });
  });

  it('leaves nothing behind when it is closed', async () => {
    const pool = open({ processes: 2 });
    await pool.warm();
    const idle = await pidOf(pool);
    const hanging = pool.run('hang', {}, cheap);
    const waiting = [
      pool.run('sleep', { ms: 0 }, cheap),
      pool.run('hang', {}, cheap),
      pool.run('hang', {}, cheap),
    ];
    await waiting[0];
    await Promise.all([
      pool.close(),
      expect(hanging).rejects.toThrow(),
      expect(waiting[1]).rejects.toThrow(),
      expect(waiting[2]).rejects.toThrow(),
    ]);
    expect(isRunning(idle)).toBe(false);
  });

  it.each(['sleep', 'hang'])('dies with its parent, even kill -9 and in the middle of: %s', async (task) => {
    // The parent has to be a process of its own: it is a small program around the built pool.
    const parent = spawn(process.execPath, ['-e', PARENT, CHILD, task], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    parent.kill('SIGKILL');
    await eventually(() => !isRunning(pid));
  });
});

const BUILT_POOL = join(__dirname, '../../../dist/src/speech/workers/processes/process-pool.js');

const PARENT = `
  const [, file, task] = process.argv;
  const { ProcessPool } = require('${BUILT_POOL}');
  const pool = new ProcessPool({ file, processes: 1, timeLimitSec: 600 });
  pool.warm().then(({ pid }) => {
    pool.run(task, { ms: 600000 }, { costSec: 1 });
    setTimeout(() => console.log(pid), 100);
  });
`;

const WANTING = `
  const [, file] = process.argv;
  const { closeSync, openSync } = require('node:fs');
  const { ProcessPool } = require('${BUILT_POOL}');
  const pool = new ProcessPool({ file, processes: 1 });
  const speak = () => pool.run('sleep', { ms: 0 }, { costSec: 1 });
  process.stdout.write('');
  const taken = [];
  try {
    for (;;) taken.push(openSync('/dev/null'));
  } catch {}
  speak().catch(async ({ code, retryAfterSec, cause }) => {
    taken.forEach((descriptor) => closeSync(descriptor));
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const later = await speak().then(() => 'speaks', String);
    await pool.close();
    console.log(JSON.stringify({ code, retryAfterSec, cause: cause.message, later }));
  });
`;
