import type { Queue } from 'bull';

/**
 * Takes no more jobs, waits for those that run here, and leaves Redis.
 *
 * Bull 4.16 opens its blocking connection anew while it closes. Should Redis be away just then, the rejection is
 * nobody's and Node.js ends the process amid its requests; should Redis hang, Bull waits for ever. The new
 * connection serves nothing, so nobody is made to wait for it here.
 */
export async function closeQueue(queue: Queue): Promise<void> {
  for (const client of queue.clients) {
    const connect = client.connect.bind(client);
    client.connect = () => {
      connect().catch(() => undefined);
      return Promise.resolve();
    };
  }
  await queue.close();
  for (const client of queue.clients) client.disconnect();
}
