import { type DynamicModule, Module } from '@nestjs/common';
import type { Environment } from '../config/environment';
import { MailPolicy } from './application/mail-policy';
import { MailTransport } from './application/mail-transport';
import { MailsRepository } from './application/mails.repository';
import { Outbox } from './application/outbox';
import { SendDueMails } from './application/send-due-mails';
import { SendMail } from './application/send-mail';
import { TellOfExpiringCredits } from './application/tell-of-expiring-credits';
import { TellOfLowCredits } from './application/tell-of-low-credits';
import { TellOfOrderPaid } from './application/tell-of-order-paid';
import { WriteToOwners } from './application/write-to-owners';
import { MailSchedule } from './infrastructure/mail-schedule';
import { MailsEraser } from './infrastructure/mails-eraser';
import { SmtpMailTransport } from './infrastructure/smtp-mail-transport';
import { TypeOrmMailsRepository } from './infrastructure/typeorm-mails.repository';

/** Writes to the owners of accounts by e-mail. Where no mail server is set it writes nothing. */
@Module({})
export class MailModule {
  static with({ mail, publicBaseUrl }: Environment): DynamicModule {
    if (!mail) return { module: MailModule, providers: [MailsEraser] };
    return {
      module: MailModule,
      providers: [
        { provide: MailPolicy, useValue: new MailPolicy(publicBaseUrl) },
        { provide: MailsRepository, useClass: TypeOrmMailsRepository },
        { provide: MailTransport, useFactory: () => SmtpMailTransport.open(mail.server, mail.from) },
        Outbox,
        WriteToOwners,
        TellOfExpiringCredits,
        TellOfLowCredits,
        TellOfOrderPaid,
        SendMail,
        SendDueMails,
        MailSchedule,
        MailsEraser,
      ],
    };
  }
}
