import { inSlices } from './in-slices';

/** Takes about so many ms of the event loop. */
function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

function* steps(count: number, ms: number): Generator<void> {
  for (let step = 0; step < count; step += 1) yield busy(ms);
}

/** Turns of the event loop until something is done. */
async function turnsUntil(done: Promise<unknown>): Promise<number> {
  let [turns, isOver] = [0, false];
  void done.then(() => (isOver = true));
  while (!isOver) {
    await new Promise(setImmediate);
    turns += 1;
  }
  return turns;
}

describe('inSlices', () => {
  it('does all steps, in their order, and lets others have their turn', async () => {
    const done: number[] = [];
    function* numbered(): Generator<void> {
      for (let step = 0; step < 100; step += 1) {
        done.push(step);
        yield busy(1);
      }
    }
    expect(await turnsUntil(inSlices(numbered(), () => undefined))).toBeGreaterThanOrEqual(10);
    expect(done).toEqual(Array.from({ length: 100 }, (_, step) => step));
  });

  it('has one piece of work go on in each turn, however many there are', async () => {
    const slices: number[] = [];
    const pieces = [1, 2, 3].map((piece) => inSlices(steps(30, 1), () => slices.push(piece)));
    const turns = await turnsUntil(Promise.all(pieces));
    expect(turns).toBeGreaterThanOrEqual(slices.length);
    expect(slices.slice(0, 6)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  it('tells what the work took, without what was done in between', async () => {
    let tookMs = 0;
    const others = setInterval(() => busy(5), 1);
    await inSlices(steps(60, 1), (ms) => (tookMs += ms));
    clearInterval(others);
    expect(tookMs).toBeGreaterThanOrEqual(60);
  });

  it('throws what a step throws, tells what was done until then, and leaves the others their turns', async () => {
    function* failing(): Generator<void> {
      yield busy(15);
      throw new Error('refused');
    }
    let tookMs = 0;
    const other = inSlices(steps(30, 1), () => undefined);
    await expect(inSlices(failing(), (ms) => (tookMs += ms))).rejects.toThrow('refused');
    expect(tookMs).toBeGreaterThanOrEqual(15);
    await other;
  });
});
