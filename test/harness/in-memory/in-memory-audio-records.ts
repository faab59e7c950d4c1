import {
  type AudioRecord,
  AudioRecords,
  type ExpiredAudio,
  type KeptAudio,
} from '../../../src/synthesis/application/ports/audio-records';
import type { Recording } from '../../../src/synthesis/domain/recording';
import type { SpeechRequestState } from '../../../src/synthesis/domain/speech-request';
import type { InMemorySpeechRequests } from './in-memory-speech-requests';
import type { InMemoryTable, InMemoryTransaction } from './in-memory-transaction';

/** A request that has its audio. */
interface Finished extends SpeechRequestState {
  readonly expiresAt: Date;
  readonly fileSizeBytes: number;
  readonly durationSec: number;
}

/** What the requests in memory say of audio files, for tests of use cases. */
export class InMemoryAudioRecords extends AudioRecords {
  private readonly table: InMemoryTable<SpeechRequestState>;

  constructor(
    private readonly transaction: InMemoryTransaction,
    requests: InMemorySpeechRequests,
  ) {
    super();
    this.table = requests.table;
  }

  find(audioKey: string): Promise<AudioRecord | null> {
    const row = this.finished.find((finished) => finished.audioKey === audioKey);
    if (!row) return Promise.resolve(null);
    const { id, storedKey, audioType, fileSizeBytes, expiresAt } = row;
    return Promise.resolve({
      requestId: id,
      audioKey,
      storedKey,
      audioType,
      sizeBytes: fileSizeBytes,
      expiresAt,
    });
  }

  findReusable(contentHash: string, keptUntil: Date): Promise<Recording | null> {
    const row = this.finished
      .filter((finished) => finished.contentHash === contentHash && finished.expiresAt > keptUntil)
      .filter(({ audioDeletedAt }) => audioDeletedAt === null)
      .sort(byExpiry)
      .at(-1);
    if (!row) return Promise.resolve(null);
    const { storedKey, audioSha256, fileSizeBytes, durationSec } = row;
    return Promise.resolve({ storedKey, audioSha256: audioSha256 ?? '', fileSizeBytes, durationSec });
  }

  withdraw(storedKey: string): Promise<void> {
    return this.change(
      ({ audioKey }) => audioKey === storedKey,
      () => ({ contentHash: null }),
    );
  }

  expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]> {
    const expired = this.finished
      .filter((row) => row.expiresAt <= now && row.audioDeletedAt === null && !except.includes(row.storedKey))
      .sort(byExpiry)
      .slice(0, limit);
    const isFileNeeded = (key: string): boolean =>
      this.finished.some((other) => other.storedKey === key && other.expiresAt > now);
    return Promise.resolve(
      expired.map(({ audioKey, storedKey }) => ({
        audioKey,
        storedKey,
        isFileNeeded: isFileNeeded(storedKey),
      })),
    );
  }

  markDeleted(audioKeys: readonly string[], now: Date): Promise<void> {
    return this.change(
      ({ audioKey, expiresAt, audioDeletedAt }) =>
        audioKeys.includes(audioKey) && expiresAt !== null && expiresAt <= now && audioDeletedAt === null,
      () => ({ audioDeletedAt: now }),
    );
  }

  known(storedKeys: readonly string[]): Promise<Set<string>> {
    const keys = this.table.rows.map(({ audioKey }) => audioKey);
    return Promise.resolve(new Set(keys.filter((key) => storedKeys.includes(key))));
  }

  kept(now: Date, limit: number, after: KeptAudio | null): Promise<KeptAudio[]> {
    const kept = this.finished
      .filter((row) => row.expiresAt > now && row.audioDeletedAt === null)
      .map(({ id, storedKey, expiresAt }) => ({ requestId: id, storedKey, expiresAt }))
      .filter((audio) => after === null || byExpiryAndId(audio, after) > 0)
      .sort(byExpiryAndId);
    return Promise.resolve(kept.slice(0, limit));
  }

  needed(storedKeys: readonly string[]): Promise<Set<string>> {
    const needing = this.table.rows.filter(
      ({ status, audioDeletedAt }) => status !== 'FAILED' && audioDeletedAt === null,
    );
    const keys = needing.map(({ storedKey }) => storedKey);
    return Promise.resolve(new Set(keys.filter((key) => storedKeys.includes(key))));
  }

  private get finished(): Finished[] {
    return this.table.rows.filter((row): row is Finished => row.status === 'SUCCESS');
  }

  private change(
    isMeant: (row: SpeechRequestState) => boolean,
    changes: () => Partial<SpeechRequestState>,
  ): Promise<void> {
    return this.transaction.run(() => {
      for (const row of this.table.rows.filter(isMeant)) this.table.set(row.id, { ...row, ...changes() });
      return Promise.resolve();
    });
  }
}

const byExpiry = (a: { expiresAt: Date }, b: { expiresAt: Date }): number =>
  a.expiresAt.getTime() - b.expiresAt.getTime();

const byExpiryAndId = (a: KeptAudio, b: KeptAudio): number =>
  byExpiry(a, b) || (a.requestId < b.requestId ? -1 : Number(a.requestId > b.requestId));
