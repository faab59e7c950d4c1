import type { Queue } from 'bull';

/**
 * Whether any process takes jobs from the queue now. Redis knows it by their connections.
 *
 * Works around: Bull lists the connections of all databases of the Redis, and nothing where the command CLIENT is
 * not allowed.
 */
export async function hasWorkers(queue: Queue): Promise<boolean> {
  const database = String(queue.client.options.db ?? 0);
  const workers = (await queue.getWorkers()) as { db?: string }[] | undefined;
  return workers?.some(({ db }) => db === database) ?? false;
}
