import { Injectable } from '@nestjs/common';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { MailsRepository } from '../application/mails.repository';
import { type MailState, OutgoingMail } from '../domain/outgoing-mail';
import { mailSchema } from './mail.schema';

@Injectable()
export class TypeOrmMailsRepository extends MailsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(mail: OutgoingMail): Promise<void> {
    await this.transaction.manager.insert(mailSchema, mail.toState());
  }

  async claim({ now, until, most }: Parameters<MailsRepository['claim']>[0]): Promise<OutgoingMail[]> {
    const claimed = await this.transaction.query<MailState>(
      `UPDATE mails SET next_attempt_at = $2
       WHERE id IN (
         SELECT id FROM mails WHERE next_attempt_at <= $1
         ORDER BY useless_at, id LIMIT $3
         FOR UPDATE SKIP LOCKED
       )
       RETURNING id, account_id AS "accountId", kind, content, status, failures,
         next_attempt_at AS "nextAttemptAt", useless_at AS "uselessAt", created_at AS "createdAt"`,
      [now, until, most],
    );
    return claimed.map((state) => OutgoingMail.restore(state));
  }

  async save(mail: OutgoingMail): Promise<void> {
    const { id, content, status, failures, nextAttemptAt } = mail.toState();
    await this.transaction.manager.update(mailSchema, { id }, { content, status, failures, nextAttemptAt });
  }

  async removeBefore(moment: Date): Promise<void> {
    await deleteInBatches(this.transaction, { table: 'mails', where: 'created_at < $1' }, [moment]);
  }
}
