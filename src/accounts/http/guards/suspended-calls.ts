import type { ServerResponse } from 'node:http';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Observable, race } from 'rxjs';
import { AccountsRepository } from '../../application/accounts.repository';
import { AccountSuspended } from '../../domain/accounts.errors';

/** How long a call of a suspended account may stay open at most. */
const LOOK_EVERY_MS = 1_000;

/**
 * Ends the calls that are open for an account which is suspended, in this process or in another one: what waits for an
 * answer is refused, and streams that would go on for minutes are cut.
 */
@Injectable()
export class SuspendedCalls implements NestInterceptor, OnModuleDestroy {
  private readonly log = new Logger(SuspendedCalls.name);
  /** What ends each of the calls that are open, by account. */
  private readonly open = new Map<string, Set<() => void>>();
  private isLooking = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly accounts: AccountsRepository) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { caller } = http.getRequest<FastifyRequest>();
    if (!caller) return next.handle();
    return race(next.handle(), this.suspension(caller.account.id, http.getResponse<FastifyReply>().raw));
  }

  onModuleDestroy(): void {
    clearInterval(this.timer ?? undefined);
  }

  /** Fails once the account is suspended; where the answer has begun by then, nobody can be told: it is cut. */
  private suspension(accountId: string, response: ServerResponse): Observable<never> {
    return new Observable((call) => {
      const end = () => {
        if (response.headersSent) response.destroy();
        else call.error(new AccountSuspended());
      };
      const calls = this.open.get(accountId) ?? new Set();
      this.open.set(accountId, calls.add(end));
      this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
      return () => {
        calls.delete(end);
        if (calls.size === 0) this.open.delete(accountId);
      };
    });
  }

  /** One question for all who have calls open. */
  private async look(): Promise<void> {
    if (this.open.size === 0 || this.isLooking) return;
    this.isLooking = true;
    try {
      for (const id of await this.accounts.suspendedAmong([...this.open.keys()]))
        for (const end of this.open.get(id) ?? []) end();
    } catch (error) {
      this.log.warn(`Suspended accounts cannot be looked up: ${String(error)}`);
    } finally {
      this.isLooking = false;
    }
  }
}
