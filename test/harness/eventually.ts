import { setTimeout as sleep } from 'node:timers/promises';

/** Far longer than anything takes that comes at all, also on a machine that has much else to do. */
const PATIENCE_MS = 60_000;
/** Asked more and more seldom, so that waiting takes little from what is waited for. */
const PAUSE_MS = { first: 10, longest: 250, growth: 1.5 };

/**
 * Asks again and again until there is an answer.
 *
 * @param ask answers false or undefined as long as there is none
 * @throws Error when there is none within `limitMs`
 */
export async function eventually<Answer>(
  ask: () => Answer | Promise<Answer>,
  limitMs = PATIENCE_MS,
): Promise<Exclude<Answer, false | undefined>> {
  const end = Date.now() + limitMs;
  for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(pauseMs * PAUSE_MS.growth, PAUSE_MS.longest)) {
    const answer = await ask();
    if (answer !== false && answer !== undefined) return answer as Exclude<Answer, false | undefined>;
    if (Date.now() > end) throw new Error(`It did not happen within ${limitMs / 1000} s.`);
    await sleep(pauseMs);
  }
}
