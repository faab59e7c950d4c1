import type { DynamicModule } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module';
import { BillingModule } from './billing/billing.module';
import type { Environment } from './config/environment';
import type { ProcessRole } from './config/process-role';
import { dataSourceOptions } from './data-source';
import { MailModule } from './mail/mail.module';
import { PlatformModule } from './platform/platform.module';
import { SynthesisModule } from './synthesis/synthesis.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** What the API and the workers have in common: the modules on one platform, without their routes. */
export const coreModules = (
  environment: Environment,
  logger: Logger,
  databaseUrl: string,
  role: Exclude<ProcessRole, 'command'>,
) =>
  ({
    platform: PlatformModule.with(environment, logger, dataSourceOptions(databaseUrl), role),
    accounts: AccountsModule.with(environment),
    billing: BillingModule.with(environment, role),
    synthesis: SynthesisModule.with(environment, role),
    webhooks: WebhooksModule.with(environment),
    mail: MailModule.with(environment),
  }) satisfies Record<string, DynamicModule>;
