import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../../accounts';
import { StopSpeech } from '../stop-speech';

/**
 * Ends what is under way for accounts that are suspended, wherever that was done: the command line knows nothing of
 * speech. It also finds what a call has opened that was let in a moment before.
 */
@Injectable()
export class StopSuspendedSpeech {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly stopSpeech: StopSpeech,
  ) {}

  /**
   * Repeatable, and safe in several processes at once.
   * @throws Error when one of them could not be stopped, once all others are; the next call tries again
   */
  async execute(): Promise<void> {
    const stops = (await this.accounts.suspendedAtWork()).map((id) =>
      this.stopSpeech.execute(id, 'it was stopped'),
    );
    const failed = (await Promise.allSettled(stops)).find((stop) => stop.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
