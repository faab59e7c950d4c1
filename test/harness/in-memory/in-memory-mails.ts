import { MailsRepository } from '../../../src/mail/application/mails.repository';
import { type MailState, OutgoingMail } from '../../../src/mail/domain/outgoing-mail';
import { InMemoryTable, InMemoryTransaction } from './in-memory-transaction';

/** The outbox of a test. */
export class InMemoryMails extends MailsRepository {
  private readonly table: InMemoryTable<MailState | null>;

  constructor(private readonly transaction = new InMemoryTransaction()) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  get rows(): MailState[] {
    return this.table.rows.filter((row) => row !== null);
  }

  add(mail: OutgoingMail): Promise<void> {
    return this.save(mail);
  }

  claim({ now, until, most }: Parameters<MailsRepository['claim']>[0]): Promise<OutgoingMail[]> {
    const waitedSince = ({ nextAttemptAt }: MailState): number => nextAttemptAt?.getTime() ?? Infinity;
    return this.transaction.run(() => {
      const due = this.rows
        .filter((row) => waitedSince(row) <= now.getTime())
        .sort((one, other) => Number(one.uselessAt) - Number(other.uselessAt))
        .slice(0, most)
        .map((row) => OutgoingMail.restore({ ...row, nextAttemptAt: until }));
      for (const mail of due) this.table.set(mail.toState().id, mail.toState());
      return Promise.resolve(due);
    });
  }

  save(mail: OutgoingMail): Promise<void> {
    const state = mail.toState();
    return this.transaction.run(() => Promise.resolve(this.table.set(state.id, state)));
  }

  removeBefore(moment: Date): Promise<void> {
    return this.transaction.run(() => {
      for (const row of this.rows) if (row.createdAt < moment) this.table.set(row.id, null);
      return Promise.resolve();
    });
  }
}
