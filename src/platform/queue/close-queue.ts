import type { Queue } from 'bull';
import type { Command, Redis } from 'ioredis';

/** What ioredis answers to a command, even QUIT, on a connection that ends before it has opened. */
const CONNECTION_CLOSED = 'Connection is closed.';

/**
 * Takes no more jobs, waits for those that run here, and leaves Redis.
 *
 * Works around: Bull 4.16 opens its blocking connection again while it closes. When Redis is away just then, nobody
 * handles the rejection and Node.js ends the process amid its requests; when Redis hangs, Bull waits for ever; when
 * Redis has just come back, the pops that wait to be sent are sent now, and block for 5 s each. The new connection
 * serves nothing, so it ends before it opens, and what waited to be sent fails.
 */
export async function closeQueue(queue: Queue): Promise<void> {
  for (const client of queue.clients) {
    client.options.autoResubscribe = false; // nobody handles its failure
    client.on('end', () => failResends(client));
    const connect = client.connect.bind(client);
    client.connect = () => {
      connect().catch(() => undefined);
      client.once('ready', () => client.disconnect()); // ioredis may be about to open it and does not heed the next line
      client.disconnect();
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

/** Works around: ioredis 5.11 keeps for ever what it means to send again when the connection opens, which this one never does. */
function failResends(client: Redis): void {
  const { prevCommandQueue } = client as unknown as { prevCommandQueue?: Resends | null };
  for (let resend = prevCommandQueue?.shift(); resend; resend = prevCommandQueue?.shift())
    resend.command.reject(new Error(CONNECTION_CLOSED));
}

interface Resends {
  shift(): { readonly command: Command } | undefined;
}
