import { Aggregate } from '../../shared/domain/aggregate';
import type { AttemptOutcome } from './delivery';
import type { WebhookEvent } from './webhook-event';
import { WebhookDisabled } from './webhooks.errors';

/** Endpoints that an account may have. */
export const MOST_ENDPOINTS = 10;

/** How long the secret before the last stays valid, so that receivers can change over. */
const OVERLAP_MS = 24 * 3_600_000;

/** An endpoint that accepts nothing for so long, until a delivery runs out of attempts, is given up. */
const LONG_FAILURE_MS = 72 * 3_600_000;

/** Why the service has disabled an endpoint: it answered 410, or nothing but failures for days. */
export const DISABLED_REASONS = ['gone', 'failing'] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Everything that is known of an endpoint, as it is stored. */
export interface WebhookEndpointState {
  readonly id: string;
  readonly accountId: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** `whsec_…`: what deliveries are signed with. It has to be kept as it is. */
  readonly secret: string;
  /** The one before, and until when deliveries are signed with it as well. */
  readonly formerSecret: string | null;
  readonly formerSecretUntil: Date | null;
  readonly enabled: boolean;
  /** Null while it is enabled, and where it was disabled for no fault: by its owner, or since a stranger may have made it. */
  readonly disabledReason: DisabledReason | null;
  readonly disabledAt: Date | null;
  /** Since when every attempt has failed; null when the last one succeeded. */
  readonly failingSince: Date | null;
  /** Until when one process has its deliveries to itself; in the past: when it was last served. */
  readonly claimedUntil: Date | null;
  readonly createdAt: Date;
}

/** What an owner may want otherwise. */
export interface EndpointChanges {
  readonly url?: string | undefined;
  readonly events?: readonly WebhookEvent[] | undefined;
}

/** Where an account wants to be told of events. */
export class WebhookEndpoint extends Aggregate<WebhookEndpointState> {
  static create(
    details: Pick<WebhookEndpointState, 'id' | 'accountId' | 'url' | 'events' | 'secret'>,
    now: Date,
  ): WebhookEndpoint {
    return new WebhookEndpoint({
      ...details,
      formerSecret: null,
      formerSecretUntil: null,
      enabled: true,
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      claimedUntil: null,
      createdAt: now,
    });
  }

  static restore(state: WebhookEndpointState): WebhookEndpoint {
    return new WebhookEndpoint(state);
  }

  /** What is left out stays. Another address begins without the failures of the one before. */
  change({ url = this.state.url, events = this.state.events }: EndpointChanges): void {
    const failingSince = url === this.state.url ? this.state.failingSince : null;
    this.state = { ...this.state, url, events, failingSince };
  }

  /** Starts afresh: what has failed so far is forgotten, and what waits is sent. */
  enable(): void {
    if (this.state.enabled) return;
    this.state = { ...this.state, enabled: true, disabledReason: null, disabledAt: null, failingSince: null };
  }

  /** @param reason null when its owner wants it */
  disable(reason: DisabledReason | null, now: Date): void {
    if (!this.state.enabled) return;
    this.state = { ...this.state, enabled: false, disabledReason: reason, disabledAt: now };
  }

  /** Signs with a new secret from now on, and for a while with the one so far as well. */
  rotate(secret: string, now: Date): void {
    const formerSecretUntil = new Date(now.getTime() + OVERLAP_MS);
    this.state = { ...this.state, secret, formerSecret: this.state.secret, formerSecretUntil };
  }

  /** What deliveries are signed with now, the newest first. */
  secretsAt(now: Date): string[] {
    const { secret, formerSecret, formerSecretUntil } = this.state;
    const isOverlap = formerSecret !== null && formerSecretUntil !== null && now < formerSecretUntil;
    return isOverlap ? [secret, formerSecret] : [secret];
  }

  /**
   * Takes note of what an attempt came to, and gives the endpoint up where that is hopeless.
   * @returns why it is disabled by this very attempt; null where it is not, or was before
   */
  noteOutcome(outcome: AttemptOutcome, now: Date): DisabledReason | null {
    if (outcome === 'accepted') {
      this.state = { ...this.state, failingSince: null };
      return null;
    }
    const failingSince = this.state.failingSince ?? now;
    this.state = { ...this.state, failingSince };
    const isLong = now.getTime() - failingSince.getTime() >= LONG_FAILURE_MS;
    const reason = outcome === 'gone' ? 'gone' : outcome === 'exhausted' && isLong ? 'failing' : null;
    if (reason === null || !this.state.enabled) return null;
    this.disable(reason, now);
    return reason;
  }

  /** @throws WebhookDisabled where nothing would be sent */
  requireEnabled(): void {
    if (!this.state.enabled) throw new WebhookDisabled();
  }
}
