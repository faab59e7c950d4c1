import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Scheduler } from '../../shared/application/scheduler';
import { Clock } from '../../shared/domain/clock';
import { DeliveriesRepository } from '../application/deliveries.repository';
import { SendDueDeliveries } from '../application/send-due-deliveries';
import { DELIVERY_DAYS } from '../domain/delivery';

const DAY_MS = 86_400_000;

/** Registers the scheduled tasks of this module, and ends what they have begun. */
@Injectable()
export class WebhooksSchedule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly scheduler: Scheduler,
    private readonly sendDueDeliveries: SendDueDeliveries,
    private readonly deliveries: DeliveriesRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.scheduler.add({
      name: 'SendDueDeliveries',
      everySec: 1,
      execute: () => this.sendDueDeliveries.execute(),
    });
    this.scheduler.add({ name: 'RemoveOldDeliveries', everySec: 3600, execute: () => this.removeOld() });
  }

  onModuleDestroy(): Promise<void> {
    return this.sendDueDeliveries.stop();
  }

  private removeOld(): Promise<void> {
    return this.deliveries.removeBefore(new Date(this.clock.now().getTime() - DELIVERY_DAYS * DAY_MS));
  }
}
