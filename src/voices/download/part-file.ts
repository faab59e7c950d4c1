import { createHash, type Hash } from 'node:crypto';
import { constants, type FileHandle, open } from 'node:fs/promises';

/** A file that is being received: what has come of it, and the checksum of that. */
export class PartFile {
  private hash: Hash = createHash('sha256');
  private length = 0;

  private constructor(private readonly handle: FileHandle) {}

  /** Opens the file, or makes it, and reads what an earlier try has left in it. */
  static async open(path: string): Promise<PartFile> {
    const part = new PartFile(await open(path, constants.O_RDWR | constants.O_CREAT));
    try {
      await part.readBack();
    } catch (error) {
      await part.close();
      throw error;
    }
    return part;
  }

  get bytes(): number {
    return this.length;
  }

  /** Of all bytes so far, in hexadecimal digits. */
  get sha256(): string {
    return this.hash.copy().digest('hex');
  }

  /** @throws Error with the system's code, ENOSPC among them */
  async append(chunk: Uint8Array): Promise<void> {
    for (let done = 0; done < chunk.length;) {
      const { bytesWritten } = await this.handle.write(chunk, done, chunk.length - done, this.length + done);
      done += bytesWritten;
    }
    this.hash.update(chunk);
    this.length += chunk.length;
  }

  /** Forgets everything. */
  async restart(): Promise<void> {
    if (this.length > 0) await this.handle.truncate(0);
    this.hash = createHash('sha256');
    this.length = 0;
  }

  /** Closes the file when all of it is on the disk. */
  async finish(): Promise<void> {
    await this.handle.datasync();
    await this.close();
  }

  /** Repeatable. */
  async close(): Promise<void> {
    await this.handle.close();
  }

  private async readBack(): Promise<void> {
    const { size } = await this.handle.stat();
    if (size === 0) return;
    for await (const chunk of this.handle.createReadStream({ start: 0, end: size - 1, autoClose: false })) {
      this.hash.update(chunk as Buffer);
      this.length += (chunk as Buffer).length;
    }
  }
}
