import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import type { Account } from '../domain/account';
import { AccountsRepository } from './accounts.repository';

/** Longer than any call that began before its account was deleted: what such a call writes late goes as well. */
const LATE_WRITES_MS = 600_000;

/** Takes what is personal from what one module keeps. */
export interface Eraser {
  /** Repeatable, and safe in several processes at once; as often as rows demand, a transaction each. */
  erase(accountId: string): Promise<void>;
}

/**
 * Takes what is personal from deleted accounts, in every module. Modules add their erasers when they are made, as they
 * add tasks and event handlers. It is done again and again until nobody can write late, so a crash leaves nothing behind.
 */
@Injectable()
export class EraseAccounts {
  private readonly erasers: Eraser[] = [];

  constructor(
    private readonly accounts: AccountsRepository,
    private readonly clock: Clock,
  ) {}

  /** To be called once by each eraser, in every process that runs scheduled tasks. */
  add(eraser: Eraser): void {
    this.erasers.push(eraser);
  }

  /** @throws Error naming the accounts that could not be erased, once all others are; the next call tries again */
  async execute(): Promise<void> {
    const failures = new Map<string, unknown>();
    for (const account of await this.accounts.listUnerased()) {
      await this.eraseOne(account).catch((error: unknown) => failures.set(account.id, error));
    }
    const [cause] = failures.values();
    if (failures.size > 0)
      throw new Error(`Accounts could not be erased: ${[...failures.keys()].join(', ')}`, { cause });
  }

  /** @param account deleted */
  async eraseOne({ id, deletedAt }: Pick<Account, 'id' | 'deletedAt'>): Promise<void> {
    const begunAt = this.clock.now();
    for (const eraser of this.erasers) await eraser.erase(id);
    const isLast = deletedAt !== null && begunAt.getTime() - deletedAt.getTime() >= LATE_WRITES_MS;
    if (isLast) await this.accounts.markErased(id, begunAt);
  }
}
