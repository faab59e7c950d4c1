import { InMemorySynthesis } from '../../../test/harness/in-memory/in-memory-synthesis';
import { ENGINE_LIMIT_SEC, MAX_ATTEMPTS, PENDING_LIMIT_SEC } from '../domain/speech-request';
import { newAudioNames } from './audio-names';
import { LEASE_SEC } from './lease';

const TEXT = 'Xin chào.';

describe('ProcessRequest', () => {
  let app: InMemorySynthesis;
  let account: string;
  let id: string;
  beforeEach(async () => {
    app = new InMemorySynthesis();
    account = await app.newAccount(100);
    id = await app.openRequest(account, TEXT);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const process = () => app.processRequest.execute(id);
  const row = () => app.requests.find(account, id);
  const nothingCharged = { available: 91, held: 9, charges: [] };
  const released = { available: 100, held: 0, charges: [] };

  /** What another attempt does once the lease of this one has expired. */
  async function claimElsewhere(): Promise<string> {
    const names = newAudioNames();
    app.clock.moveOn(LEASE_SEC + 1);
    expect(await app.requests.claim(id, names, LEASE_SEC)).not.toBeNull();
    return names.audioKey;
  }

  it('claims, renders, stores and charges', async () => {
    app.renderer.meanwhile = async () => {
      const leaseUntil = new Date(app.clock.now().getTime() + LEASE_SEC * 1000);
      expect(await row()).toMatchObject({ status: 'PENDING', attempts: 1, leaseUntil });
    };
    const settled = await process();
    expect(settled).toMatchObject({ status: 'SUCCESS', leaseUntil: null, fileSizeBytes: 10 });
    expect(app.store.keys).toEqual([settled?.storedKey]);
    expect(app.renderer.jobs).toMatchObject([{ spokenText: TEXT, audioType: 'mp3' }]);
    expect(await app.money(account)).toEqual({ available: 91, held: 0, charges: [-9] });
    expect.assertions(5);
  });

  it('leaves a request that is claimed or settled as it is', async () => {
    app.renderer.meanwhile = async () => expect(await process()).toBeNull();
    await process();
    expect(await process()).toBeNull();
    expect(app.renderer.jobs).toHaveLength(1);
    expect((await app.money(account)).charges).toEqual([-9]);
    expect.assertions(4);
  });

  it('charges nothing and keeps no audio when another attempt has claimed the request', async () => {
    app.renderer.meanwhile = async () => void (await claimElsewhere());
    expect(await process()).toBeNull();
    expect(await row()).toMatchObject({ status: 'PENDING', attempts: 2 });
    expect(app.store.keys).toEqual([]);
    expect(await app.money(account)).toEqual(nothingCharged);
  });

  it('does not fail a request that another attempt has claimed', async () => {
    app.renderer.meanwhile = async () => {
      await claimElsewhere();
      throw new Error('too late');
    };
    expect(await process()).toBeNull();
    expect(await app.money(account)).toEqual(nothingCharged);
  });

  it('stops rendering once it learns that its lease is lost', async () => {
    jest.useFakeTimers();
    app.renderer.meanwhile = async (signal) => {
      await jest.advanceTimersByTimeAsync(4_000);
      expect(signal?.aborted).toBe(false);
      await claimElsewhere();
      await jest.advanceTimersByTimeAsync(4_000);
      expect(signal?.reason).toMatchObject({ message: `The lease of request ${id} is lost.` });
      signal?.throwIfAborted();
    };
    expect(await process()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    expect.assertions(5);
  });

  it('keeps its lease for as long as it works', async () => {
    jest.useFakeTimers();
    app.renderer.meanwhile = async () => {
      for (let second = 0; second < 3 * LEASE_SEC; second += 1) {
        app.clock.moveOn(1);
        await jest.advanceTimersByTimeAsync(1_000);
      }
      expect(await app.requests.claim(id, newAudioNames(), LEASE_SEC)).toBeNull();
    };
    expect((await process())?.status).toBe('SUCCESS');
    expect.assertions(2);
  });

  describe('when the process is told to stop', () => {
    beforeEach(() => void jest.useFakeTimers());

    /** Tells it while it renders, and lets so much time pass. */
    const stopWhileRendering = (seconds: number) => {
      app.renderer.meanwhile = async (signal) => {
        app.processRequest.onModuleDestroy();
        await jest.advanceTimersByTimeAsync(seconds * 1000);
        signal?.throwIfAborted();
      };
    };

    it('finishes what is soon done', async () => {
      stopWhileRendering(9);
      expect((await process())?.status).toBe('SUCCESS');
    });

    it('gives back what it has claimed, to whoever comes next', async () => {
      stopWhileRendering(11);
      expect(await process()).toBeNull();
      expect(await row()).toMatchObject({ status: 'PENDING', attempts: 0 });
      expect(await app.requests.listUnclaimed(60, 1)).toEqual([id]);
      expect(await app.money(account)).toEqual(nothingCharged);
    });

    it('fails what was opened here, and tells when to come again', async () => {
      stopWhileRendering(11);
      const told = await app.speak(account, 'Chào.').catch((error: unknown) => error);
      expect(told).toMatchObject({ code: 'ENGINE_UNAVAILABLE', retryAfterSec: 5 });
      expect(await app.money(account)).toEqual(nothingCharged);
    });
  });

  it('removes what an earlier attempt has left', async () => {
    const left = newAudioNames();
    await app.requests.claim(id, left, LEASE_SEC);
    await app.store.put(left.storedKey, new Uint8Array(1));
    app.clock.moveOn(LEASE_SEC + 1);
    const settled = await process();
    expect(app.store.keys).toEqual([settled?.storedKey]);
    expect(settled?.storedKey).not.toBe(left.storedKey);
  });

  it('fails a request that has ended all attempts so far', async () => {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) await claimElsewhere();
    app.clock.moveOn(LEASE_SEC + 1);
    await expect(process()).rejects.toThrow('3 times');
    expect(app.renderer.jobs).toEqual([]);
    expect(await app.money(account)).toEqual(released);
  });

  it('fails when the file cannot be stored, and releases the credits', async () => {
    jest.spyOn(app.store, 'put').mockRejectedValueOnce(new Error('ENOSPC'));
    await expect(process()).rejects.toThrow('the audio could not be stored');
    expect(await row()).toMatchObject({ status: 'FAILED', errorCode: 'SYNTHESIS_FAILED', leaseUntil: null });
    expect(await app.money(account)).toEqual(released);
  });

  it.each([
    ['Error', 'the cause is in the log'],
    ['TimeoutError', 'it took too long'],
  ])('tells of a %s that %s', async (name, told) => {
    const error = Object.assign(new Error('the cause'), { name });
    app.renderer.meanwhile = () => Promise.reject(error);
    await expect(process()).rejects.toMatchObject({ code: 'SYNTHESIS_FAILED', cause: error });
    expect((await row())?.errorMessage).toContain(told);
  });

  it.each([
    ['has failed', 'the whole time of an engine', 'SYNTHESIS_FAILED', null],
    ['was late', 'less, for it had waited for its turn', 'ENGINE_BUSY', 10],
  ])('%s when it took %s', async (_, time, code, retryAfterSec) => {
    app.renderer.meanwhile = () => Promise.reject(Object.assign(new Error(), { name: 'TimeoutError' }));
    const waitedSec = PENDING_LIMIT_SEC - ENGINE_LIMIT_SEC + (time.startsWith('less') ? 1 : 0);
    app.clock.moveOn(waitedSec);
    await expect(process()).rejects.toMatchObject({ code, retryAfterSec });
    expect(await row()).toMatchObject({ status: 'FAILED', errorCode: code, retryAfterSec });
    expect(await app.money(account)).toEqual(released);
  });

  it('keeps no audio of a request that has expired meanwhile', async () => {
    app.renderer.meanwhile = async () => {
      app.clock.moveOn(PENDING_LIMIT_SEC + 1);
      await app.failExpiredRequests.execute();
    };
    expect(await process()).toBeNull();
    expect(await row()).toMatchObject({ status: 'FAILED', durationSec: null });
    expect(app.store.keys).toEqual([]);
    expect(await app.money(account)).toEqual(released);
  });

  it('charges once when the database fails in the last step and another attempt follows', async () => {
    jest.spyOn(app.ledger, 'charge').mockRejectedValueOnce(new Error('connection lost'));
    await expect(process()).rejects.toThrow('connection lost');
    expect(await row()).toMatchObject({ status: 'PENDING' });
    expect(await app.money(account)).toEqual(nothingCharged);
    app.clock.moveOn(LEASE_SEC + 1);
    const settled = await process();
    expect(settled).toMatchObject({ status: 'SUCCESS', attempts: 2 });
    expect(app.store.keys).toEqual([settled?.storedKey]);
    expect(await app.money(account)).toEqual({ available: 91, held: 0, charges: [-9] });
  });
});
