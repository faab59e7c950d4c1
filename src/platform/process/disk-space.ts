import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** A volume does not fill up faster than this matters. */
const LOOK_EVERY_MS = 1_000;

/** The room on the volumes that the service itself writes to: those of the embedded database and of the audio. */
export class DiskSpace {
  private last = { at: -Infinity, freeBytes: Promise.resolve(Infinity) };

  /**
   * @param folders they may be missing yet, and lie on one volume or several; none when all is kept elsewhere
   * @param floorBytes what is to stay free for money and accounts
   */
  constructor(
    private readonly folders: readonly string[],
    private readonly floorBytes: number,
  ) {}

  /** Whether less would be left than the floor, on one of the volumes, if so many bytes were written. */
  async isLow(bytes = 0): Promise<boolean> {
    return (await this.freeBytes()) - bytes < this.floorBytes;
  }

  private freeBytes(): Promise<number> {
    const now = performance.now();
    if (now - this.last.at > LOOK_EVERY_MS) this.last = { at: now, freeBytes: this.look() };
    return this.last.freeBytes;
  }

  private async look(): Promise<number> {
    const volumes = await Promise.all(this.folders.map(volumeOf));
    return Math.min(...volumes.map(({ freeBytes }) => freeBytes));
  }
}

/** Whether the system refused to write because a volume, or the share of its user, is full: the error or its cause. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' || (cause !== undefined && isDiskFull(cause));
}

/** The volume on which a folder is, or will be. */
export async function volumeOf(folder: string): Promise<{ sizeBytes: number; freeBytes: number }> {
  try {
    const { bsize, blocks, bavail } = await statfs(folder);
    return { sizeBytes: bsize * blocks, freeBytes: bsize * bavail };
  } catch (error) {
    const parent = path.dirname(path.resolve(folder));
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return volumeOf(parent);
  }
}
