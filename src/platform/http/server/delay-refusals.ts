import type { FastifyInstance } from 'fastify';
import { clientNetwork } from '../client-network';

const TOO_MANY_REQUESTS = 429;
const WINDOW_MS = 60_000;

/** How long refusals are held back. */
export const REFUSALS = {
  /** So many of a network in a minute come at once: more than a client is sent that heeds Retry-After. */
  atOnce: 5,
  /** Each further one comes so much later than the one before. */
  stepMs: 100,
  longestMs: 1_000,
  /** Refusals that are held back at a time: each keeps its connection from making room for others. */
  mostHeld: 1_000,
};

/** Counts the refusals of each client network in windows of a minute. */
export class RefusalDelays {
  private readonly refusals = new Map<string, number>();
  private windowEndsMs = 0;

  /** Counts one refusal. @returns how long it is held back, in ms */
  next(network: string, nowMs: number): number {
    if (nowMs >= this.windowEndsMs) {
      this.refusals.clear();
      this.windowEndsMs = nowMs + WINDOW_MS;
    }
    const count = (this.refusals.get(network) ?? 0) + 1;
    this.refusals.set(network, count);
    return Math.min(Math.max(0, count - REFUSALS.atOnce) * REFUSALS.stepMs, REFUSALS.longestMs);
  }
}

/** Has whoever calls on regardless wait for each refusal: one is cheap, and thousands a second are not. */
export function delayRefusals(server: FastifyInstance): void {
  const delays = new RefusalDelays();
  let held = 0;
  server.addHook('onSend', (request, reply, payload, done) => {
    const isRefusal = reply.statusCode === TOO_MANY_REQUESTS;
    const delayMs = isRefusal ? delays.next(clientNetwork(request.ip), performance.now()) : 0;
    if (delayMs === 0 || held === REFUSALS.mostHeld) return done(null, payload);
    held += 1;
    setTimeout(() => {
      held -= 1;
      done(null, payload);
    }, delayMs);
  });
}
