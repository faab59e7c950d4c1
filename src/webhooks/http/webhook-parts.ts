import { Injectable } from '@nestjs/common';
import { AccountExport } from '../../accounts';
import { EndpointsRepository } from '../application/endpoints.repository';
import { presentWebhook } from './webhooks.presenters';

/** What an account's export has of this module. */
@Injectable()
export class WebhookParts {
  constructor(
    private readonly endpoints: EndpointsRepository,
    accountExport: AccountExport,
  ) {
    accountExport.add({ name: 'webhooks', records: ({ id }) => this.present(id) });
  }

  private async *present(accountId: string): AsyncGenerator<object[]> {
    yield (await this.endpoints.list(accountId)).map(presentWebhook);
  }
}
