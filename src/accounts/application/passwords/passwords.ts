/**
 * Turns passwords into hashes that are safe at rest, and compares. Hashing is slow by design, so there is a queue:
 * `owner` says whose work it is (a network, a browser, an account), and owners are served in turn.
 */
export abstract class Passwords {
  /** @throws PasswordsBusy when the owner would have to wait too long */
  abstract hash(password: string, owner: string): Promise<string>;

  /**
   * Takes as long for `null` (an unknown account, or one without a password) as for a wrong password, so
   * time tells nobody which addresses have accounts.
   * @throws PasswordsBusy when the owner would have to wait too long
   */
  abstract matches(stored: string | null, password: string, owner: string): Promise<boolean>;
}
