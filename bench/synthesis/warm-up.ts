import type { Work } from '../support/paired-rounds';

const WARM_UP_MS = 30_000;

/**
 * Keeps a server busy for half a minute with texts of the kind that is timed next. Ours and echogarden are
 * JavaScript, which is compiled while it runs: a round measured too soon would count the compiler.
 */
export async function warmUp(
  speak: Work<string, unknown>,
  nextText: () => string,
  inFlight: number,
): Promise<void> {
  const until = performance.now() + WARM_UP_MS;
  const work = async () => {
    while (performance.now() < until) await speak(nextText());
  };
  await Promise.all(Array.from({ length: inFlight }, work));
}
