import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { builtFile } from '../../../platform/workers/built-file';
import type { ReceiptContent } from './receipt-content';

/** A receipt that takes longer hangs: its thread is ended. */
const DRAW_LIMIT_MS = 30_000;
/** Then a thread that nobody needs gives its memory back. */
const IDLE_MS = 60_000;

/** Draws receipts off the event loop, one at a time; how many wait is bounded by the calls that may be open. */
@Injectable()
export class ReceiptPdfs implements OnModuleDestroy {
  private readonly threads = new Piscina({
    filename: builtFile(__dirname, 'receipt-worker.js'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  constructor() {
    // Raised when a thread dies without a task; without a listener it would end the process.
    this.threads.on('error', (error: Error) => process.emitWarning(error));
  }

  draw(receipt: ReceiptContent): Promise<Uint8Array> {
    return this.threads.run(receipt, { signal: AbortSignal.timeout(DRAW_LIMIT_MS) }) as Promise<Uint8Array>;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
