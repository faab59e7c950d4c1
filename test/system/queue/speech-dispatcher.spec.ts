import { randomBytes } from 'node:crypto';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { AudioStore } from '../../../src/synthesis/application/ports/audio-store';
import { SpeechDispatcher } from '../../../src/synthesis/application/ports/speech-dispatcher';
import { newAudioNames } from '../../../src/synthesis/application/audio-names';
import { SpeechRequestsRepository } from '../../../src/synthesis/application/ports/speech-requests.repository';
import { SpeechRenderer } from '../../../src/speech/rendering/speech-renderer';
import { ProcessRequest } from '../../../src/synthesis/application/process-request';
import { FailExpiredRequests } from '../../../src/synthesis/application/maintenance/fail-expired-requests';
import { ProcessUnclaimedRequests } from '../../../src/synthesis/application/maintenance/process-unclaimed-requests';
import { SynthesisFailed } from '../../../src/speech/domain/speech-failure';
import { MAX_ATTEMPTS, PENDING_LIMIT_SEC } from '../../../src/synthesis/domain/speech-request';
import { SPEECH_QUEUE, type SpeechJob } from '../../../src/synthesis/infrastructure/dispatch/speech-queue';
import { eventually } from '../../harness/eventually';
import { startRedis, type TestRedis } from '../../harness/servers/redis';
import { SpeechApplication } from '../../harness/speech-application';
import { describeSpeechDispatcher, type Dispatching } from '../../contracts/speech-dispatcher.contract';

/** An application, a worker and their Redis, which those who need nothing else share. */
let attended: ReturnType<typeof openWithWorker> | undefined;
const withWorker = () => (attended ??= openWithWorker());
afterAll(async () => (await attended)?.close());

describeSpeechDispatcher('In the process', async () => {
  const app = await SpeechApplication.start();
  return { asked: app, speaking: app, close: () => app.close() };
});

describeSpeechDispatcher('Bull with a worker', async () => ({
  ...(await withWorker()),
  close: () => Promise.resolve(),
}));

describeSpeechDispatcher('Bull without a worker', async () => {
  const redis = await startRedis();
  const app = await SpeechApplication.start(undefined, { variables: { REDIS_URL: redis.url } });
  await eventually(() => queueOf(app).client.status === 'ready');
  return { asked: app, speaking: app, close: () => closeAll(app, redis) };
});

describe('Speech through Bull', () => {
  let redis: TestRedis;
  let asked: SpeechApplication;
  let worker: SpeechApplication;
  beforeAll(async () => {
    ({ redis, asked, speaking: worker } = await withWorker());
  });
  beforeEach(() => eventually(() => isAttended(asked)));
  afterEach(() => jest.restoreAllMocks());

  /** Leaves the worker connected but without hands. */
  const holdWorker = () => queueOf(worker).pause();

  /** Speaks and stops at storing, in the worker, until it is let go on. */
  function stopAtStoring(): { readonly reached: Promise<void>; readonly goOn: () => void } {
    const gates = { goOn: (): void => undefined };
    const open = new Promise<void>((resolve) => (gates.goOn = resolve));
    const store = worker.get(AudioStore);
    const put = store.put.bind(store);
    const reached = new Promise<void>((resolve) => {
      jest.spyOn(store, 'put').mockImplementationOnce(async (key, bytes) => {
        resolve();
        await open;
        await put(key, bytes);
      });
    });
    return { reached, goOn: () => gates.goOn() };
  }

  it('is offered again when Redis forgets it', async () => {
    const account = await asked.newAccount(100);
    await holdWorker();
    const spoken = asked.speak(account, 'Quên rồi.');
    await eventually(async () => (await queueOf(asked).count()) === 1);
    await queueOf(asked).client.flushall();
    const here = jest.spyOn(asked.get(SpeechRenderer), 'render');
    await queueOf(worker).resume();
    expect((await spoken).request.status).toBe('SUCCESS');
    expect(here).not.toHaveBeenCalled();
    expect((await asked.money(account)).charges).toEqual([-9]);
  });

  it('is done here when Redis dies while it waits', async () => {
    const account = await asked.newAccount(100);
    await holdWorker();
    const spoken = asked.speak(account, 'Chờ mãi.');
    await eventually(async () => (await queueOf(asked).count()) === 1);
    await redis.kill();
    expect((await spoken).request.status).toBe('SUCCESS');
    expect((await asked.money(account)).charges).toEqual([-8]);
    await redis.restart(); // and has forgotten that its queue was to pause
  });

  it('is done here when no worker gets round to it', async () => {
    const account = await asked.newAccount(100);
    await holdWorker();
    const there = jest.spyOn(worker.get(SpeechRenderer), 'render');
    expect((await asked.speak(account, 'Bận quá.')).request.status).toBe('SUCCESS');
    await queueOf(worker).resume(); // finds the job of a settled request
    await eventually(async () => (await queueOf(asked).count()) === 0);
    expect(there).not.toHaveBeenCalled();
    expect((await asked.money(account)).charges).toEqual([-8]);
  });

  it('has the caller come again when nobody gets round to it, and costs nothing', async () => {
    const account = await asked.newAccount(100);
    await holdWorker();
    const speak = () => asked.speak(account, 'Quá hạn.', { idempotencyKey: 'k' });
    const told = speak().catch((error: unknown) => error);
    await eventually(async () => (await queueOf(asked).count()) === 1);
    asked.clock.moveOn(PENDING_LIMIT_SEC + 31);
    try {
      expect(await told).toMatchObject({ code: 'ENGINE_BUSY', retryAfterSec: 30 });
      expect(await asked.get(FailExpiredRequests).execute()).toBe(1);
    } finally {
      asked.clock.moveOn(-PENDING_LIMIT_SEC - 31);
      await queueOf(worker).resume();
    }
    expect(await asked.requests(account)).toMatchObject([{ status: 'FAILED', errorCode: 'ENGINE_BUSY' }]);
    expect(await asked.money(account)).toEqual({ available: 100, held: 0, charges: [] });
    expect((await speak()).origin).toBe('rendered');
    expect((await asked.money(account)).charges).toEqual([-8]);
  });

  it('is done here while Redis is dead, and by the worker again after it', async () => {
    const account = await asked.newAccount(100);
    const here = jest.spyOn(asked.get(SpeechRenderer), 'render');
    await redis.kill();
    expect((await asked.speak(account, 'Mất Redis.')).request.status).toBe('SUCCESS');
    expect(here).toHaveBeenCalledTimes(1);
    await redis.restart();
    await eventually(async () => {
      await asked.speak(account, `Redis ${randomBytes(2).toString('hex')}`);
      return here.mock.calls.length < (await asked.requests(account)).length - 1;
    });
  });

  it('is done here while Redis hangs', async () => {
    const account = await asked.newAccount(100);
    process.kill(redis.pid, 'SIGSTOP');
    try {
      expect((await asked.speak(account, 'Redis treo.')).request.status).toBe('SUCCESS');
    } finally {
      process.kill(redis.pid, 'SIGCONT');
    }
  });

  it('goes on through Redis dying in the middle', async () => {
    const account = await asked.newAccount(100);
    const { reached, goOn } = stopAtStoring();
    const spoken = asked.speak(account, 'Giữa chừng.');
    await reached;
    await redis.kill();
    goOn();
    expect((await spoken).request.status).toBe('SUCCESS');
    expect((await asked.money(account)).charges).toEqual([-11]);
    await redis.restart();
  });

  it('is left alone by a second delivery while somebody is at it', async () => {
    const account = await asked.newAccount(100);
    const { reached, goOn } = stopAtStoring();
    const spoken = asked.speak(account, 'Một lần.');
    await reached;
    const [{ id } = { id: '' }] = await asked.requests(account);
    expect(await asked.get(ProcessRequest).execute(id)).toBeNull();
    goOn();
    expect((await spoken).request.status).toBe('SUCCESS');
    expect(await asked.get(ProcessRequest).execute(id)).toBeNull();
    expect((await asked.money(account)).charges).toEqual([-8]);
  });

  it('is settled by whoever has the lease; the other one keeps no audio and changes nothing', async () => {
    const account = await asked.newAccount(100);
    const { reached, goOn } = stopAtStoring();
    const spoken = asked.speak(account, 'Hai người.');
    await reached;
    const [{ id, storedKey } = { id: '', storedKey: '' }] = await asked.requests(account);
    // As the row is when the worker hangs for longer than its lease.
    await asked.query("UPDATE speech_requests SET lease_until = now() - interval '1 second' WHERE id = $1", [
      id,
    ]);
    const taken = await asked.get(ProcessRequest).execute(id);
    goOn();
    expect((await spoken).request).toMatchObject({ id, audioKey: taken?.audioKey, status: 'SUCCESS' });
    await eventually(async () => !(await asked.storedKeys()).includes(storedKey));
    expect(await asked.storedKeys()).toContain(taken?.storedKey);
    expect((await asked.money(account)).charges).toEqual([-10]);
  });

  it('is given up, and costs nothing, when it has ended all who took it up', async () => {
    const account = await asked.newAccount(100);
    const { reached, goOn } = stopAtStoring();
    const told = asked.speak(account, 'Chết cả.').catch((error: unknown) => error);
    await reached;
    const [{ id } = { id: '' }] = await asked.requests(account);
    // As the row is when the lease of a process that died is over; the other name stops the worker's renewing.
    const die = () =>
      asked.query(
        "UPDATE speech_requests SET lease_until = now() - interval '1 second', audio_key = $2 WHERE id = $1",
        [id, randomBytes(20).toString('hex')],
      );
    const requests = asked.get(SpeechRequestsRepository);
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await die();
      const claimed = await requests.claim(id, newAudioNames(), 10);
      expect(claimed?.request.toState().attempts).toBe(attempt);
    }
    await die();
    const here = jest.spyOn(asked.get(SpeechRenderer), 'render');
    const given = await asked
      .get(ProcessRequest)
      .execute(id)
      .catch((error: unknown) => error);
    expect(given).toMatchObject({ code: 'SYNTHESIS_FAILED', message: expect.stringContaining('3 times') });
    expect(here).not.toHaveBeenCalled();
    goOn();
    expect(await told).toBeInstanceOf(SynthesisFailed);
    expect(await asked.money(account)).toEqual({ available: 100, held: 0, charges: [] });
  });

  it('leaves no file of an attempt that died between storing and settling', async () => {
    const account = await asked.newAccount(100);
    const requests = worker.get(SpeechRequestsRepository);
    let end = (_settled: boolean): void => undefined;
    const lingering = new Promise<boolean>((resolve) => (end = resolve));
    const settle = jest.spyOn(requests, 'settle').mockReturnValueOnce(lingering);
    const spoken = asked.speak(account, 'Dở dang.');
    await eventually(() => settle.mock.calls.length === 1);
    const [{ id, storedKey } = { id: '', storedKey: '' }] = await asked.requests(account);
    expect(await asked.storedKeys()).toContain(storedKey);
    await asked.query("UPDATE speech_requests SET lease_until = now() - interval '1 second' WHERE id = $1", [
      id,
    ]);
    const taken = await asked.get(ProcessRequest).execute(id);
    expect((await spoken).request).toMatchObject({ audioKey: taken?.audioKey, status: 'SUCCESS' });
    expect(await asked.storedKeys()).not.toContain(storedKey);
    expect((await asked.money(account)).charges).toEqual([-8]);
    end(false); // the worker's own hands are needed again
  });

  it('is taken up by the chore when who asked has died and nobody has the job', async () => {
    const account = await asked.newAccount(100);
    const never = new Promise<never>(() => undefined);
    jest.spyOn(asked.get(SpeechDispatcher), 'dispatch').mockReturnValueOnce(never);
    void asked.speak(account, 'Mồ côi.', { idempotencyKey: 'k' });
    await eventually(async () => (await asked.requests(account)).length === 1);
    const statusAfterChore = async (): Promise<unknown> => {
      await worker.get(ProcessUnclaimedRequests).execute();
      await worker.get(ProcessUnclaimedRequests).idle();
      return (await asked.requests(account))[0]?.status;
    };
    const setTimes = (times: string) =>
      asked.query(`UPDATE speech_requests SET ${times} WHERE account_id = $1`, [account]);
    expect(await statusAfterChore()).toBe('PENDING'); // somebody may be about to
    await setTimes("created_at = now() - interval '1 minute', lease_until = now() + interval '10 seconds'");
    expect(await statusAfterChore()).toBe('PENDING'); // somebody is at it
    await setTimes("lease_until = now() - interval '1 second'");
    expect(await statusAfterChore()).toBe('SUCCESS');
    expect((await asked.money(account)).charges).toEqual([-7]);
    expect((await asked.speak(account, 'Mồ côi.', { idempotencyKey: 'k' })).origin).toBe('replayed');
  });

  it('can be renewed and claimed only by those who may', async () => {
    const account = await asked.newAccount(100);
    const { reached, goOn } = stopAtStoring();
    const spoken = asked.speak(account, 'Thuê.');
    await reached;
    const requests = asked.get(SpeechRequestsRepository);
    const [{ id, audioKey } = { id: '', audioKey: '' }] = await asked.requests(account);
    expect(await requests.renewLease(id, audioKey, 10)).toBe(true);
    expect(await requests.renewLease(id, 'ab'.repeat(20), 10)).toBe(false);
    expect(await requests.claim(id, newAudioNames(), 10)).toBeNull();
    await asked.query('UPDATE speech_requests SET deadline_at = now(), lease_until = NULL WHERE id = $1', [
      id,
    ]);
    expect(await requests.claim(id, newAudioNames(), 10)).toBeNull();
    goOn();
    await spoken;
    expect(await requests.renewLease(id, audioKey, 10)).toBe(false);
  });
});

async function openWithWorker(): Promise<Dispatching & { readonly redis: TestRedis }> {
  const redis = await startRedis();
  const variables = { REDIS_URL: redis.url };
  const asked = await SpeechApplication.start(undefined, { variables });
  const speaking = await SpeechApplication.start(undefined, { variables, beside: asked, role: 'worker' });
  await eventually(() => isAttended(asked));
  return {
    redis,
    asked,
    speaking,
    close: async () => {
      await speaking.close();
      await closeAll(asked, redis);
    },
  };
}

/** Whether the application hears of a worker that takes jobs, and will hear when jobs end. */
async function isAttended(app: SpeechApplication): Promise<boolean> {
  const queue = queueOf(app);
  if (queue.client.status !== 'ready') return false;
  const [, listeners] = (await queue.client.pubsub('NUMSUB', queue.toKey('completed'))) as [string, number];
  return listeners > 0 && (await queue.getWorkers()).length > 0;
}

async function closeAll(app: SpeechApplication, redis: TestRedis): Promise<void> {
  await app.close();
  await redis.stop();
}

function queueOf(app: SpeechApplication): Queue<SpeechJob> {
  return app.named<Queue<SpeechJob>>(getQueueToken(SPEECH_QUEUE));
}
