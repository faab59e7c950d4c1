import type { WebhookEndpoint, WebhookEndpointState } from '../domain/webhook-endpoint';

/** An endpoint that one process has to itself for a while. */
export type EndpointClaim = Pick<WebhookEndpointState, 'id' | 'accountId'>;

/** The stored endpoints. Methods that write are single statements in the caller's transaction. */
export abstract class EndpointsRepository {
  /** @returns false when the account has `most` endpoints or more; nothing changed then */
  abstract add(endpoint: WebhookEndpoint, most: number): Promise<boolean>;

  /** The account's endpoints, newest first. */
  abstract list(accountId: string): Promise<WebhookEndpoint[]>;

  /** @param id a UUID */
  abstract find(accountId: string, id: string): Promise<WebhookEndpoint | null>;

  /**
   * Keeps an endpoint from being changed until the transaction ends.
   * @throws Error outside a transaction
   */
  abstract lock(id: string): Promise<WebhookEndpoint | null>;

  /** Stores all of it but the claim. */
  abstract save(endpoint: WebhookEndpoint): Promise<void>;

  /** Nothing is added or sent to any of the account's any more. */
  abstract disableAll(accountId: string, now: Date): Promise<void>;

  /** Its deliveries go with it. */
  abstract remove(id: string): Promise<void>;

  /**
   * Takes enabled endpoints that have a delivery due and that nobody has claimed, those first that were served the
   * longest ago. Another process takes others.
   * @param failing whether those whose last attempt failed are wanted, or the others
   */
  abstract claim(claim: {
    readonly failing: boolean;
    readonly now: Date;
    readonly until: Date;
    readonly most: number;
  }): Promise<EndpointClaim[]>;

  /** Lets others claim it, unless the claim until this moment is over and somebody else's by now. */
  abstract release(id: string, until: Date, now: Date): Promise<void>;
}
