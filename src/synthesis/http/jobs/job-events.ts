import { LOOK_EVERY_MS } from '../../application/jobs/job-looks';
import { isOpen, type SpeechJobState } from '../../domain/jobs/speech-job';

/** Proxies cut connections on which nothing is said for a minute or less. */
const HEARTBEAT_MS = 15_000;

/** Then the client reconnects by itself, and its key is checked again. */
const STREAM_LIMIT_MS = 300_000;

interface JobWatch {
  /** The job as it is a look later; null when it is gone. */
  readonly next: () => Promise<SpeechJobState | null>;
  readonly present: (job: SpeechJobState) => object;
  readonly signal: AbortSignal;
}

/** A job as server-sent events (HTML Living Standard, section 9.2.5): as it is, and after every change until it ends. */
export async function* jobEvents(
  job: SpeechJobState,
  { next, present, signal }: JobWatch,
): AsyncGenerator<string> {
  let seen = job;
  let quietMs = 0;
  yield statusEvent(present(seen));
  for (let openMs = 0; isOpen(seen.status) && openMs < STREAM_LIMIT_MS; openMs += LOOK_EVERY_MS) {
    const now = await next();
    if (signal.aborted || !now) return;
    quietMs += LOOK_EVERY_MS;
    if (now.status !== seen.status || now.doneParts !== seen.doneParts) {
      yield statusEvent(present(now));
      quietMs = 0;
    } else if (quietMs >= HEARTBEAT_MS) {
      yield ': waiting\n\n';
      quietMs = 0;
    }
    seen = now;
  }
}

const statusEvent = (job: object): string => `event: status\ndata: ${JSON.stringify(job)}\n\n`;
