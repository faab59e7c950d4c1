import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsModule } from './accounts';
import { BillingModule } from './billing';
import type { Environment } from './config/environment';
import type { ProcessRole } from './config/process-role';
import { dataSourceOptions } from './data-source';
import { MailModule } from './mail';
import { PlatformModule } from './platform/platform.module';
import { SynthesisModule } from './synthesis';
import { VoicesModule } from './voices';
import { WebhooksModule } from './webhooks';

/** The modules on one platform: what the API process and the worker processes consist of. */
@Module({})
export class AppModule {
  static with(
    environment: Environment,
    logger: Logger,
    databaseUrl: string,
    role: ProcessRole,
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(environment, logger, dataSourceOptions(databaseUrl), role),
        AccountsModule.with(environment),
        BillingModule.with(environment),
        SynthesisModule.with(environment, role),
        VoicesModule.with(environment),
        WebhooksModule.with(environment),
        MailModule.with(environment),
      ],
    };
  }
}
