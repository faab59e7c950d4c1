import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/**
 * A download that holds its connection only while it is read: after a pause it is given up, and begun again at the
 * byte where it stopped when its reader comes back. What is downloaded must never change.
 */
export class ResumableDownload extends Readable {
  private received = 0;
  private pauseLimit: NodeJS.Timeout | undefined;
  private body: IncomingMessage | null = null;

  /**
   * @param body the download, begun
   * @param sizeBytes of the whole body
   * @param beginAt begins it again at a byte, counted from the first one of `body`; null when it is there no more
   * @param pauseLimitMs the longest pause of the reader through which the connection is held
   */
  constructor(
    body: IncomingMessage,
    private readonly sizeBytes: number,
    private readonly beginAt: (byte: number) => Promise<IncomingMessage | null>,
    private readonly pauseLimitMs: number,
  ) {
    super({ highWaterMark: 0 });
    this.follow(body);
  }

  override _read(): void {
    clearTimeout(this.pauseLimit);
    if (this.body) this.body.resume();
    else this.begin().catch((error: Error) => this.destroy(error));
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.letGo();
    done(error);
  }

  private async begin(): Promise<void> {
    if (this.received === this.sizeBytes) return void this.push(null);
    const body = await this.beginAt(this.received);
    if (!body) throw new Error('What was being downloaded is gone.');
    if (this.destroyed) body.destroy();
    else this.follow(body).resume();
  }

  private follow(body: IncomingMessage): IncomingMessage {
    this.body = body;
    body.on('data', (bytes: Buffer) => {
      this.received += bytes.length;
      if (!this.push(bytes)) this.waitForReader(body);
    });
    body.once('end', () => this.push(null));
    body.on('error', (error) => {
      if (this.body === body) this.destroy(error);
    });
    this.waitForReader(body);
    return body;
  }

  private waitForReader(body: IncomingMessage): void {
    body.pause();
    clearTimeout(this.pauseLimit);
    this.pauseLimit = setTimeout(() => this.letGo(), this.pauseLimitMs).unref();
  }

  private letGo(): void {
    clearTimeout(this.pauseLimit);
    const { body } = this;
    this.body = null;
    body?.destroy();
  }
}
