export { webhooksSchemas } from './infrastructure/schemas';
export { WebhooksModule } from './webhooks.module';
