import type { Page, PageRequest } from '../../shared/application/page';
import type { Account, Role } from '../domain/account';

/** Whom an account belongs to. */
export type Person = Pick<Account, 'email' | 'name'>;

/** Which accounts are asked for; null takes all. */
export interface AccountFilter {
  /** A part of the address or the name, in any case. */
  readonly search: string | null;
  readonly role: Role | null;
}

/** The stored accounts. */
export abstract class AccountsRepository {
  /** @throws EmailTaken when another account has the address, even one that is added at the same moment */
  abstract add(account: Account): Promise<void>;

  /** @param id a UUID */
  abstract find(id: string): Promise<Account | null>;

  /** @param email in its normalised spelling */
  abstract findByEmail(email: string): Promise<Account | null>;

  /** @returns whom accounts belong to, by their ids; unknown ids have none */
  abstract findPeople(ids: readonly string[]): Promise<ReadonlyMap<string, Person>>;

  /** The accounts, newest first. */
  abstract list(filter: AccountFilter, page: PageRequest): Promise<Page<Account>>;

  /** All accounts of a filter, newest first, some hundred at a time; each once, whatever becomes of others meanwhile. */
  abstract all(filter: AccountFilter): AsyncIterable<readonly Account[]>;

  /**
   * Puts the account on a plan it has bought, unless it has bought one before and may make more requests already: paying
   * never takes anything away, in whatever order transfers arrive.
   */
  abstract raisePlan(id: string, planId: string, rateLimitPerMinute: number): Promise<void>;

  /** Changes what its owner says of it; what is left out stays. */
  abstract change(id: string, changes: Partial<Pick<Account, 'name' | 'lowCreditsThreshold'>>): Promise<void>;

  /** Suspends the account, which keeps the moment and reason of an earlier suspension, or lifts that (null). */
  abstract suspend(
    id: string,
    suspension: { readonly reason: string; readonly at: Date } | null,
  ): Promise<void>;

  /** Those of these accounts that are suspended, by their ids. */
  abstract suspendedAmong(ids: readonly string[]): Promise<string[]>;

  /** Suspended accounts that have credits held: something is under way for them. By their ids. */
  abstract suspendedAtWork(): Promise<string[]>;

  /**
   * Keeps the account from being changed until the transaction ends.
   * @param id a UUID
   * @throws Error outside a transaction
   */
  abstract lock(id: string): Promise<Account | null>;

  /** Notes that the address is its owner's, unless it is noted, and that no credits wait for that any more. */
  abstract confirmEmail(id: string, at: Date): Promise<void>;

  /**
   * @param email in its normalised spelling
   * @throws EmailTaken, which ends the transaction, when another account has the address
   */
  abstract changeEmail(id: string, email: string): Promise<void>;

  abstract changePassword(id: string, passwordHash: string): Promise<void>;

  /** Keeps the operators' accounts from every other transaction until the caller's ends. @returns their ids, without deleted ones */
  abstract lockOperators(): Promise<string[]>;

  /**
   * Takes name, password and address from the account, which is kept for its ledger.
   * @param email that nobody has, in place of its own
   */
  abstract markDeleted(id: string, email: string, at: Date): Promise<void>;

  /** Deleted accounts of which something personal may be left, those first that were deleted first. */
  abstract listUnerased(): Promise<Account[]>;

  abstract markErased(id: string, at: Date): Promise<void>;
}
