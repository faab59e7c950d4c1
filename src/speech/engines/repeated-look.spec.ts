import { RepeatedLook } from './repeated-look';

describe('RepeatedLook', () => {
  /** Ends the look that is under way. */
  let end: () => void;
  const look = jest.fn((_signal: AbortSignal) => new Promise<void>((resolve) => (end = resolve)));
  let looks: RepeatedLook;

  beforeEach(() => {
    jest.useFakeTimers();
    look.mockClear();
    looks = new RepeatedLook(look);
    looks.start(1_000);
  });
  afterEach(() => jest.useRealTimers());

  it('looks at once, and again so long after a look has ended', async () => {
    await jest.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(999);
    expect(look).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(look).toHaveBeenCalledTimes(2);
  });

  it('stops with the look that is under way, which is told', async () => {
    const stopped = looks.stop();
    expect(look.mock.calls[0]![0].aborted).toBe(true);
    end();
    await stopped;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('stops between two looks', async () => {
    end();
    await jest.advanceTimersByTimeAsync(500);
    await looks.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    expect(look).toHaveBeenCalledTimes(1);
  });
});
