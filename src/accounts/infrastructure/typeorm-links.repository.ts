import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { LinksRepository } from '../application/email/links.repository';
import type { AccountLink, LinkPurpose } from '../domain/email/account-link';
import { accountLinkSchema } from './schemas/account-link.schema';

/** The hash of a link that is no good any more: of 122 random bits, which nobody is told. */
const NO_TOKEN = 'sha256(uuid_send(gen_random_uuid()))';

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
    const used = await this.transaction.query(
      `UPDATE account_links SET hash = ${NO_TOKEN} WHERE hash = $1 AND purpose = $2 RETURNING hash`,
      [hash, purpose],
    );
    return used.length === 1 ? link : null;
  }

  async disableAll(accountId: string): Promise<void> {
    const sql = `UPDATE account_links SET hash = ${NO_TOKEN} WHERE account_id = $1`;
    await this.transaction.query(sql, [accountId]);
  }

  async removeExpired(now: Date): Promise<void> {
    await this.transaction.manager.delete(accountLinkSchema, { expiresAt: LessThanOrEqual(now) });
  }
}
