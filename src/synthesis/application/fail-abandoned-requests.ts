import { Injectable } from '@nestjs/common';
import { CreditLedger } from '../../accounts';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { SynthesisFailed } from '../domain/speech-failure';
import { SpeechRequestsRepository } from './speech-requests.repository';

/** Ends what a process that died has left: requests PENDING past their deadline fail, their credits return. */
@Injectable()
export class FailAbandonedRequests {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly ledger: CreditLedger,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeatable, and safe in several processes at once. Each request has its own transaction, so that no two
   * processes can wait for each other's accounts.
   * @returns how many requests it failed
   */
  async execute(): Promise<number> {
    let failed = 0;
    while (await this.failNext()) failed += 1;
    return failed;
  }

  private failNext(): Promise<boolean> {
    return this.transaction.run(async () => {
      const now = this.clock.now();
      const request = await this.requests.lockAbandoned(now);
      if (!request) return false;
      request.fail(new SynthesisFailed('it was interrupted'), now);
      await this.requests.settle(request);
      await this.ledger.release(request.toState().id);
      return true;
    });
  }
}
