import { randomUUID } from 'node:crypto';
import type { AccountsRepository } from '../../../src/accounts/application/accounts.repository';
import type { LogInJournal } from '../../../src/accounts/application/log-in/log-in-journal';
import { Passwords } from '../../../src/accounts/application/passwords/passwords';
import { sha256 } from '../../../src/accounts/application/secrets';
import type { SessionsRepository } from '../../../src/accounts/application/log-in/sessions.repository';
import { type Account, openAccount } from '../../../src/accounts/domain/account';
import { EmailTaken } from '../../../src/accounts/domain/accounts.errors';
import { idleSince, type Session } from '../../../src/accounts/domain/log-in/session';
import { MovableClock } from '../movable-clock';
import { InMemoryCreditLedger } from './in-memory-credit-ledger';
import { InMemoryTable, InMemoryTransaction } from './in-memory-transaction';

/** Hashes that can be read, and whose work each was. */
class ReadablePasswords extends Passwords {
  readonly owners: string[] = [];

  hash(password: string, owner: string): Promise<string> {
    this.owners.push(owner);
    return Promise.resolve(`hash of ${password}`);
  }

  matches(stored: string | null, password: string, owner: string): Promise<boolean> {
    this.owners.push(owner);
    return Promise.resolve(stored === `hash of ${password}`);
  }
}

/** What the use cases of Accounts need of the world, in memory, as far as those about people go. */
export class InMemoryPeople {
  readonly clock = new MovableClock(new Date('2026-11-20T08:00:00.000Z'));
  readonly transaction = new InMemoryTransaction();
  readonly ledger = new InMemoryCreditLedger(this.transaction);
  readonly passwords = new ReadablePasswords();
  /** Whose log-ins failed, and from where. */
  readonly failures: (readonly [string | null, string])[] = [];
  private readonly stored = new InMemoryTable<Account>(this.transaction);
  private readonly open = new InMemoryTable<Session | null>(this.transaction);

  /** What a test stores beside, to see it fail or be undone. */
  readonly accounts = {
    add: async (account: Account) => {
      if (this.stored.rows.some(({ email }) => email === account.email)) throw new EmailTaken();
      await this.transaction.run(() => Promise.resolve(this.stored.set(account.id, account)));
      await this.ledger.openAccount(account.id);
    },
    findByEmail: (email: string) =>
      Promise.resolve(this.stored.rows.find((account) => account.email === email) ?? null),
    lock: (id: string) => Promise.resolve(this.stored.get(id) ?? null),
    changePassword: (id: string, passwordHash: string) =>
      this.transaction.run(() =>
        Promise.resolve(this.stored.set(id, { ...this.stored.get(id)!, passwordHash })),
      ),
  } as unknown as AccountsRepository;

  readonly sessions = {
    add: (session: Session) => this.put(session, session),
    leaveAtMost: async (count: number, accountId: string) => {
      const own = this.all().filter((session) => session.accountId === accountId);
      const latestFirst = own.sort((one, other) => Number(other.lastUsedAt) - Number(one.lastUsedAt));
      for (const session of latestFirst.slice(count)) await this.put(session, null);
    },
    find: (hash: Buffer, now: Date) => {
      const session = this.live(now).find((other) => other.hash.equals(hash));
      return Promise.resolve(session ? { session, account: this.stored.get(session.accountId)! } : null);
    },
    list: (accountId: string, now: Date) =>
      Promise.resolve(this.live(now).filter((session) => session.accountId === accountId)),
    noteUse: (session: Session, network: string, now: Date) =>
      this.put(session, { ...session, network, lastUsedAt: now }),
    end: async (accountId: string, id: string, now: Date) => {
      const session =
        this.live(now).find((other) => other.accountId === accountId && other.id === id) ?? null;
      if (session) await this.put(session, null);
      return session;
    },
    remove: async (hash: Buffer) => {
      for (const session of this.all()) if (session.hash.equals(hash)) await this.put(session, null);
    },
    removeAll: async (accountId: string, except?: Buffer) => {
      for (const session of this.all()) {
        const stays = session.accountId !== accountId || (except && session.hash.equals(except));
        if (!stays) await this.put(session, null);
      }
    },
  } as unknown as SessionsRepository;

  readonly journal = {
    noteFailure: (accountId: string | null, network: string) => void this.failures.push([accountId, network]),
  } as unknown as LogInJournal;

  /** A stored account. */
  async person(email: string, password: string | null = 'con meo leo cay'): Promise<Account> {
    const passwordHash = password === null ? null : `hash of ${password}`;
    const details = { id: randomUUID(), email, name: 'Lan', passwordHash, role: 'customer' } as const;
    const account = openAccount({ ...details, now: this.clock.now() });
    await this.accounts.add(account);
    return account;
  }

  async account(email: string): Promise<Account | null> {
    return this.accounts.findByEmail(email);
  }

  /** A session that is open. @returns its token */
  async session(account: Account): Promise<string> {
    const token = randomUUID();
    const now = this.clock.now();
    const place = { client: null, network: null, createdAt: now, lastUsedAt: now };
    const expiresAt = new Date(now.getTime() + 90 * 86_400_000);
    await this.sessions.add({
      hash: sha256(token),
      id: randomUUID(),
      accountId: account.id,
      expiresAt,
      ...place,
    });
    return token;
  }

  /** Which of these tokens still open a session. */
  async alive(...tokens: string[]): Promise<boolean[]> {
    const found = tokens.map((token) => this.sessions.find(sha256(token), this.clock.now()));
    return (await Promise.all(found)).map((session) => session !== null);
  }

  private all = (): Session[] => this.open.rows.filter((session) => session !== null);

  private live = (now: Date): Session[] =>
    this.all().filter(({ expiresAt, lastUsedAt }) => expiresAt > now && lastUsedAt > idleSince(now));

  private put = ({ id }: Session, session: Session | null): Promise<void> =>
    this.transaction.run(() => Promise.resolve(this.open.set(id, session)));
}
