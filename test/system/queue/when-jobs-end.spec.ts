import Bull from 'bull';
import { closeQueue } from '../../../src/platform/queue/close-queue';
import { whenJobsEnd } from '../../../src/platform/queue/when-jobs-end';
import { startRedis, type TestRedis } from '../../harness/servers/redis';

describe('whenJobsEnd', () => {
  let redis: TestRedis;
  let worker: Bull.Queue<{ name: string }>;
  let listener: Bull.Queue;

  beforeAll(async () => {
    redis = await startRedis();
    worker = new Bull('test', redis.url);
    listener = new Bull('test', redis.url);
  });
  afterAll(async () => {
    await closeQueue(worker);
    await closeQueue(listener);
    await redis.stop();
  });

  it('tells of a job that returned something, of one that returned nothing, and of one that failed', async () => {
    const told = new Map<string, unknown>();
    const all = new Promise<void>((resolve) => {
      whenJobsEnd(listener, (id, returned) => {
        told.set(id, returned);
        if (told.size === 3) resolve();
      });
    });
    await listener.isReady();
    void worker.process(({ data: { name } }) =>
      name === 'failing'
        ? Promise.reject(new Error(name))
        : Promise.resolve(name === 'telling' ? name : undefined),
    );
    for (const name of ['telling', 'silent', 'failing']) await worker.add({ name }, { jobId: name });
    await all;
    expect(Object.fromEntries(told)).toEqual({ telling: 'telling', silent: undefined, failing: undefined });
  });
});
