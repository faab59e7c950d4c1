import type { OutgoingMail } from '../domain/outgoing-mail';

/** The outbox: every mail, sent or not. Each method is a single statement. */
export abstract class MailsRepository {
  abstract add(mail: OutgoingMail): Promise<void>;

  /**
   * Takes mails that are due, those first that are useless first: so links go before news, however much of that waits, and
   * among equals the older. Nobody else gets them before `until`, when they are due again, should nothing have been saved
   * by then.
   */
  abstract claim(wanted: {
    readonly now: Date;
    readonly until: Date;
    readonly most: number;
  }): Promise<OutgoingMail[]>;

  abstract save(mail: OutgoingMail): Promise<void>;

  /** Deletes what was stored before, sent or not. */
  abstract removeBefore(moment: Date): Promise<void>;
}
