import type { AccountLink, LinkPurpose } from '../../domain/email/account-link';

/** The links that are good. One that has expired, or was used, is found by none of these methods. */
export abstract class LinksRepository {
  abstract add(link: AccountLink): Promise<void>;

  abstract count(accountId: string, purpose: LinkPurpose, now: Date): Promise<number>;

  abstract find(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null>;

  /** Finds a link and takes it away: of several who try, in however many transactions, one gets it. */
  abstract take(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null>;

  /** Makes every link of the account useless. */
  abstract removeAll(accountId: string): Promise<void>;

  abstract removeExpired(now: Date): Promise<void>;
}
