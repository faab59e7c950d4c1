import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { Delivery } from '../domain/delivery';
import { TEST_EVENT } from '../domain/webhook-event';
import { WebhookNotFound } from '../domain/webhooks.errors';
import { DeliveriesRepository } from './deliveries.repository';
import { EndpointsRepository } from './endpoints.repository';

/** Lets an owner see a message arrive without waiting for an event. */
@Injectable()
export class SendTest {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the delivery, which is sent within a second or two
   * @throws WebhookNotFound, WebhookDisabled
   */
  async execute(accountId: string, endpointId: string): Promise<Delivery> {
    const endpoint = await this.endpoints.find(accountId, endpointId);
    if (!endpoint) throw new WebhookNotFound();
    endpoint.requireEnabled();
    const now = this.clock.now();
    const message = { type: TEST_EVENT, timestamp: now, data: { webhook_id: endpointId } } as const;
    const delivery = Delivery.open(randomUUID(), endpointId, message, now);
    await this.deliveries.add(delivery);
    return delivery;
  }
}
