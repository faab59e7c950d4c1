import type { Page, PageRequest } from '../../shared/application/page';
import type { Delivery, DeliveryStatus } from '../domain/delivery';
import type { WebhookEvent, WebhookMessage } from '../domain/webhook-event';

/** The outbox: every message for every endpoint, sent or not. Methods that write are single statements. */
export abstract class DeliveriesRepository {
  /** A delivery for one endpoint, whatever it has subscribed to. */
  abstract add(delivery: Delivery): Promise<void>;

  /**
   * Makes a delivery for each enabled endpoint of the account that has subscribed to the message's type.
   * @param callbackUrl address of endpoints that get it whatever they have subscribed to
   */
  abstract addForSubscribers(
    accountId: string,
    message: WebhookMessage & { readonly type: WebhookEvent },
    now: Date,
    callbackUrl?: string | null,
  ): Promise<void>;

  /** What the account's enabled endpoints have subscribed to. */
  abstract subscriptions(accountId: string): Promise<ReadonlySet<WebhookEvent>>;

  /** The endpoint's deliveries that are due, those first that have waited longest. */
  abstract listDue(endpointId: string, now: Date, most: number): Promise<Delivery[]>;

  /** The endpoint's deliveries, newest first; `status` null lists all. */
  abstract list(
    endpointId: string,
    page: PageRequest,
    status: DeliveryStatus | null,
  ): Promise<Page<Delivery>>;

  /**
   * Keeps a delivery from being changed until the transaction ends.
   * @param id a UUID
   * @throws Error outside a transaction
   */
  abstract lock(id: string): Promise<Delivery | null>;

  abstract save(delivery: Delivery): Promise<void>;

  /** Deletes what was stored before, sent or not. */
  abstract removeBefore(moment: Date): Promise<void>;
}
