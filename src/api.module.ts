import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { AccountsHttpModule } from './accounts/http/accounts-http.module';
import { BillingHttpModule } from './billing/http/billing-http.module';
import type { Environment } from './config/environment';
import { coreModules } from './core-modules';
import { HealthModule } from './platform/http/health/health.module';
import { PronunciationHttpModule } from './pronunciation/http/pronunciation-http.module';
import { SynthesisHttpModule } from './synthesis/http/synthesis-http.module';
import { VoicesHttpModule } from './voices/http/voices-http.module';
import { VoicesModule } from './voices/voices.module';
import { WebhooksHttpModule } from './webhooks/http/webhooks-http.module';

/** What the API process consists of: the modules, and the routes of each. */
@Module({})
export class ApiModule {
  static with(environment: Environment, logger: Logger, databaseUrl: string): DynamicModule {
    const core = coreModules(environment, logger, databaseUrl, 'api');
    const routes = [
      HealthModule,
      AccountsHttpModule.with(environment),
      BillingHttpModule.with(environment, core.billing),
      SynthesisHttpModule.with(environment, core.synthesis),
      WebhooksHttpModule.with(core.webhooks),
      VoicesHttpModule.with(VoicesModule.with(environment)),
      PronunciationHttpModule,
    ];
    return { module: ApiModule, imports: [...Object.values(core), ...routes] };
  }
}
