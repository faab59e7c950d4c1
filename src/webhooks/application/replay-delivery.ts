import { Injectable } from '@nestjs/common';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import type { Delivery } from '../domain/delivery';
import { DeliveryNotFound } from '../domain/webhooks.errors';
import { DeliveriesRepository } from './deliveries.repository';
import { EndpointsRepository } from './endpoints.repository';

/** Sends a stored message again, under its id and with its body of then. */
@Injectable()
export class ReplayDelivery {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws DeliveryNotFound also for another account's; WebhookDisabled */
  execute(accountId: string, id: string): Promise<Delivery> {
    return this.transaction.run(async () => {
      const delivery = await this.deliveries.lock(id);
      const endpoint = delivery && (await this.endpoints.find(accountId, delivery.toState().endpointId));
      if (!endpoint) throw new DeliveryNotFound();
      endpoint.requireEnabled();
      delivery.replay(this.clock.now());
      await this.deliveries.save(delivery);
      return delivery;
    });
  }
}
