import { EngineBusy, SynthesisFailed } from '../domain/speech-failure';
import { inTime } from './attempts';

const timeUp = Object.assign(new Error('time is up'), { name: 'TimeoutError' });

describe('inTime', () => {
  let stop: AbortController;
  beforeEach(() => (stop = new AbortController()));

  /** Work that is begun or not, and ends with its time. */
  const run = (isBegun: boolean, ...waits: number[]) =>
    inTime(
      (onBegun) => {
        if (isBegun) onBegun();
        stop.abort(timeUp);
        return Promise.reject(timeUp);
      },
      waits.map((waitSec) => ({ waitSec })),
      stop.signal,
    );

  it('answers what is ready in time', async () => {
    expect(await inTime(() => Promise.resolve('spoken'), [], stop.signal)).toBe('spoken');
  });

  it('is busy when nothing was spoken, and tells how long the queues are', async () => {
    await expect(run(false, 0, 0)).rejects.toMatchObject({ code: 'ENGINE_BUSY', retryAfterSec: 1 });
    stop = new AbortController();
    await expect(run(false, 3.2, 1)).rejects.toMatchObject({ retryAfterSec: 4 });
  });

  it('is busy when it was begun and others have much work waiting', async () => {
    await expect(run(true, 0, 7)).rejects.toMatchObject({ code: 'ENGINE_BUSY', retryAfterSec: 7 });
  });

  it('blames the text when it was begun and hardly anybody waits', async () => {
    await expect(run(true, 4.9, 0)).rejects.toBe(timeUp);
  });

  it('does not take what the text itself had waiting for that of others', async () => {
    const queue = { waitSec: 100 };
    /** As a task that is cancelled leaves its queue: some promises later. */
    const leave = async () => {
      for (let hop = 0; hop < 10; hop++) await Promise.resolve();
      queue.waitSec = 0;
    };
    const work = (onBegun: () => void) => {
      onBegun();
      stop.abort(timeUp);
      void leave();
      return Promise.reject(timeUp);
    };
    await expect(inTime(work, [queue], stop.signal)).rejects.toBe(timeUp);
  });

  it('begins nothing when the time is over already', async () => {
    stop.abort(timeUp);
    const work = jest.fn();
    await expect(inTime(work, [{ waitSec: 0 }], stop.signal)).rejects.toBeInstanceOf(EngineBusy);
    expect(work).not.toHaveBeenCalled();
  });

  it('passes on every other failure, and why it was stopped', async () => {
    const failure = new SynthesisFailed('a part is silent');
    await expect(inTime(() => Promise.reject(failure), [{ waitSec: 100 }], stop.signal)).rejects.toBe(
      failure,
    );
    const leaving = new Error('This process stops.');
    stop.abort(leaving);
    await expect(inTime(() => Promise.resolve(), [{ waitSec: 100 }], stop.signal)).rejects.toBe(leaving);
  });
});
