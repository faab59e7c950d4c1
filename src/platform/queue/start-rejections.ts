import Bull from 'bull';

type Step = (this: Bull.Queue & { closing?: unknown }, ...given: unknown[]) => Promise<unknown>;

/**
 * Works around: Bull 4.16 begins these steps when a worker starts and hands their promises to nobody. Where the
 * queue is closed meanwhile they reject, and Node.js takes a rejection that nobody handles for a bug and ends the
 * process. Importing this file mends Bull's prototype.
 */
const steps = Bull.prototype as unknown as Record<'process' | 'setWorkerName', Step>;
for (const name of ['process', 'setWorkerName'] as const) {
  const begin = steps[name];
  steps[name] = function (...given) {
    return begin.apply(this, given).catch((error: unknown) => {
      if (!this.closing) throw error;
    });
  };
}
