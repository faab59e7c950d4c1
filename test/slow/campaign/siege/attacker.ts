/** An attacking process: runs one attack after the other as it is told, and reports the tally of each. */
import { setMaxListeners } from 'node:events';
import { getPriority, setPriority } from 'node:os';
import type { Attack } from './attack';
import type { Order, Report } from './attackers';
import { ATTACKS } from './attacks/attacks';
import { Tally } from './tally';

/** Below that of the service: a tenth of its share where both want a processor. */
const NICENESS = 10;

let running: { readonly over: AbortController; readonly done: Promise<Report> } | null = null;

async function attack(chosen: Attack, order: Order, signal: AbortSignal): Promise<Report> {
  const tally = new Tally();
  try {
    await chosen.run({ ...order, tally }, signal);
    return { counts: tally.counts, faults: tally.faults };
  } catch (error) {
    return { error: (error as Error).stack ?? String(error) };
  }
}

async function obey(message: Order | 'stop'): Promise<void> {
  if (message !== 'stop') {
    const chosen = ATTACKS.find(({ name }) => name === message.attack);
    if (!chosen) throw new Error(`There is no attack ${message.attack}.`);
    const over = new AbortController();
    setMaxListeners(0, over.signal); // one for each call on its way
    running = { over, done: attack(chosen, message, over.signal) };
  } else if (running) {
    running.over.abort();
    process.send?.(await running.done);
    running = null;
  }
}

setPriority(getPriority() + NICENESS);
process.on('message', (message: Order | 'stop') => void obey(message));
process.once('disconnect', () => process.exit());
process.send?.({ ready: true } satisfies Report);
