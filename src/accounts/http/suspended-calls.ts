import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { AccountsRepository } from '../application/accounts.repository';

/** How often it is looked whether somebody is suspended who has a call open. */
const LOOK_EVERY_MS = 1_000;

/**
 * Cuts the calls that are open for an account which is suspended, in this process or in another one: streams that would
 * go on for minutes, and whatever waits for an answer.
 */
@Injectable()
export class SuspendedCalls implements OnModuleDestroy {
  private readonly log = new Logger(SuspendedCalls.name);
  /** By account. */
  private readonly open = new Map<string, Set<ServerResponse>>();
  private isLooking = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly accounts: AccountsRepository) {}

  /** Watches a call until it is answered. */
  watch(accountId: string, response: ServerResponse): void {
    if (response.destroyed) return;
    const calls = this.open.get(accountId) ?? new Set();
    this.open.set(accountId, calls.add(response));
    response.once('close', () => {
      calls.delete(response);
      if (calls.size === 0) this.open.delete(accountId);
    });
    this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer ?? undefined);
  }

  /** One question for all who have calls open. */
  private async look(): Promise<void> {
    if (this.open.size === 0 || this.isLooking) return;
    this.isLooking = true;
    try {
      for (const id of await this.accounts.suspendedAmong([...this.open.keys()]))
        for (const response of this.open.get(id) ?? []) response.destroy();
    } catch (error) {
      this.log.warn(`It cannot be looked who is suspended: ${String(error)}`);
    } finally {
      this.isLooking = false;
    }
  }
}
