import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EventBus, type EventHandler } from '../../shared/application/event-bus';
import { JobOpened } from '../../shared/events/job-opened';
import { MOST_ENDPOINTS, WebhookEndpoint } from '../domain/webhook-endpoint';
import { TooManyWebhooks } from '../domain/webhooks.errors';
import { EndpointsRepository } from './endpoints.repository';
import { newSecret } from './webhook-signature';

/**
 * Makes sure, in the transaction that accepts a job, that its callback is the address of an endpoint: the account's own
 * one, whatever it has subscribed to, or a new one that has subscribed to nothing. So callbacks are signed, repeated and
 * listed like all messages, and their number is bounded.
 */
@Injectable()
export class PrepareJobCallback implements EventHandler<JobOpened> {
  constructor(
    private readonly endpoints: EndpointsRepository,
    events: EventBus,
  ) {
    events.subscribe(JobOpened, this);
  }

  /** @throws WebhookDisabled, TooManyWebhooks: the job is not accepted then */
  async handle({ accountId, callbackUrl: url, occurredAt }: JobOpened): Promise<void> {
    if (url === null) return;
    const known = (await this.endpoints.list(accountId)).find((endpoint) => endpoint.toState().url === url);
    if (known) return known.requireEnabled();
    const details = { id: randomUUID(), accountId, url, events: [], secret: newSecret() };
    const endpoint = WebhookEndpoint.create(details, occurredAt);
    if (!(await this.endpoints.add(endpoint, MOST_ENDPOINTS))) throw new TooManyWebhooks(MOST_ENDPOINTS);
  }
}
