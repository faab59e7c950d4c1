import type { Account } from '../../domain/account';
import { InvalidCredentials } from '../../domain/accounts.errors';
import type { Passwords } from './passwords';

/**
 * Has an owner who is signed in give the password once more.
 * @throws InvalidCredentials when it is not the account's password
 * @throws PasswordsBusy
 */
export async function requirePassword(
  passwords: Passwords,
  { id, passwordHash }: Account,
  password: string,
): Promise<void> {
  if (!(await passwords.matches(passwordHash, password, id))) {
    throw new InvalidCredentials('The password is wrong.');
  }
}

/**
 * Checking a password takes a while, in which somebody may replace it: the former one lets nobody do anything any more.
 * @param checked the account as it was when its password was checked
 * @param locked the account as it is, until the transaction ends
 * @throws InvalidCredentials
 */
export function requireSamePassword(checked: Account, locked: Account | null): void {
  if (locked?.passwordHash !== checked.passwordHash) {
    throw new InvalidCredentials('The password was replaced meanwhile.');
  }
}
