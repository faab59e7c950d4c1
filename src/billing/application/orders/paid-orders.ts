import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { OrdersRepository } from './orders.repository';

const LOOK_EVERY_MS = 1_000;

type Listener = (paid: boolean) => void;

/**
 * Tells whoever waits for an order that it is paid, whichever process settled it. While anybody waits, one
 * query a second asks for all of their orders together: no message can be lost, and settling a transfer
 * costs nothing more than without them.
 */
@Injectable()
export class PaidOrders implements OnModuleDestroy {
  private readonly waiting = new Map<string, Set<Listener>>();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly orders: OrdersRepository) {}

  /** @returns true once the order is paid; false after `limitMs`, on abort, or when the process ends */
  wait(orderCode: string, limitMs: number, signal: AbortSignal): Promise<boolean> {
    if (this.stopped || signal.aborted) return Promise.resolve(false);
    return new Promise((resolve) => {
      const abort = (): void => finish(false);
      const limit = setTimeout(abort, limitMs);
      const finish: Listener = (paid) => {
        clearTimeout(limit);
        signal.removeEventListener('abort', abort);
        this.remove(orderCode, finish);
        resolve(paid);
      };
      signal.addEventListener('abort', abort, { once: true });
      this.add(orderCode, finish);
    });
  }

  /** Releases all who wait, so that the server can close their connections. */
  onModuleDestroy(): void {
    this.stopped = true;
    clearTimeout(this.timer);
    for (const listener of [...this.waiting.values()].flatMap((listeners) => [...listeners])) listener(false);
  }

  private add(orderCode: string, listener: Listener): void {
    const listeners = this.waiting.get(orderCode) ?? new Set();
    this.waiting.set(orderCode, listeners.add(listener));
    this.timer ??= setTimeout(() => void this.look(), LOOK_EVERY_MS);
  }

  private remove(orderCode: string, listener: Listener): void {
    const listeners = this.waiting.get(orderCode);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.waiting.delete(orderCode);
  }

  private async look(): Promise<void> {
    try {
      const orders = await this.orders.findByCodes([...this.waiting.keys()]);
      for (const { orderCode } of orders.filter((order) => order.isPaid).map((order) => order.toState())) {
        for (const listener of this.waiting.get(orderCode) ?? []) listener(true);
      }
    } catch {
      // The database is down; the queries of others log it. The next look comes in a second.
    }
    const goOn = this.waiting.size > 0 && !this.stopped;
    this.timer = goOn ? setTimeout(() => void this.look(), LOOK_EVERY_MS) : undefined;
  }
}
