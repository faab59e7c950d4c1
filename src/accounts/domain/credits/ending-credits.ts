import { DomainEvent } from '../../../shared/events/domain-event';
import type { CreditLot } from './credit-lots';
import type { Charge } from './low-credits';

/** Credits of an account will end soon. Stated once for each grant, as far as it is left. */
export class CreditsExpiring extends DomainEvent {
  constructor(
    readonly accountId: string,
    /** At least one; those first that end first. */
    readonly lots: readonly Pick<CreditLot, 'creditsLeft' | 'expiresAt'>[],
    readonly occurredAt: Date,
  ) {
    super();
  }
}

/** Credits of an account have ended. */
export class CreditsExpired extends DomainEvent {
  constructor(
    readonly accountId: string,
    readonly charge: Charge,
    readonly occurredAt: Date,
  ) {
    super();
  }
}
