import type { Queue } from 'bull';

type Step = (...given: unknown[]) => Promise<unknown>;

/**
 * Works around: Bull 4.16 begins these steps when a worker starts and hands their promises to nobody. Where the
 * queue is closed meanwhile they reject, and Node.js takes a rejection that nobody handles for a bug and ends the
 * process.
 */
export function handleStartRejections(queue: Queue): void {
  const steps = queue as unknown as Record<'process' | 'setWorkerName', Step> & { closing?: unknown };
  for (const name of ['process', 'setWorkerName'] as const) {
    const begin = steps[name].bind(queue);
    steps[name] = (...given) =>
      begin(...given).catch((error: unknown) => {
        if (!steps.closing) throw error;
      });
  }
}
