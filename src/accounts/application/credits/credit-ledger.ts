import type { Page, PageRequest } from '../../../shared/application/page';
import type { CreditEntry, CreditHold } from '../../domain/credits/credits';
import type { Charge } from '../../domain/credits/low-credits';
import type { SpentSpan } from '../../domain/credits/spending';

export interface Grant {
  readonly accountId: string;
  /** Negative to take credits back. */
  readonly credits: number;
  readonly type: 'signup' | 'order' | 'adjustment' | 'refund';
  /** Unique for the type: the order code, the account id, an operator's reference. */
  readonly sourceId: string;
  readonly reason: string | null;
  /** The admin account that decided it, if one did. */
  readonly operatorId?: string;
  /** When the credits end, of a positive number; left out, or null, for never. */
  readonly expiresAt?: Date | null;
}

/**
 * The only way to change a balance. Every method is part of the caller's transaction; balances never fall below 0, whoever
 * else spends at the same moment. Credits that end are spent before those that never do, and of them those first that end
 * first. They are spent when they are charged: what is held is of no grant yet, and keeps as many credits from ending.
 */
export abstract class CreditLedger {
  /**
   * Adds credits, or takes them back. Not repeatable: the same type and source twice is a violated constraint, which undoes
   * the caller's transaction.
   * @throws AccountNotFound also for a deleted account that is given credits
   * @throws InsufficientCredits when fewer are available than are taken back; nothing changed then
   * @throws AlreadyGranted when the type and source have given credits before
   */
  abstract grant(grant: Grant): Promise<void>;

  /**
   * Sets credits aside for a request.
   * @param keyId the account's API key that asks, whose budget the credits are taken from as well; null for none
   * @returns the number of this hold: 1 for the account's first, without gaps
   * @throws InsufficientCredits when fewer are available, KeyBudgetUsedUp when the key may not spend them, InvalidApiKey
   *   when it was deleted meanwhile; nothing changed then
   */
  abstract hold(
    accountId: string,
    credits: number,
    requestId: string,
    keyId?: string | null,
  ): Promise<number>;

  /**
   * Holds and charges at once, for a request that is certain to succeed.
   * @returns the number of this hold, as `hold` does
   * @throws as `hold` does; nothing changed then
   */
  abstract spend(
    accountId: string,
    credits: number,
    requestId: string,
    keyId?: string | null,
  ): Promise<number>;

  /**
   * Sets credits aside for work of many parts, which has no place among the account's requests: `hold` does not count it.
   * @throws as `hold` does; nothing changed then
   */
  abstract reserve(accountId: string, credits: number, workId: string, keyId?: string | null): Promise<void>;

  /**
   * Spends so many of the credits that were held, at least 1 and at most all, and gives back the rest, to the key's
   * budget too. The hold is of what was spent from then on. Does nothing when it is settled already.
   */
  abstract chargePart(workId: string, credits: number): Promise<void>;

  /** Spends what the request held. Does nothing when the hold is settled already. */
  abstract charge(requestId: string): Promise<void>;

  /** Gives back what the request held, to the key's budget too. Does nothing when the hold is settled already. */
  abstract release(requestId: string): Promise<void>;

  /**
   * Ends the account's credits whose time has come, by an entry for each grant; those that are held are kept until they are
   * charged or given back. Repeatable.
   * @returns what it took in all, and left; null when that was nothing
   */
  abstract expire(accountId: string, now: Date): Promise<Charge | null>;

  /** The account's entries, newest first. */
  abstract entries(accountId: string, page: PageRequest): Promise<Page<CreditEntry>>;

  /** The account's entries before this one, newest first: as fast for the oldest. @param before null for the newest */
  abstract olderEntries(accountId: string, before: number | null, limit: number): Promise<CreditEntry[]>;

  /**
   * @param requestId a UUID
   * @returns what the account holds or held for the request; null when that is nothing
   */
  abstract findHold(accountId: string, requestId: string): Promise<CreditHold | null>;

  /** The one entry that a source has caused; null when it has caused none. */
  abstract findBySource(type: CreditEntry['type'], sourceId: string): Promise<CreditEntry | null>;

  /** The grants without an end that paid for a stretch of the account's spending, oldest first. */
  abstract grantsOf(accountId: string, span: SpentSpan): Promise<CreditEntry[]>;
}
