import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { EngineBusy } from '../../../src/speech/domain/speech-failure';
import { TaskBroke } from '../../../src/speech/workers/task-failure';
import { WorkerPool } from '../../../src/speech/workers/worker-pool';
import { useBuiltWorkers } from '../../harness/built-app';

useBuiltWorkers();

const speakVi = (text: string) => ({ text, espeakName: 'vi' });
const cheap = { costSec: 0.01 };

/** Distinguishes a worker from its successor. */
const workerOf = (pool: WorkerPool) => pool['piscina'].threads[0]!.threadId;

describe('WorkerPool', () => {
  let pool: WorkerPool;

  beforeEach(() => {
    pool = new WorkerPool({ threads: 1, maxWaitSec: 5 });
  });
  afterEach(() => pool.close());

  it('runs tasks by name and brings their results back', async () => {
    const { reading } = await pool.run('text.read', { text: 'Giá 5kg.', language: 'vi' }, cheap);
    expect(reading.spokenText).toContain('năm');
    const spoken = await pool.run('espeak.speak', speakVi('xin chào'), cheap);
    expect(spoken.pcm.length).toBeGreaterThan(spoken.sampleRate / 4);
  });

  it('hands memory over instead of copying it', async () => {
    const pcm = new Float32Array(22_050).fill(0.1);
    const part = { pcm, words: [], spokenStart: 0, pauseAfterSec: 0 };
    const settings = { speed: 1, pitch: 1, volume: 100 };
    await pool.run(
      'audio.post-process',
      { parts: [part], sampleRate: 22_050, settings, audioType: 'wav' },
      cheap,
    );
    expect(pcm).toHaveLength(0);
  });

  it('reports what a task throws, and works on', async () => {
    const unknownVoice = { text: 'xin', espeakName: 'no such voice' };
    await expect(pool.run('espeak.speak', unknownVoice, cheap)).rejects.toThrow(TaskBroke);
    await expect(pool.run('espeak.speak', unknownVoice, cheap)).rejects.toThrow(/no such voice/);
    expect((await pool.run('espeak.speak', speakVi('xin'), cheap)).words).toHaveLength(1);
  });

  it('replaces a thread in which WebAssembly has stopped, and tells why', async () => {
    const trapping = new WorkerPool({ threads: 1, file: path.join(__dirname, 'worker-pool.spec-trap.cjs') });
    try {
      await trapping.run('espeak.speak', speakVi('xin'), cheap);
      const worker = workerOf(trapping);
      const trapped = await trapping
        .run('espeak.speak', speakVi('bẫy'), cheap)
        .catch((error: unknown) => error);
      expect(trapped).toBeInstanceOf(TaskBroke);
      expect(String(trapped)).toContain('memory access out of bounds');
      expect((await trapping.run('espeak.speak', speakVi('xin'), cheap)).words).toHaveLength(1);
      expect(workerOf(trapping)).not.toBe(worker);
    } finally {
      await trapping.close();
    }
  });

  it("does not count the opening of a slow thread as the task's time", async () => {
    const slow = new WorkerPool({
      threads: 1,
      timeLimitSec: 3,
      file: path.join(__dirname, 'worker-pool.spec-worker.cjs'),
    });
    try {
      expect((await slow.run('espeak.speak', speakVi('xin'), cheap)).words).toHaveLength(1);
    } finally {
      await slow.close();
    }
  });

  it('serves in order, the last steps of begun work first', async () => {
    const done: string[] = [];
    const run = (name: string, isLastStep = false) =>
      pool.run('espeak.speak', speakVi(name), { ...cheap, isLastStep }).then(() => done.push(name));
    await Promise.all([run('running'), run('first'), run('second'), run('last step', true)]);
    expect(done).toEqual(['running', 'last step', 'first', 'second']);
  });

  it('cancels a waiting task without touching the others', async () => {
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const running = pool.run('espeak.speak', speakVi('xin chào'), cheap);
    const waiting = pool.run('espeak.speak', speakVi('xin'), { ...cheap, signal: stop.signal });
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    expect((await running).words).toHaveLength(2);
    expect(pool.waitSec).toBe(0);
    expect(pool.idleThreads).toBe(1);
  });

  it('ends the worker of a cancelled long task, and is soon back', async () => {
    await pool.run('espeak.speak', speakVi('xin'), cheap);
    const worker = workerOf(pool);
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const endless = pool.run('espeak.speak', speakVi('xin chào các bạn. '.repeat(20_000)), {
      costSec: 20,
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(reason), 100);
    await expect(endless).rejects.toBe(reason);
    expect((await pool.run('espeak.speak', speakVi('xin'), cheap)).words).toHaveLength(1);
    expect(workerOf(pool)).not.toBe(worker);
  });

  it('lets a cancelled short task run to its end, instead of warming up a new worker', async () => {
    await pool.run('espeak.speak', speakVi('xin'), cheap);
    const worker = workerOf(pool);
    const stop = new AbortController();
    const reason = new Error('cancelled');
    const short = pool.run('espeak.speak', speakVi('xin chào các bạn. '.repeat(100)), {
      ...cheap,
      signal: stop.signal,
    });
    setImmediate(() => stop.abort(reason)); // The task has been passed to the thread by then.
    await expect(short).rejects.toBe(reason);
    expect((await pool.run('espeak.speak', speakVi('xin'), cheap)).words).toHaveLength(1);
    expect(workerOf(pool)).toBe(worker);
  });

  it('refuses work that would wait too long, says when to come back, and recovers', async () => {
    const long = pool.run('espeak.speak', speakVi('xin chào'), { costSec: 8 });
    let refusal: unknown;
    try {
      pool.admit();
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(EngineBusy);
    expect(refusal).toMatchObject({ code: 'ENGINE_BUSY', kind: 'unavailable', retryAfterSec: 3 });
    await long;
    expect(() => pool.admit()).not.toThrow();
  });

  it('keeps the event loop free while it works', async () => {
    await pool.run('espeak.speak', speakVi('xin'), cheap);
    const before = performance.eventLoopUtilization();
    const startedAt = performance.now();
    await pool.run('espeak.speak', speakVi('xin chào các bạn. '.repeat(600)), cheap);
    expect(performance.now() - startedAt).toBeGreaterThan(200);
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });
});
