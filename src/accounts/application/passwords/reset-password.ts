import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../domain/account';
import { checkNewPassword } from '../../domain/passwords/new-password';
import { Passwords } from './passwords';
import { ReplacePassword } from './replace-password';

/** 120 bits: 20 characters that nobody guesses and that can be copied by hand once. */
const GENERATED_BYTES = 15;

/** An operator sets the password of an account, forgotten or never had, and ends all of its sessions. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly passwords: Passwords,
    private readonly replacePassword: ReplacePassword,
  ) {}

  /**
   * @param password null makes one up
   * @returns the password, which is stored nowhere
   * @throws InvalidParameters when it is too short or common
   */
  async execute(account: Account, password: string | null): Promise<string> {
    if (password !== null) checkNewPassword('password', password, account);
    const next = password ?? randomBytes(GENERATED_BYTES).toString('base64url');
    await this.replacePassword.execute(account, await this.passwords.hash(next, 'operator'));
    return next;
  }
}
