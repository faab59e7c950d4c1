import type { Queue } from 'bull';

/**
 * Whether a command to the queue's Redis can be sent now.
 *
 * Works around: Bull keeps what cannot be sent until it can. `queue.add` hung for 52 s while Redis was down, and
 * what is subscribed to meanwhile rejects when the queue is closed.
 */
export function isConnected(queue: Queue): boolean {
  return queue.client.status === 'ready';
}
