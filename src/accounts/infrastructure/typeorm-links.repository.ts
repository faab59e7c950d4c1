import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { LinksRepository } from '../application/email/links.repository';
import type { AccountLink, LinkPurpose } from '../domain/email/account-link';
import { accountLinkSchema } from './schemas/account-link.schema';

@Injectable()
export class TypeOrmLinksRepository extends LinksRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(link: AccountLink): Promise<void> {
    await this.transaction.manager.insert(accountLinkSchema, link);
  }

  count(accountId: string, purpose: LinkPurpose, now: Date): Promise<number> {
    const expiresAt = MoreThan(now);
    return this.transaction.manager.countBy(accountLinkSchema, { accountId, purpose, expiresAt });
  }

  find(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null> {
    const expiresAt = MoreThan(now);
    return this.transaction.manager.findOneBy(accountLinkSchema, { hash, purpose, expiresAt });
  }

  async take(hash: Buffer, purpose: LinkPurpose, now: Date): Promise<AccountLink | null> {
    const link = await this.find(hash, purpose, now);
    const { affected } = await this.transaction.manager.delete(accountLinkSchema, { hash, purpose });
    return affected === 1 ? link : null;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transaction.manager.delete(accountLinkSchema, { accountId });
  }

  async removeExpired(now: Date): Promise<void> {
    await this.transaction.manager.delete(accountLinkSchema, { expiresAt: LessThanOrEqual(now) });
  }
}
