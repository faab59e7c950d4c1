import { Injectable } from '@nestjs/common';
import { Meter, type Metric } from '../../shared/application/meter';
import { Transaction } from '../../shared/application/transaction';
import { Clock } from '../../shared/domain/clock';
import type { Attempt, AttemptOutcome, Delivery } from '../domain/delivery';
import { DeliveriesRepository } from './deliveries.repository';
import { EndpointsRepository } from './endpoints.repository';
import { TellOwnerOfDisabled } from './tell-owner-of-disabled';
import { signedHeaders } from './webhook-signature';
import { WebhookTransport } from './webhook-transport';

const ATTEMPTS: Metric<'outcome'> = {
  name: 'loa_webhook_attempts_total',
  help: "Calls of customers' webhooks: accepted, refused (or not reached), exhausted (the last one), gone.",
  labels: ['outcome'],
};

/** Makes one attempt at a delivery, and keeps what came of it. */
@Injectable()
export class SendDelivery {
  constructor(
    private readonly endpoints: EndpointsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly transport: WebhookTransport,
    private readonly tellOwnerOfDisabled: TellOwnerOfDisabled,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly meter: Meter,
  ) {}

  /**
   * Repeatable: a process that dies before the outcome is stored has the delivery sent again under the same id.
   * @param delivery due, of an endpoint that the caller has claimed
   * @throws the signal's reason when it is aborted; no outcome is stored then
   */
  async execute(accountId: string, delivery: Delivery, signal: AbortSignal): Promise<void> {
    const { id, endpointId, body } = delivery.toState();
    const endpoint = await this.endpoints.find(accountId, endpointId);
    if (!endpoint?.toState().enabled) return;
    const at = this.clock.now();
    const call = {
      url: endpoint.toState().url,
      headers: signedHeaders(id, body, endpoint.secretsAt(at), at),
      body,
    };
    const begun = performance.now();
    const answer = await this.transport.post(call, signal);
    const durationMs = Math.round(performance.now() - begun);
    const outcome = await this.note({ endpointId, id, url: call.url }, { at, durationMs, ...answer });
    if (outcome) this.meter.count(ATTEMPTS, { outcome });
  }

  /**
   * An endpoint that has another address by now is not blamed for what the former one answered; the message is due there.
   * @returns null when the endpoint or the delivery has been deleted meanwhile
   */
  private note(
    { endpointId, id, url }: { endpointId: string; id: string; url: string },
    attempt: Attempt,
  ): Promise<AttemptOutcome | null> {
    return this.transaction.run(async () => {
      const endpoint = await this.endpoints.lock(endpointId);
      const delivery = endpoint && (await this.deliveries.lock(id));
      if (!delivery) return null;
      const now = this.clock.now();
      const outcome = delivery.noteAttempt(attempt, Math.random());
      const hasMoved = endpoint.toState().url !== url;
      if (hasMoved && outcome !== 'accepted') delivery.replay(now);
      await this.deliveries.save(delivery);
      if (hasMoved) return outcome;
      const reason = endpoint.noteOutcome(outcome, now);
      await this.endpoints.save(endpoint);
      if (reason) await this.tellOwnerOfDisabled.execute(endpoint, reason);
      return outcome;
    });
  }
}
