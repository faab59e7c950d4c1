import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../../platform/process/disk-space';
import { allReasonsOf, reasonOf } from '../../platform/process/fault';
import { OperatorFault } from '../../platform/process/operator-fault';
import { DomainError } from '../../shared/domain/domain-error';
import { type ModelTrial, tryModel } from '../../speech';
import { DownloadFault } from '../download/download-fault';
import type { VoicePack } from '../domain/voice-pack';
import type { Acceptance, InstallProgress } from '../domain/voice-state';
import { Cancelled, type Claim } from './claim';
import { InstallFault } from './install-fault';
import { InstallRecord } from './install-record';
import type { InstalledVoice } from './installed-voice';
import type { FetchFile } from './voice-files';
import { SAMPLE, writeAcceptance, writeStatement } from './voice-folder';
import type { VoicePlaces } from './voice-places';

/** What whoever has begun an install wants of it. */
export interface InstallWatcher {
  readonly onProgress?: (progress: InstallProgress) => void;
  /** The end is waited for: of a failure before the first byte nothing is left, for nobody else has to hear of it. */
  readonly isAttended?: boolean;
}

/** One install from the first byte to its end, in a folder that is claimed. */
export class Installation {
  private readonly record: InstallRecord;
  private readonly draft: string;
  private progress: InstallProgress | null = null;

  constructor(
    private readonly pack: VoicePack,
    private readonly places: VoicePlaces,
    private readonly claim: Claim,
    private readonly fetchFile: FetchFile,
    private readonly acceptance: Acceptance,
    private readonly watcher: InstallWatcher = {},
  ) {
    this.record = new InstallRecord(places.recordOf(pack.name), pack.diskBytes);
    this.draft = places.draftOf(pack.name);
  }

  /**
   * Fetches, has the voice speak, puts it in place. Gives the claim up in the end, however that comes.
   * @throws InstallFault with a reason that a person can read; any other error is a fault of ours
   */
  async run(stop: AbortSignal): Promise<InstalledVoice> {
    const signal = AbortSignal.any([stop, this.claim.signal]);
    try {
      await mkdir(this.draft, { recursive: true });
      await this.fetchAll(signal);
      await writeStatement(this.draft, this.pack);
      await writeAcceptance(this.draft, this.acceptance);
      this.note({ phase: 'speaking' });
      const trial = await tryModel(this.draft, this.places.trialOf(this.pack.name), signal);
      await writeFile(join(this.draft, SAMPLE), trial.wav, { flush: true });
      await this.claim.confirm();
      signal.throwIfAborted();
      return await this.putInPlace(trial);
    } catch (error) {
      await this.record.settle();
      throw await this.giveUp(error, signal);
    }
  }

  private note(news: Partial<InstallProgress>): void {
    this.progress = this.record.note(news);
    this.watcher.onProgress?.(this.progress);
  }

  private async fetchAll(signal: AbortSignal): Promise<void> {
    let before = 0;
    for (const file of this.pack.files) {
      const onReceived = (bytes: number) => this.note({ receivedBytes: before + bytes });
      await this.fetchFile(file, this.draft, onReceived, signal);
      before += file.bytes;
    }
  }

  private async putInPlace({ spokenSec, tookSec }: ModelTrial): Promise<InstalledVoice> {
    const folder = this.places.folderOf(this.pack.name);
    await sync(this.draft);
    await rename(this.draft, folder);
    await sync(this.places.modelDir);
    await this.record.settle();
    await this.claim.discard();
    return { pack: this.pack, folder, sample: join(folder, SAMPLE), spokenSec, tookSec };
  }

  /** Leaves what the next install can use, and the reason. @returns what to throw */
  private async giveUp(error: unknown, signal: AbortSignal): Promise<unknown> {
    if (this.claim.signal.reason instanceof Cancelled) {
      await this.claim.discard();
      return new InstallFault('INTERRUPTED', 'The install was cancelled; nothing of it is left.');
    }
    if (this.claim.signal.aborted) {
      await this.claim.abandon();
      return lostFault(this.claim.signal.reason);
    }
    if (isDiskFull(error)) await rm(this.draft, { recursive: true, force: true });
    const fault = signal.aborted
      ? new InstallFault('INTERRUPTED', 'The install was interrupted; the next one goes on from there.')
      : this.inWords(error);
    if (this.watcher.isAttended && !this.progress?.receivedBytes) await this.claim.discard();
    else await this.keepReason(fault);
    return fault;
  }

  private async keepReason(fault: unknown): Promise<void> {
    const code = fault instanceof InstallFault ? fault.code : 'SYSTEM';
    try {
      await this.record.fail(code, reasonOf(fault));
    } finally {
      await this.claim.release();
    }
  }

  private inWords(error: unknown): unknown {
    if (isDiskFull(error))
      return new InstallFault(
        'DISK_FULL',
        `${this.places.modelDir} is full: nothing of the voice is left there.`,
        error,
      );
    if (error instanceof DownloadFault)
      return new InstallFault(
        error.blame === 'wrong' ? 'WRONG_FILE' : 'DOWNLOAD_FAILED',
        error.message,
        error,
      );
    if (error instanceof DomainError)
      return new InstallFault('NO_SPEECH', `The voice does not speak: ${allReasonsOf(error)}`, error);
    if (error instanceof OperatorFault)
      return new InstallFault(
        this.progress?.phase === 'speaking' ? 'NO_SPEECH' : 'DOWNLOAD_FAILED',
        error.message,
        error,
      );
    const isOfTheSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
    return isOfTheSystem ? new InstallFault('SYSTEM', reasonOf(error), error) : error;
  }
}

/** @param cause why the mark of the claim could not be touched: it is gone, or the file system failed */
function lostFault(cause: unknown): InstallFault {
  const isGone = (cause as NodeJS.ErrnoException).code === 'ENOENT';
  const reason = isGone ? 'Another process has taken the install over.' : reasonOf(cause);
  return new InstallFault('INTERRUPTED', reason, cause);
}

/** Makes the entries of a folder outlive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
