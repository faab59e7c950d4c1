import { type DynamicModule, Module } from '@nestjs/common';
import { WebhookParts } from './webhook-parts';
import { WebhooksController } from './webhooks.controller';

/** The routes of webhooks. */
@Module({})
export class WebhooksHttpModule {
  /** @param webhooks the very module that the application has: another one would do all its work again */
  static with(webhooks: DynamicModule): DynamicModule {
    return {
      module: WebhooksHttpModule,
      imports: [webhooks],
      controllers: [WebhooksController],
      providers: [WebhookParts],
    };
  }
}
