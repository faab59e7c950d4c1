import type { Queue } from 'bull';
import { isConnected } from './is-connected';

/**
 * Tells of every job that ends, in whichever process. Some may be missed.
 *
 * Works around: Bull's `job.finished()` subscribes after the job may have ended, and hangs then; so there is one
 * subscription for the process. Before the connection is open Bull cannot subscribe: the rejection of a queue that
 * is closed meanwhile would be handled by nobody and end the process.
 * @param tell hears what the worker returned; undefined when that was nothing, or the job failed
 */
export function whenJobsEnd(queue: Queue, tell: (jobId: string, returned: unknown) => void): void {
  const listen = () => {
    queue.on('global:completed', (jobId, json?: string) =>
      tell(String(jobId), json === undefined ? undefined : JSON.parse(json)),
    );
    queue.on('global:failed', (jobId) => tell(String(jobId), undefined));
  };
  if (isConnected(queue)) listen();
  else queue.client.once('ready', listen);
}
