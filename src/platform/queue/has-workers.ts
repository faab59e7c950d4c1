import type { Queue } from 'bull';

/** Whether any process takes jobs from the queue now. Redis knows it by their connections. */
export async function hasWorkers(queue: Queue): Promise<boolean> {
  const database = String(queue.client.options.db ?? 0);
  // Bull lists the connections of all databases, and nothing where CLIENT is unknown.
  const workers = (await queue.getWorkers()) as { db?: string }[] | undefined;
  return workers?.some(({ db }) => db === database) ?? false;
}
