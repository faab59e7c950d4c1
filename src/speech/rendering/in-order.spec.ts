import { inOrder } from './in-order';

async function all<T>(generator: AsyncGenerator<T>): Promise<T[]> {
  const results: T[] = [];
  for await (const result of generator) results.push(result);
  return results;
}

/** A job that ends when it is told to, and notes when it begins. */
class Job {
  static begun: number[] = [];
  end: (error?: Error) => void = () => undefined;
  stop: AbortSignal | null = null;

  constructor(readonly number: number) {}

  readonly run = (stop: AbortSignal): Promise<number> => {
    Job.begun.push(this.number);
    this.stop = stop;
    return new Promise((resolve, reject) => {
      this.end = (error) => (error ? reject(error) : resolve(this.number));
      stop.addEventListener('abort', () => reject(stop.reason as Error));
    });
  };
}

describe('inOrder', () => {
  let jobs: Job[];
  beforeEach(() => {
    Job.begun = [];
    jobs = [0, 1, 2, 3].map((number) => new Job(number));
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  it('gives the results in order, whichever is ready first', async () => {
    const results = all(
      inOrder(
        jobs.map(({ run }) => run),
        { atOnce: 4 },
      ),
    );
    await turn();
    for (const job of jobs.toReversed()) job.end();
    expect(await results).toEqual([0, 1, 2, 3]);
  });

  it('gives the first result while the others run', async () => {
    const results = inOrder(
      jobs.map(({ run }) => run),
      { atOnce: 4 },
    );
    const first = results.next();
    await turn();
    jobs[0]!.end();
    expect(await first).toEqual({ value: 0, done: false });
    await results.return(undefined);
    expect(jobs[3]!.stop!.aborted).toBe(true);
  });

  it('begins the first ones, and another whenever one has ended', async () => {
    const results = all(
      inOrder(
        jobs.map(({ run }) => run),
        { atOnce: 2 },
      ),
    );
    await turn();
    expect(Job.begun).toEqual([0, 1]);
    jobs[1]!.end();
    await turn();
    expect(Job.begun).toEqual([0, 1, 2]);
    for (const job of jobs) {
      job.end();
      await turn();
    }
    expect(await results).toHaveLength(4);
  });

  it('begins the others once the first result is given, where that is to be made alone', async () => {
    const runs = jobs.map(({ run }) => run);
    const results = inOrder(runs, { atOnce: 2, isFirstAlone: true });
    const first = results.next();
    await turn();
    expect(Job.begun).toEqual([0]);
    jobs[0]!.end();
    expect(await first).toEqual({ value: 0, done: false });
    expect(Job.begun).toEqual([0]);
    const rest = all(results);
    await turn();
    expect(Job.begun).toEqual([0, 1, 2]);
    for (const job of jobs.slice(1)) {
      job.end();
      await turn();
    }
    expect(await rest).toEqual([1, 2, 3]);
  });

  it('begins nothing else when the first fails', async () => {
    const results = all(
      inOrder(
        jobs.map(({ run }) => run),
        { atOnce: 2, isFirstAlone: true },
      ),
    );
    const failure = new Error('the first failed');
    results.catch(() => undefined);
    await turn();
    jobs[0]!.end(failure);
    await expect(results).rejects.toBe(failure);
    expect(Job.begun).toEqual([0]);
  });

  it('stops the others when one fails, with its error', async () => {
    const results = all(
      inOrder(
        jobs.map(({ run }) => run),
        { atOnce: 2 },
      ),
    );
    const failure = new Error('the second failed');
    results.catch(() => undefined);
    await turn();
    jobs[1]!.end(failure);
    await expect(results).rejects.toBe(failure);
    expect(jobs[0]!.stop!.aborted).toBe(true);
    expect(Job.begun).toEqual([0, 1]);
  });

  it('stops when it is told to, with the reason', async () => {
    const stop = new AbortController();
    const results = all(
      inOrder(
        jobs.map(({ run }) => run),
        { atOnce: 2 },
        stop.signal,
      ),
    );
    results.catch(() => undefined);
    await turn();
    stop.abort(new Error('enough'));
    await expect(results).rejects.toThrow('enough');
    expect(jobs[0]!.stop!.aborted).toBe(true);
  });
});
