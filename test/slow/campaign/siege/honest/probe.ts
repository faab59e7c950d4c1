import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../caller';
import { Times } from '../times';

/**
 * Whoever is not served by then counts as not served. A bank gives up after 5 s: the promises see to that. The system
 * asks for a connection again 1, 3, 7, 15, 31 and 63 s after the first time that nobody took it.
 */
const PATIENCE_MS = 90_000;
/** Whoever has this many calls waiting does not send more. */
const MOST_WAITING = 20;

/** A call that an honest caller makes again and again, whatever became of the last one. */
export interface Errand {
  readonly everyMs: number;
  readonly call: (signal: AbortSignal) => Promise<Answer>;
  /** Statuses besides 200 that keep what is promised. */
  readonly alsoFair?: readonly number[];
}

/** Calls at fixed times until the signal, and waits for the last answers. */
export async function keepCalling(errand: Errand, signal: AbortSignal): Promise<Times> {
  const times = new Times();
  const waiting = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let number = 1; !signal.aborted; number += 1) {
    if (waiting.size < MOST_WAITING) {
      const asked = ask(errand, times).finally(() => waiting.delete(asked));
      waiting.add(asked);
    }
    await nextTime(startedAt + number * errand.everyMs, signal);
  }
  await Promise.all(waiting);
  return times;
}

/** Until a time of `performance.now()` or the signal, whatever comes first. */
async function nextTime(at: number, signal: AbortSignal): Promise<void> {
  await sleep(at - performance.now(), undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

/** Whoever is told when to come back does so; it all counts as one call. */
async function answerTo(call: Errand['call'], patience: AbortSignal): Promise<Answer> {
  for (;;) {
    const answer = await call(patience);
    const laterSec = answer.status === 503 ? Number(answer.headers['retry-after'] ?? 0) : 0;
    if (laterSec === 0) return answer;
    await sleep(laterSec * 1_000, undefined, { signal: patience });
  }
}

async function ask({ call, alsoFair = [] }: Errand, times: Times): Promise<void> {
  const askedAt = performance.now();
  try {
    const { status, body } = await answerTo(call, AbortSignal.timeout(PATIENCE_MS));
    const isServed = status === 200 || alsoFair.includes(status);
    if (isServed) times.add(performance.now() - askedAt);
    else times.fail(`${status} ${body.toString().slice(0, 120)}`);
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    times.fail(name === 'AbortError' ? `no answer in ${PATIENCE_MS / 1_000} s` : (code ?? message));
  }
}
