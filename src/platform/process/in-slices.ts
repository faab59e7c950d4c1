/** How long a piece of work has the event loop at once, in ms. */
export const SLICE_MS = 10;

/** What waits to go on, in all: the event loop is one. */
const waiting: (() => void)[] = [];

/**
 * Does work step by step and lets everybody else have the event loop in between. However many pieces of work there
 * are, one of them has one slice in each turn of the loop, the one that has waited longest.
 * @param steps none of which takes long
 * @param took told how many ms a slice took, also the one in which a step throws; what others did meanwhile is not in it
 * @returns what the steps return in the end
 * @throws whatever a step throws; those after it are not done
 */
export async function inSlices<Result>(
  steps: Iterable<unknown, Result>,
  took: (ms: number) => void,
): Promise<Result> {
  const rest = steps[Symbol.iterator]();
  for (;;) {
    await turn();
    const { done, value } = lastOfSlice(rest, took);
    if (done) return value;
  }
}

function lastOfSlice<Result>(
  steps: Iterator<unknown, Result>,
  took: (ms: number) => void,
): IteratorResult<unknown, Result> {
  const begunAt = performance.now();
  try {
    for (;;) {
      const step = steps.next();
      if (step.done || performance.now() - begunAt >= SLICE_MS) return step;
    }
  } finally {
    took(performance.now() - begunAt);
  }
}

/** Waits for the next slice: everybody else has the event loop first. */
export function turn(): Promise<void> {
  return new Promise((goOn) => {
    if (waiting.push(goOn) === 1) setImmediate(letOneGoOn);
  });
}

/** What `setImmediate` is told here is done in the next turn of the loop. */
function letOneGoOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(letOneGoOn);
}
