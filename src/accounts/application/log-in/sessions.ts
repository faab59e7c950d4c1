import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { InvalidCredentials, SessionNotFound } from '../../domain/accounts.errors';
import { isUseDue, MOST_SESSIONS, type Session, sessionEnd } from '../../domain/log-in/session';
import { AccountsRepository } from '../accounts.repository';
import type { Caller } from '../caller';
import { requireSamePassword } from '../passwords/require-password';
import { randomToken, sha256 } from '../secrets';
import { SessionsRepository } from './sessions.repository';

/** A session as its owner sees it. */
export interface ListedSession extends Session {
  /** Whether it is the one that asks. */
  readonly current: boolean;
}

/** Opens, recognises, lists and ends the sessions of people who are logged in. */
@Injectable()
export class Sessions {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Where the account has as many sessions as it may, the one that nobody has used for longest makes room.
   * @param account whose password was checked
   * @returns the token for the cookie; it is not stored and cannot be shown again
   * @throws InvalidCredentials when the password was replaced since
   */
  async open(account: Account, from: Pick<Session, 'client' | 'network'>): Promise<string> {
    const token = randomToken();
    const now = this.clock.now();
    const session = {
      ...from,
      hash: sha256(token),
      id: randomUUID(),
      accountId: account.id,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionEnd(now),
    };
    await this.transaction.run(async () => {
      requireSamePassword(account, await this.accounts.lock(account.id));
      await this.sessions.leaveAtMost(MOST_SESSIONS - 1, account.id);
      await this.sessions.add(session);
    });
    return token;
  }

  /** @throws InvalidCredentials when the session is unknown or has ended */
  async recognise(token: string, network: string): Promise<Caller> {
    const now = this.clock.now();
    const found = await this.sessions.find(sha256(token), now);
    if (!found) throw new InvalidCredentials('You are not signed in.');
    const { session, account } = found;
    if (isUseDue(session, now)) await this.sessions.noteUse(session, network, now);
    return { account, key: null };
  }

  /**
   * The account's sessions, the one used last first.
   * @param token of the session that asks
   */
  async list(account: Account, token: string): Promise<ListedSession[]> {
    const sessions = await this.sessions.list(account.id, this.clock.now());
    return sessions.map((session) => listed(session, token));
  }

  /**
   * Signs one browser of the account out.
   * @param token of the session that asks
   * @param id a UUID
   * @throws SessionNotFound
   */
  async endOne(account: Account, token: string, id: string): Promise<ListedSession> {
    const session = await this.sessions.end(account.id, id, this.clock.now());
    if (!session) throw new SessionNotFound();
    return listed(session, token);
  }

  /** Signs the account out everywhere but in the browser that holds this token. */
  async endOthers(account: Account, token: string): Promise<void> {
    await this.sessions.removeAll(account.id, sha256(token));
  }

  async end(token: string): Promise<void> {
    await this.sessions.remove(sha256(token));
  }
}

const listed = (session: Session, token: string): ListedSession => ({
  ...session,
  current: session.hash.equals(sha256(token)),
});
