import type { SignUpDay } from '../../domain/sign-up-day';

/** How many accounts people have opened themselves, by day and network, and what they were given. */
export abstract class SignUpsRepository {
  /**
   * Counts an account that the network opens. In a transaction, others of the same network wait for its end.
   * @returns false, counting nothing, when the network has opened `most` that day
   */
  abstract count(day: string, network: string, most: number): Promise<boolean>;

  /**
   * Counts accounts that are opened and the credits that these, or earlier ones, are given. In a transaction, all others
   * of the day wait for its end.
   * @param most credits of the day; null for no end
   * @returns the credits, or 0 when that would be more than the day may give
   */
  abstract give(
    day: string,
    given: { readonly accounts: number; readonly credits: number },
    most: number | null,
  ): Promise<number>;

  /** The last days on which somebody opened an account, newest first. */
  abstract days(count: number): Promise<SignUpDay[]>;

  /** Forgets the networks of the days before this one. */
  abstract forgetNetworks(before: string): Promise<void>;
}
