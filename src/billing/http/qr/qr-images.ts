import type { OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { builtFile } from '../../../platform/workers/built-file';
import { DrawingQueue } from './drawing-queue';
import type { Drawing } from './drawing-worker';
import { ImageCache } from './image-cache';
import { type QrAddresses } from './qr-addresses';

/** What drawing may take. An image costs 15 to 30 ms of a processor, and its file has up to 40 KB. */
export const DRAWING_LIMITS = {
  /** One draws at least 2,000 images a minute, and leaves the other processors to the rest of the service. */
  threads: 1,
  mostWaiting: { ordered: 500, other: 50 },
  cacheBytes: 16 * 2 ** 20,
  /** A drawing that takes longer hangs: its thread is ended. */
  drawMs: 30_000,
  /** Then a thread that nobody needs gives its memory back. */
  idleMs: 60_000,
};

/**
 * The QR images that the service hands out: drawn off the event loop, each content once at a time, and kept while
 * they are asked for. Where many are to be drawn, those whose address an order was answered with go first.
 */
export class QrImages implements OnModuleDestroy {
  private readonly cache: ImageCache;
  private readonly queue: DrawingQueue;
  private readonly threads: Piscina;
  private readonly beingDrawn = new Map<string, Promise<Uint8Array>>();

  constructor(
    private readonly addresses: QrAddresses,
    private readonly limits = DRAWING_LIMITS,
  ) {
    this.cache = new ImageCache(limits.cacheBytes);
    this.queue = new DrawingQueue(limits.threads, limits.mostWaiting);
    this.threads = new Piscina({
      filename: builtFile(__dirname, 'drawing-worker.js'),
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: limits.idleMs,
      // Between drawings the thread must come to its event loop: there the pixels of the last ones are freed.
      atomics: 'disabled',
    });
    // Raised when a thread dies without a task; without a listener it would end the process.
    this.threads.on('error', (error: Error) => process.emitWarning(error));
  }

  /**
   * The file of an image, a PNG or an SVG in UTF-8.
   * @throws TooManyDrawings when it would have to wait too long
   */
  file(drawing: Drawing): Promise<Uint8Array> {
    const key = JSON.stringify(drawing);
    const known = this.cache.get(key);
    if (known) return Promise.resolve(known);
    const same = this.beingDrawn.get(key);
    if (same) return same;
    const file = this.draw(key, drawing).finally(() => this.beingDrawn.delete(key));
    this.beingDrawn.set(key, file);
    return file;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }

  private async draw(key: string, drawing: Drawing): Promise<Uint8Array> {
    const lane = this.addresses.wasGivenOut(drawing.payment) ? 'ordered' : 'other';
    const file = await this.queue.run(lane, () => this.drawNow(drawing));
    this.cache.set(key, file);
    return file;
  }

  private drawNow(drawing: Drawing): Promise<Uint8Array> {
    return this.threads.run(drawing, {
      signal: AbortSignal.timeout(this.limits.drawMs),
    }) as Promise<Uint8Array>;
  }
}
