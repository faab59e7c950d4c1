import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { SessionsRepository } from '../application/log-in/sessions.repository';
import type { Account } from '../domain/account';
import { idleSince, type Session } from '../domain/log-in/session';
import { accountSchema } from './schemas/account.schema';
import { sessionSchema } from './schemas/session.schema';

const openAt = (now: Date): FindOptionsWhere<Session> => ({
  expiresAt: MoreThan(now),
  lastUsedAt: MoreThan(idleSince(now)),
});

@Injectable()
export class TypeOrmSessionsRepository extends SessionsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(session: Session): Promise<void> {
    await this.transaction.manager.insert(sessionSchema, session);
  }

  async leaveAtMost(count: number, accountId: string): Promise<void> {
    await this.transaction.query(
      `DELETE FROM sessions WHERE hash IN (
         SELECT hash FROM sessions WHERE account_id = $1
         ORDER BY last_used_at DESC, created_at DESC, id DESC OFFSET $2)`,
      [accountId, count],
    );
  }

  async find(hash: Buffer, now: Date): Promise<{ session: Session; account: Account } | null> {
    const session = await this.transaction.manager.findOneBy(sessionSchema, { hash, ...openAt(now) });
    if (!session) return null;
    const account = await this.transaction.manager.findOneBy(accountSchema, {
      id: session.accountId,
      suspendedAt: IsNull(),
      deletedAt: IsNull(),
    });
    return account && { session, account };
  }

  list(accountId: string, now: Date): Promise<Session[]> {
    return this.transaction.manager.find(sessionSchema, {
      where: { accountId, ...openAt(now) },
      order: { lastUsedAt: 'DESC', createdAt: 'DESC', id: 'DESC' },
    });
  }

  async noteUse({ hash, lastUsedAt }: Session, network: string, now: Date): Promise<void> {
    await this.transaction.manager.update(sessionSchema, { hash, lastUsedAt }, { lastUsedAt: now, network });
  }

  async end(accountId: string, id: string, now: Date): Promise<Session | null> {
    const session = await this.transaction.manager.findOneBy(sessionSchema, {
      accountId,
      id,
      ...openAt(now),
    });
    await this.transaction.manager.delete(sessionSchema, { accountId, id });
    return session;
  }

  async removeAll(accountId: string, except?: Buffer): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, {
      accountId,
      ...(except && { hash: Not(except) }),
    });
  }

  async remove(hash: Buffer): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, { hash });
  }

  async removeEnded(now: Date): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, { expiresAt: LessThanOrEqual(now) });
    await this.transaction.manager.delete(sessionSchema, { lastUsedAt: LessThanOrEqual(idleSince(now)) });
  }
}
