import { rename } from 'node:fs/promises';
import { z } from 'zod';
import { INSTALL_FAULT_CODES, type InstallFaultCode, type InstallProgress } from '../domain/voice-state';
import { readJson, writeJson } from './json-file';

const WRITE_EVERY_MS = 500;

const schema = z.object({
  phase: z.enum(['downloading', 'speaking']),
  receivedBytes: z.int().nonnegative(),
  totalBytes: z.int().nonnegative(),
  startedAt: z.coerce.date(),
  /** Null while it goes on. */
  failure: z
    .object({ code: z.enum(INSTALL_FAULT_CODES), reason: z.string(), failedAt: z.coerce.date() })
    .nullable(),
});

/** What an install has told of itself. */
export type Recorded = Readonly<z.infer<typeof schema>>;

/** Tells other processes, by a small file, how far an install has come and why it ended. */
export class InstallRecord {
  private readonly startedAt = new Date();
  private progress: InstallProgress;
  private writtenAt = -Infinity;
  private writing: Promise<void> = Promise.resolve();
  private fault: Error | null = null;

  constructor(
    private readonly file: string,
    totalBytes: number,
  ) {
    this.progress = { phase: 'downloading', receivedBytes: 0, totalBytes };
  }

  /**
   * Takes note of news; they are written down now and then.
   * @returns what is the case now
   * @throws Error of the file system, of an earlier call
   */
  note(news: Partial<InstallProgress>): InstallProgress {
    if (this.fault !== null) throw this.fault;
    const isDue = news.phase !== undefined || performance.now() - this.writtenAt > WRITE_EVERY_MS;
    this.progress = { ...this.progress, ...news };
    if (isDue) this.write(null);
    return this.progress;
  }

  /** @throws Error of the file system */
  async fail(code: InstallFaultCode, reason: string): Promise<void> {
    this.write({ code, reason, failedAt: new Date() });
    await this.settle();
    if (this.fault !== null) throw this.fault;
  }

  /** When this is done, nothing is written any more. */
  async settle(): Promise<void> {
    await this.writing;
  }

  private write(failure: Recorded['failure']): void {
    const record: Recorded = { ...this.progress, startedAt: this.startedAt, failure };
    this.writtenAt = performance.now();
    this.writing = this.writing
      .then(() => writeJson(`${this.file}.draft`, record))
      .then(() => rename(`${this.file}.draft`, this.file))
      .catch((error: Error) => {
        this.fault = error;
      });
  }
}

/** Null where there is none yet. */
export async function readInstallRecord(file: string): Promise<Recorded | null> {
  return readJson(file, schema);
}
