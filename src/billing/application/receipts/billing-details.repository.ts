import type { BillingDetails } from '../../domain/receipts/billing-details';

/** What accounts have said about who buys. */
export abstract class BillingDetailsRepository {
  /** @returns null for an account that has said nothing */
  abstract find(accountId: string): Promise<BillingDetails | null>;

  /** Adds the account's details, or replaces them. */
  abstract save(accountId: string, details: BillingDetails): Promise<void>;
}
