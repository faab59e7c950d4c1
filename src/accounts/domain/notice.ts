import { DomainEvent } from '../../shared/events/domain-event';
import type { Language } from './language';

/** What the owner of an account is told, by whichever way the service has to reach people. */
export type Notice =
  /** An address is to be confirmed by a link, to which the token belongs. */
  | { readonly kind: 'confirm-address'; readonly token: string; readonly validHours: number }
  | { readonly kind: 'reset-password'; readonly token: string; readonly validHours: number }
  | {
      readonly kind: 'password-changed';
      /** Keys, webhooks, second factor and default dictionaries went with it: nobody had confirmed the address before. */
      readonly isAccessRemoved: boolean;
    }
  /** Logging in asks for a code besides, or no longer. */
  | { readonly kind: 'totp-set-up' }
  | { readonly kind: 'totp-removed' }
  /** Goes to the former address, which may be a stranger's: it does not say what the new one is. */
  | { readonly kind: 'address-changed' }
  /** Somebody signed in with a browser that had not been seen before. */
  | { readonly kind: 'new-sign-in'; readonly client: string | null; readonly network: string }
  /** Money of a paid order was sent back, and `credits` were taken back for it, 0 or more. */
  | {
      readonly kind: 'order-refunded';
      readonly orderCode: string;
      readonly amountVnd: number;
      readonly credits: number;
      /** The bank's, of the transfer that sent the money back. */
      readonly reference: string;
    }
  /** The service sends nothing more to a webhook. `host` names it: the rest of its address may hold secrets. */
  | { readonly kind: 'webhook-disabled'; readonly host: string; readonly reason: 'gone' | 'failing' };

/** Whom a notice is for. */
export interface Addressee {
  readonly accountId: string;
  readonly email: string;
  readonly language: Language;
}

/** An owner was given notice of something. Stated in the transaction in which it happened. */
export class NoticeGiven extends DomainEvent {
  constructor(
    readonly to: Addressee,
    readonly notice: Notice,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
