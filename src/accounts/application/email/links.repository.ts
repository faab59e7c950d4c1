import type { AccountLink, LinkPurpose } from '../../domain/email/account-link';

/** Links that were sent. One that was used or disabled is found no more, and counts until it would have expired. */
export abstract class LinksRepository {
  abstract add(link: AccountLink): Promise<void>;

  /** How many were sent, good or not, that have not expired: what becomes of a link brings no mail back. */
  abstract count(accountId: string, purpose: LinkPurpose, now: Date): Promise<number>;

  abstract find(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null>;

  /** Finds a link and uses it up: of several who try, in however many transactions, one gets it. */
  abstract take(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null>;

  /** Makes every link of the account useless. */
  abstract disableAll(accountId: string): Promise<void>;

  abstract removeExpired(now: Date): Promise<void>;
}
