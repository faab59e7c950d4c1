import type { Queue } from 'bull';

/**
 * Tells of every job that ends, in whichever process. Some may be missed.
 * @param tell hears what the worker returned; undefined when that was nothing, or the job failed
 */
export function whenJobsEnd(queue: Queue, tell: (jobId: string, returned: unknown) => void): void {
  const listen = () => {
    queue.on('global:completed', (jobId, json?: string) =>
      tell(String(jobId), json === undefined ? undefined : JSON.parse(json)),
    );
    queue.on('global:failed', (jobId) => tell(String(jobId), undefined));
  };
  // Before Redis is there Bull cannot subscribe, and would end the process when closed meanwhile.
  if (queue.client.status === 'ready') listen();
  else queue.client.once('ready', listen);
}
