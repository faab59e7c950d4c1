import {
  type AudioRecord,
  AudioRecords,
  type ExpiredAudio,
  type KeptAudio,
  type RoomTaken,
  type StoredInAll,
} from '../../../src/synthesis/application/ports/audio-records';
import { REUSE_MARGIN_SEC, type ReusableRecording } from '../../../src/synthesis/domain/recording';
import type { SpeechRequestState } from '../../../src/synthesis/domain/speech-request';
import { type InMemorySpeechRequests, isOpen } from './in-memory-speech-requests';
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
  private readonly usage: InMemoryTable<number>;

  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly requests: InMemorySpeechRequests,
  ) {
    super();
    this.table = requests.table;
    this.usage = requests.usage;
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

  findReusable(contentHash: string, accountId: string, keptUntil: Date): Promise<ReusableRecording | null> {
    const row = this.finished
      .filter((finished) => finished.contentHash === contentHash && finished.expiresAt > keptUntil)
      .filter(({ audioDeletedAt }) => audioDeletedAt === null)
      .sort(byExpiry)
      .at(-1);
    if (!row) return Promise.resolve(null);
    const { storedKey, audioSha256, fileSizeBytes, durationSec } = row;
    const isOwn = this.finished.some((own) => own.storedKey === storedKey && own.accountId === accountId);
    return Promise.resolve({
      storedKey,
      audioSha256: audioSha256 ?? '',
      fileSizeBytes,
      durationSec,
      isOwn,
    });
  }

  withdraw(storedKey: string): Promise<void> {
    return this.transaction.run(() => {
      for (const row of this.table.rows.filter((each) => each.storedKey === storedKey))
        this.table.set(row.id, { ...row, contentHash: null });
      return Promise.resolve();
    });
  }

  expired(now: Date, limit: number, except: readonly string[]): Promise<ExpiredAudio[]> {
    const expired = this.finished
      .filter((row) => row.expiresAt <= now && row.audioDeletedAt === null && !except.includes(row.storedKey))
      .filter(({ removedAt }) => !removedAt || now.getTime() - removedAt.getTime() >= REUSE_MARGIN_SEC * 1000)
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

  countStored(accountId: string, bytes: number): Promise<void> {
    return this.transaction.run(() => {
      this.usage.set(accountId, (this.usage.get(accountId) ?? 0) + bytes);
      return Promise.resolve();
    });
  }

  storedBytes(accountId: string): Promise<number> {
    return Promise.resolve(this.usage.get(accountId) ?? 0);
  }

  async roomTaken(accountId: string, now: Date): Promise<RoomTaken> {
    const open = this.table.rows.filter((row) => row.accountId === accountId && isOpen(row, now));
    return {
      storedBytes: await this.storedBytes(accountId),
      pending: open.length,
      expectedBytes: sum(open.map(({ expectedBytes }) => expectedBytes)),
    };
  }

  storedInAll(now: Date): Promise<StoredInAll> {
    const underWay = this.table.rows.filter((row) => isOpen(row, now));
    return Promise.resolve({
      storedBytes: sum(this.usage.rows),
      expectedBytes: sum(underWay.map(({ expectedBytes }) => expectedBytes)),
    });
  }

  markDeleted(audioKeys: readonly string[], now: Date): Promise<void> {
    return this.transaction.run(() => {
      const deleted = this.finished.filter(
        (row) => audioKeys.includes(row.audioKey) && row.expiresAt <= now && row.audioDeletedAt === null,
      );
      for (const row of deleted) {
        this.table.set(row.id, { ...row, audioDeletedAt: now });
        if (row.cues) this.usage.set(row.accountId, this.usage.get(row.accountId)! - row.fileSizeBytes);
      }
      return Promise.resolve();
    });
  }

  noteAttempt(storedKey: string): Promise<void> {
    return this.transaction.run(() => Promise.resolve(this.requests.noteAttempt(storedKey)));
  }

  forgetAttempts(before: Date): Promise<void> {
    const { attempts } = this.requests;
    return this.transaction.run(() => {
      const old = attempts.rows.filter(({ notedAt }) => notedAt < before);
      for (const { storedKey } of old) attempts.delete(storedKey);
      return Promise.resolve();
    });
  }

  known(storedKeys: readonly string[]): Promise<Set<string>> {
    const keys = [...this.table.rows, ...this.requests.attempts.rows].map(({ storedKey }) => storedKey);
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
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const byExpiry = (a: { expiresAt: Date }, b: { expiresAt: Date }): number =>
  a.expiresAt.getTime() - b.expiresAt.getTime();

const byExpiryAndId = (a: KeptAudio, b: KeptAudio): number =>
  byExpiry(a, b) || (a.requestId < b.requestId ? -1 : Number(a.requestId > b.requestId));
