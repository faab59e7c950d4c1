import { Injectable, Logger } from '@nestjs/common';
import { Meter, type Metric } from '../../shared/application/meter';
import { Clock } from '../../shared/domain/clock';
import type { MailOutcome, OutgoingMail } from '../domain/outgoing-mail';
import { MailFault, MailTransport } from './mail-transport';
import { MailsRepository } from './mails.repository';

const ATTEMPTS: Metric<'outcome'> = {
  name: 'loa_mail_attempts_total',
  help: 'Attempts to send a mail: sent, refused (tried again later), given-up.',
  labels: ['outcome'],
};

/** Makes one attempt to send a mail, and keeps what came of it. */
@Injectable()
export class SendMail {
  private readonly log = new Logger(SendMail.name);

  constructor(
    private readonly mails: MailsRepository,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Repeatable: where a process dies after the server has taken the mail and before that is stored, it is sent again
   * with the same Message-ID, by which receivers know it.
   * @param mail claimed by the caller
   * @throws the signal's reason when it is aborted; no outcome is stored then
   */
  async execute(mail: OutgoingMail, signal: AbortSignal): Promise<void> {
    const outcome = await this.attempt(mail, signal);
    await this.mails.save(mail);
    this.meter.count(ATTEMPTS, { outcome });
  }

  private async attempt(mail: OutgoingMail, signal: AbortSignal): Promise<MailOutcome> {
    const { id, content } = mail.toState();
    if (content === null || mail.isUseless(this.clock.now())) {
      const outcome = mail.giveUp();
      this.tell(mail, 'nobody needs it any more');
      return outcome;
    }
    try {
      await this.transport.send(id, content, signal);
      return mail.noteSent();
    } catch (error) {
      if (!(error instanceof MailFault)) throw error;
      const outcome = error.isFinal ? mail.giveUp() : mail.noteFailure(this.clock.now(), Math.random());
      this.tell(mail, error.reason);
      return outcome;
    }
  }

  private tell(mail: OutgoingMail, reason: string): void {
    const { id, kind, nextAttemptAt } = mail.toState();
    const then = nextAttemptAt ? 'is tried again' : 'is given up';
    this.log.warn(`The mail ${id} (${kind}) was not sent and ${then}: ${reason}`);
  }
}
