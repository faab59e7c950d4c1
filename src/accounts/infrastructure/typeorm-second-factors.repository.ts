import { Injectable } from '@nestjs/common';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { SecondFactorsRepository } from '../application/log-in/second-factors.repository';
import type { SecondFactor } from '../domain/log-in/second-factor';
import { secondFactorSchema } from './schemas/second-factor.schema';

/** Conditions stand in the statements themselves: of two calls with one code one finds it unused. */
@Injectable()
export class TypeOrmSecondFactorsRepository extends SecondFactorsRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  find(accountId: string): Promise<SecondFactor | null> {
    return this.transaction.manager.findOneBy(secondFactorSchema, { accountId });
  }

  begin({ accountId, secret }: SecondFactor): Promise<boolean> {
    return this.changes(
      `INSERT INTO second_factors AS factor (account_id, secret, last_step, recovery_hashes) VALUES ($1, $2, 0, '[]')
       ON CONFLICT (account_id) DO UPDATE SET secret = excluded.secret WHERE factor.confirmed_at IS NULL
       RETURNING account_id`,
      [accountId, secret],
    );
  }

  confirm(
    { accountId, secret }: Pick<SecondFactor, 'accountId' | 'secret'>,
    step: number,
    recoveryHashes: readonly string[],
    at: Date,
  ): Promise<boolean> {
    return this.changes(
      `UPDATE second_factors SET confirmed_at = $4, last_step = $2, recovery_hashes = $3
       WHERE account_id = $1 AND secret = $5 AND confirmed_at IS NULL RETURNING account_id`,
      [accountId, step, JSON.stringify(recoveryHashes), at, secret],
    );
  }

  useStep(accountId: string, step: number): Promise<boolean> {
    return this.changes(
      'UPDATE second_factors SET last_step = $2 WHERE account_id = $1 AND last_step < $2 RETURNING account_id',
      [accountId, step],
    );
  }

  useRecovery(accountId: string, hash: string): Promise<boolean> {
    return this.changes(
      `UPDATE second_factors SET recovery_hashes = recovery_hashes - $2::text
       WHERE account_id = $1 AND recovery_hashes ? $2::text RETURNING account_id`,
      [accountId, hash],
    );
  }

  async replaceRecovery(accountId: string, recoveryHashes: readonly string[]): Promise<void> {
    await this.transaction.manager.update(secondFactorSchema, { accountId }, { recoveryHashes });
  }

  async remove(accountId: string): Promise<void> {
    await this.transaction.manager.delete(secondFactorSchema, { accountId });
  }

  private async changes(sql: string, parameters: readonly unknown[]): Promise<boolean> {
    return (await this.transaction.query(sql, parameters)).length > 0;
  }
}
