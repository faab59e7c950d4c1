import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts/accounts.module';
import { BillingModule } from './billing/billing.module';
import type { Environment } from './config/environment';
import type { ProcessRole } from './config/process-role';
import { dataSourceOptions } from './data-source';
import { MailModule } from './mail/mail.module';
import { PlatformModule } from './platform/platform.module';
import { SynthesisModule } from './synthesis/synthesis.module';
import { VoicesModule } from './voices/voices.module';
import { WebhooksModule } from './webhooks/webhooks.module';

/** A worker answers nobody. */
const withoutRoutes = (module: DynamicModule): DynamicModule => ({ ...module, controllers: [] });

/** The modules on one platform: what the API process and the worker processes consist of. */
@Module({})
export class AppModule {
  static with(
    environment: Environment,
    logger: Logger,
    databaseUrl: string,
    role: ProcessRole,
  ): DynamicModule {
    const modules = [
      PlatformModule.with(environment, logger, dataSourceOptions(databaseUrl), role),
      AccountsModule.with(environment),
      BillingModule.with(environment, role),
      SynthesisModule.with(environment, role),
      WebhooksModule.with(environment),
      MailModule.with(environment),
    ];
    return {
      module: AppModule,
      imports: role === 'worker' ? modules.map(withoutRoutes) : [...modules, VoicesModule.with(environment)],
    };
  }
}
