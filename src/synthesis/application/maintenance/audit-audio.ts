import { type Clock } from '../../../shared/domain/clock';
import { type AudioRecords, type KeptAudio } from '../ports/audio-records';
import { type AudioStore } from '../ports/audio-store';

/** Files and rows that are looked at together; with S3, as many calls run at once. */
const BATCH = 50;

/**
 * Compares the stored audio with the requests. It changes nothing, takes no locks, and may run while the
 * service works: a request is noted before its file is stored, and a file is deleted after its time.
 */
export class AuditAudio {
  constructor(
    private readonly records: AudioRecords,
    private readonly store: AudioStore,
    private readonly clock: Clock,
  ) {}

  /** @returns the files, and leftovers of them, that no request was ever opened for and no attempt has left lately */
  async *filesWithoutRequest(): AsyncGenerator<string> {
    let batch: string[] = [];
    for await (const { key } of this.store.list()) {
      batch.push(key);
      if (batch.length < BATCH) continue;
      yield* await this.unknown(batch);
      batch = [];
    }
    yield* await this.unknown(batch);
  }

  /** @returns the successful requests, not expired, whose file is not there; several may share a file */
  async *requestsWithoutFile(): AsyncGenerator<KeptAudio> {
    let page: KeptAudio[] = [];
    do {
      page = await this.records.kept(this.clock.now(), BATCH, page.at(-1) ?? null);
      const keys = [...new Set(page.map(({ storedKey }) => storedKey))];
      const stamps = await Promise.all(keys.map((key) => this.store.stamp(key)));
      const missing = new Set(keys.filter((_key, index) => stamps[index] === null));
      const now = this.clock.now(); // what expired while it was looked for may be gone
      yield* page.filter(({ storedKey, expiresAt }) => missing.has(storedKey) && expiresAt > now);
    } while (page.length > 0);
  }

  private async unknown(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const known = await this.records.known(keys);
    return keys.filter((key) => !known.has(key));
  }
}
