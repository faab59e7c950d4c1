import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import { type EndpointChanges, MOST_ENDPOINTS, WebhookEndpoint } from '../domain/webhook-endpoint';
import type { WebhookEvent } from '../domain/webhook-event';
import { TooManyWebhooks, WebhookNotFound } from '../domain/webhooks.errors';
import { EndpointsRepository } from './endpoints.repository';
import { newSecret } from './webhook-signature';
import { WebhookTransport } from './webhook-transport';

/** What owners do with their endpoints. Another account's endpoint is answered as one that does not exist. */
@Injectable()
export class Endpoints {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly transport: WebhookTransport,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidParameters naming `url`; TooManyWebhooks */
  async add(accountId: string, url: string, events: readonly WebhookEvent[]): Promise<WebhookEndpoint> {
    await this.transport.check(url);
    const details = { id: randomUUID(), accountId, url, events, secret: newSecret() };
    const endpoint = WebhookEndpoint.create(details, this.clock.now());
    if (!(await this.endpoints.add(endpoint, MOST_ENDPOINTS))) throw new TooManyWebhooks(MOST_ENDPOINTS);
    return endpoint;
  }

  /** @throws InvalidParameters naming `url`; WebhookNotFound */
  async change(
    accountId: string,
    id: string,
    { enabled, ...changes }: EndpointChanges & { readonly enabled?: boolean },
  ): Promise<WebhookEndpoint> {
    if (changes.url !== undefined) await this.transport.check(changes.url);
    return this.update(accountId, id, (endpoint) => {
      endpoint.change(changes);
      if (enabled === true) endpoint.enable();
      if (enabled === false) endpoint.disable(null, this.clock.now());
    });
  }

  /**
   * Gives it a new secret; the one so far stays valid for a while.
   * @throws WebhookNotFound
   */
  rotateSecret(accountId: string, id: string): Promise<WebhookEndpoint> {
    return this.update(accountId, id, (endpoint) => endpoint.rotate(newSecret(), this.clock.now()));
  }

  /**
   * Deletes it with its deliveries, sent or not.
   * @throws WebhookNotFound
   */
  async remove(accountId: string, id: string): Promise<WebhookEndpoint> {
    const endpoint = await this.endpoints.find(accountId, id);
    if (!endpoint) throw new WebhookNotFound();
    await this.endpoints.remove(id);
    return endpoint;
  }

  private update(
    accountId: string,
    id: string,
    change: (endpoint: WebhookEndpoint) => void,
  ): Promise<WebhookEndpoint> {
    return this.transaction.run(async () => {
      const endpoint = await this.endpoints.lock(id);
      if (endpoint?.toState().accountId !== accountId) throw new WebhookNotFound();
      change(endpoint);
      await this.endpoints.save(endpoint);
      return endpoint;
    });
  }
}
