import { setTimeout as wait } from 'node:timers/promises';
import { isOpen, type SpeechJobState } from '../../domain/jobs/speech-job';

/** How often the row is looked at: parts take seconds. */
const LOOK_EVERY_MS = 1_000;

/** Proxies cut connections on which nothing is said for a minute or less. */
const HEARTBEAT_MS = 15_000;

/** Then the client reconnects by itself, and its key is checked again. */
const STREAM_LIMIT_MS = 300_000;

interface JobWatch {
  readonly look: () => Promise<SpeechJobState>;
  readonly present: (job: SpeechJobState) => object;
  readonly signal: AbortSignal;
}

/** A job as server-sent events (HTML Living Standard, section 9.2.5): as it is, and after every change until it ends. */
export async function* jobEvents(
  job: SpeechJobState,
  { look, present, signal }: JobWatch,
): AsyncGenerator<string> {
  let seen = job;
  let quietMs = 0;
  yield statusEvent(present(seen));
  for (let openMs = 0; isOpen(seen.status) && openMs < STREAM_LIMIT_MS; openMs += LOOK_EVERY_MS) {
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    const now = await look();
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
