import { Injectable } from '@nestjs/common';
import { AccountsRepository, NotifyOwner } from '../../accounts';
import type { DisabledReason, WebhookEndpoint } from '../domain/webhook-endpoint';

/** Gives the owner notice that the service has disabled an endpoint, in the transaction that does so. */
@Injectable()
export class TellOwnerOfDisabled {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly notifyOwner: NotifyOwner,
  ) {}

  async execute(endpoint: WebhookEndpoint, reason: DisabledReason): Promise<void> {
    const { accountId, url } = endpoint.toState();
    const account = await this.accounts.find(accountId);
    if (!account) throw new Error(`The account ${accountId} of a webhook does not exist.`);
    await this.notifyOwner.execute(account, { kind: 'webhook-disabled', host: new URL(url).host, reason });
  }
}
