import { waitInQueue } from './wait-in-queue';

describe('waitInQueue', () => {
  const reason = new Error('cancelled');

  it('begins when it may, and is not removed then, whatever is cancelled later', async () => {
    const stop = new AbortController();
    const remove = jest.fn();
    let begin = () => {};
    const waiting = waitInQueue((start) => ((begin = start), remove), stop.signal);
    begin();
    stop.abort(reason); // in the same moment: it has begun already
    await waiting;
    expect(remove).not.toHaveBeenCalled();
  });

  it('begins at once where nobody waits', async () => {
    await waitInQueue((begin) => (begin(), () => {}), undefined);
  });

  it('is removed when it is cancelled, and never queued when it was before', async () => {
    const stop = new AbortController();
    const remove = jest.fn();
    const enqueue = jest.fn(() => remove);
    const waiting = waitInQueue(enqueue, stop.signal);
    stop.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(waitInQueue(enqueue, stop.signal)).rejects.toBe(reason);
    expect([enqueue.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  });
});
