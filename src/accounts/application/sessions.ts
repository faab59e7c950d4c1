import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import type { Account } from '../domain/account';
import { InvalidCredentials } from '../domain/accounts.errors';
import type { Caller } from './caller';
import { randomToken, sha256 } from './secrets';
import { SessionsRepository } from './sessions.repository';

/** How long a browser stays signed in. */
export const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Opens, recognises and ends the sessions of signed-in people. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the token for the cookie; it is not stored and cannot be shown again */
  async open(account: Account): Promise<string> {
    const token = randomToken();
    const now = this.clock.now();
    await this.sessions.add({
      hash: sha256(token),
      accountId: account.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    });
    return token;
  }

  /** @throws InvalidCredentials when the session is unknown, ended or expired */
  async recognise(token: string): Promise<Caller> {
    const account = await this.sessions.findAccount(sha256(token), this.clock.now());
    if (!account) throw new InvalidCredentials('You are not signed in.');
    return { account, proof: 'session' };
  }

  /** Signs the account out everywhere but in the browser that holds this token. */
  async endOthers(account: Account, token: string): Promise<void> {
    await this.sessions.removeAll(account.id, sha256(token));
  }

  async end(token: string): Promise<void> {
    await this.sessions.remove(sha256(token));
  }
}
