import { Injectable, Logger } from '@nestjs/common';
import { endsWithin } from '../../shared/application/within-limit';
import { Clock } from '../../shared/domain/clock';
import type { OutgoingMail } from '../domain/outgoing-mail';
import { MailsRepository } from './mails.repository';
import { SendMail } from './send-mail';

/** How long a mail stays claimed by a process that died: longer than an attempt may take. */
const CLAIM_MS = 120_000;
/** Connections to the mail server that a process has at once. */
const PLACES = 8;
/** What a process that ends gives to mails under way: to hang up on them may send them twice. */
const GRACE_MS = 5_000;

/** Sends what is due. Of several processes each mail is sent by one. */
@Injectable()
export class SendDueMails {
  private readonly log = new Logger(SendDueMails.name);
  private readonly underWay = new Set<Promise<void>>();
  private readonly hangUp = new AbortController();
  private isStopping = false;

  constructor(
    private readonly mails: MailsRepository,
    private readonly sendMail: SendMail,
    private readonly clock: Clock,
  ) {}

  /** Begins to send, and does not wait for the server. To be called again when it has ended, not before. */
  async execute(): Promise<void> {
    const most = PLACES - this.underWay.size;
    if (most === 0 || this.isStopping) return;
    const now = this.clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    for (const mail of await this.mails.claim({ now, until, most })) this.begin(mail);
  }

  /** Ends when nothing is being sent any more. */
  async whenIdle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** Begins nothing more, and hangs up on what takes too long; that is sent again once its claim has run out. */
  async stop(): Promise<void> {
    this.isStopping = true;
    if (!(await endsWithin(this.whenIdle(), GRACE_MS))) this.hangUp.abort();
    await this.whenIdle();
  }

  private begin(mail: OutgoingMail): void {
    const work: Promise<void> = this.sendMail
      .execute(mail, this.hangUp.signal)
      .catch((error: unknown) => this.report(mail, error))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  private report(mail: OutgoingMail, error: unknown): void {
    const cause = error instanceof Error ? error.stack : String(error);
    this.log.error(`The outcome of the mail ${mail.toState().id} could not be stored.`, cause);
  }
}
