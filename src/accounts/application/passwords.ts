/** Turns passwords into hashes that are safe at rest, and compares. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;

  /**
   * Takes as long for `null` (an unknown account, or one without a password) as for a wrong password, so
   * time tells nobody which addresses have accounts.
   */
  abstract matches(hash: string | null, password: string): Promise<boolean>;
}
