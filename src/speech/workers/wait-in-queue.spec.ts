import { waitInLine } from './wait-in-queue';

describe('waitInLine', () => {
  const reason = new Error('called off');

  it('begins when the turn has come, and does not leave then, whatever is called off later', async () => {
    const stop = new AbortController();
    const leave = jest.fn();
    let begin = () => {};
    const turn = waitInLine((mine) => ((begin = mine), leave), stop.signal);
    begin();
    stop.abort(reason); // in the same moment: the place is taken already
    await turn;
    expect(leave).not.toHaveBeenCalled();
  });

  it('begins at once where nobody waits', async () => {
    await waitInLine((begin) => (begin(), () => {}), undefined);
  });

  it('leaves when it is called off, and never joins when it was before', async () => {
    const stop = new AbortController();
    const leave = jest.fn();
    const join = jest.fn(() => leave);
    const turn = waitInLine(join, stop.signal);
    stop.abort(reason);
    await expect(turn).rejects.toBe(reason);
    await expect(waitInLine(join, stop.signal)).rejects.toBe(reason);
    expect([join.mock.calls.length, leave.mock.calls.length]).toEqual([1, 1]);
  });
});
