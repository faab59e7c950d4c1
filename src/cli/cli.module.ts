import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from '../accounts/accounts.module';
import { VerifyLedger } from '../audit/verify-ledger';
import { MakeBackup } from '../backup/make-backup';
import { BillingModule } from '../billing/billing.module';
import { Environment } from '../config/environment';
import { dataSourceOptions } from '../data-source';
import { MailModule } from '../mail/mail.module';
import { WITHOUT_TIME_LIMITS } from '../platform/database/postgres-options';
import { PlatformModule } from '../platform/platform.module';
import { WebhooksModule } from '../webhooks/webhooks.module';

/** What operator commands need: everything but speech, whose engine takes a second to warm up. */
@Module({})
export class CliModule {
  static with(environment: Environment, logger: Logger, databaseUrl: string): DynamicModule {
    return {
      module: CliModule,
      imports: [
        PlatformModule.with(
          environment,
          logger,
          { ...dataSourceOptions(databaseUrl), extra: WITHOUT_TIME_LIMITS },
          'command',
        ),
        AccountsModule.with(environment),
        BillingModule.with(environment, 'command'),
        WebhooksModule.with(environment),
        MailModule.with(environment),
      ],
      providers: [{ provide: Environment, useValue: environment }, MakeBackup, VerifyLedger],
    };
  }
}
