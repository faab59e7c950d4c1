import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../../accounts';
import { EventBus } from '../../../shared/application/event-bus';
import { Meter } from '../../../shared/application/meter';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import { EngineBusy, SynthesisFailed } from '../../../speech';
import type { SpeechRequest, SpeechRequestState } from '../../domain/speech-request';
import { SpeechRequestsRepository } from '../ports/speech-requests.repository';
import { SYNTHESES } from '../synthesis-metrics';

/** Nobody had time for it in a minute and a half. */
const BUSY_RETRY_SEC = 30;

/**
 * Fails requests that are PENDING past their deadline, and releases their credits: a process that died has left them,
 * or none got round to them.
 */
@Injectable()
export class FailExpiredRequests {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly transaction: Transaction,
    private readonly events: EventBus,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Repeatable, and safe in several processes at once. Each request has its own transaction, so that no two
   * processes can wait for each other's accounts, and one that cannot be failed does not stop the others.
   * @returns how many requests it failed
   * @throws Error naming those that could not be failed, once all others are; the next call tries them again
   */
  async execute(): Promise<number> {
    const stuck = new Map<string, unknown>();
    let tried = 0;
    while (await this.failNext(stuck)) tried += 1;
    if (stuck.size === 0) return tried;
    const [cause] = stuck.values();
    throw new Error(`Expired requests could not be failed: ${[...stuck.keys()].join(', ')}`, { cause });
  }

  /**
   * @param stuck takes in the request's id and the error when it cannot be failed
   * @returns whether there was a request that is not stuck
   */
  private async failNext(stuck: Map<string, unknown>): Promise<boolean> {
    try {
      const failed = await this.transaction.run(async () => {
        const now = this.clock.now();
        const request = await this.requests.lockExpired(now, [...stuck.keys()]);
        if (!request) return null;
        const { id } = request.toState();
        await this.fail(request, now).catch((cause: unknown) => {
          throw new StuckRequest(id, cause);
        });
        return request.toState();
      });
      if (failed) this.measure(failed);
      return failed !== null;
    } catch (error) {
      if (!(error instanceof StuckRequest)) throw error;
      stuck.set(error.id, error.cause);
      return true;
    }
  }

  private async fail(request: SpeechRequest, now: Date): Promise<void> {
    const wasBegun = request.toState().attempts > 0;
    request.fail(wasBegun ? new SynthesisFailed('it was interrupted') : new EngineBusy(BUSY_RETRY_SEC), now);
    await this.requests.settle(request);
    await this.ledger.release(request.toState().id);
    await this.events.publish(request.releaseEvents());
  }

  private measure({ provider, status, errorCode }: SpeechRequestState): void {
    this.meter.count(SYNTHESES, { provider, outcome: errorCode ?? status });
  }
}

/** Tells which request could not be failed; it undoes the transaction that tried. */
class StuckRequest extends Error {
  constructor(
    readonly id: string,
    cause: unknown,
  ) {
    super(`Request ${id} could not be failed.`, { cause });
  }
}
