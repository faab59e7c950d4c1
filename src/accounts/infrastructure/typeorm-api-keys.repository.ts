import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { type Row, TableColumns } from '../../platform/database/table-columns';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { ApiKeysRepository, type KeyChanges } from '../application/keys/api-keys.repository';
import type { Account } from '../domain/account';
import type { ApiKey } from '../domain/keys/api-key';
import { firstOfMonth, type KeySpending, vietnamDay } from '../domain/keys/key-spending';
import { accountSchema } from './schemas/account.schema';
import { apiKeySchema } from './schemas/api-key.schema';

/** A use is noted once in this time, so that a busy key does not cost a write for each request. */
const USE_NOTED_EVERY_MS = 60_000;

const keys = new TableColumns(apiKeySchema);
const accounts = new TableColumns(accountSchema);

/** With every call that bears a key. */
const FIND_USABLE = `SELECT ${keys.selection('key')}, ${accounts.selection('account')}
  FROM api_keys key JOIN accounts account ON account.id = key.account_id
  WHERE key.hash = $1 AND key.enabled AND (key.expires_at IS NULL OR key.expires_at > $2)
    AND account.suspended_at IS NULL AND account.deleted_at IS NULL`;

@Injectable()
export class TypeOrmApiKeysRepository extends ApiKeysRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  add(key: ApiKey, most: number): Promise<boolean> {
    return this.transaction.run(async () => {
      const { manager } = this.transaction;
      // Whoever else adds a key to this account waits here.
      await this.transaction.query('SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE', [
        key.accountId,
      ]);
      if ((await manager.countBy(apiKeySchema, { accountId: key.accountId })) >= most) return false;
      await manager.insert(apiKeySchema, key);
      return true;
    });
  }

  list(accountId: string): Promise<ApiKey[]> {
    return this.transaction.manager.find(apiKeySchema, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  async change(accountId: string, keyId: string, changes: KeyChanges): Promise<ApiKey | null> {
    const which = { id: keyId, accountId };
    if (Object.keys(changes).length > 0) {
      await this.transaction.manager.update(apiKeySchema, which, changes);
    }
    return this.transaction.manager.findOneBy(apiKeySchema, which);
  }

  async remove(accountId: string, keyId: string): Promise<ApiKey | null> {
    const key = await this.transaction.manager.findOneBy(apiKeySchema, { id: keyId, accountId });
    await this.transaction.manager.delete(apiKeySchema, { id: keyId, accountId });
    return key;
  }

  async removeAll(accountId: string): Promise<void> {
    await this.transaction.manager.delete(apiKeySchema, { accountId });
  }

  async findUsable(hash: Buffer, now: Date): Promise<{ key: ApiKey; account: Account } | null> {
    const [found] = await this.transaction.query<Row>(FIND_USABLE, [hash, now]);
    return found ? { key: keys.read(found, 'key'), account: accounts.read(found, 'account') } : null;
  }

  async spending(accountId: string, now: Date): Promise<ReadonlyMap<string, KeySpending>> {
    const day = vietnamDay(now);
    const rows = await this.transaction.query<{ id: string; today: string; this_month: string }>(
      `SELECT key.id, coalesce(sum(credits) FILTER (WHERE day = $2), 0) AS today, sum(credits) AS this_month
       FROM api_keys key JOIN api_key_days ON key_id = key.id AND day BETWEEN $3 AND $2
       WHERE account_id = $1 GROUP BY key.id`,
      [accountId, day, firstOfMonth(day)],
    );
    return new Map(
      rows.map(({ id, today, this_month }) => [id, { today: Number(today), thisMonth: Number(this_month) }]),
    );
  }

  async markUsed(key: ApiKey, at: Date): Promise<void> {
    const before = new Date(at.getTime() - USE_NOTED_EVERY_MS);
    if (key.lastUsedAt && key.lastUsedAt > before) return;
    await this.transaction.manager.update(
      apiKeySchema,
      [
        { id: key.id, lastUsedAt: IsNull() },
        { id: key.id, lastUsedAt: LessThan(before) },
      ],
      { lastUsedAt: at },
    );
  }
}
