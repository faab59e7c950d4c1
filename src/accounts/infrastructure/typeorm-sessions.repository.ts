import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { type Session, SessionsRepository } from '../application/sessions.repository';
import type { Account } from '../domain/account';
import { accountSchema } from './account.schema';
import { sessionSchema } from './session.schema';

@Injectable()
export class TypeOrmSessionsRepository extends SessionsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(session: Session): Promise<void> {
    await this.transaction.manager.insert(sessionSchema, session);
  }

  async findAccount(hash: Buffer, now: Date): Promise<Account | null> {
    const session = await this.transaction.manager.findOneBy(sessionSchema, {
      hash,
      expiresAt: MoreThan(now),
    });
    return session && this.transaction.manager.findOneBy(accountSchema, { id: session.accountId });
  }

  async remove(hash: Buffer): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, { hash });
  }

  async removeAll(accountId: string, except?: Buffer): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, {
      accountId,
      ...(except && { hash: Not(except) }),
    });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.transaction.manager.delete(sessionSchema, { expiresAt: LessThanOrEqual(now) });
  }
}
