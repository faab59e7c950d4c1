import type { Queue } from 'bull';

/** What ioredis answers to a command, even QUIT, on a connection that ends before it has opened. */
const CONNECTION_CLOSED = 'Connection is closed.';

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
  try {
    await queue.close();
  } catch (error) {
    if ((error as Error).message !== CONNECTION_CLOSED) throw error;
  } finally {
    for (const client of queue.clients) client.disconnect();
  }
}
