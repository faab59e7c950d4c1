import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Addressee } from '../../accounts';
import { OutgoingMail } from '../domain/outgoing-mail';
import type { Topic } from './letters/letter';
import { writeLetter } from './letters/write-letter';
import { MailPolicy } from './mail-policy';
import { MailsRepository } from './mails.repository';

/** Writes mails and keeps them until they are sent, in the transaction of whoever asks. */
@Injectable()
export class Outbox {
  constructor(
    private readonly mails: MailsRepository,
    private readonly policy: MailPolicy,
  ) {}

  async put(to: Addressee, topic: Topic, occurredAt: Date): Promise<void> {
    const letter = writeLetter(topic, to.language, { ...this.policy, occurredAt });
    const mail = OutgoingMail.write({
      id: randomUUID(),
      accountId: to.accountId,
      kind: topic.kind,
      content: { to: to.email, ...letter },
      ...('validHours' in topic && { validHours: topic.validHours }),
      now: occurredAt,
    });
    await this.mails.add(mail);
  }
}
