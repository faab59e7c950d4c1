import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { AppLogger } from '../../platform/logging/logger';
import { Signatures } from '../application/signatures';
import { SignUpsRepository } from '../application/sign-up/sign-ups.repository';
import type { SignUpDay } from '../domain/sign-up-day';
import { signUpDaySchema, signUpNetworkSchema } from './schemas/sign-up.schemas';

@Injectable()
export class TypeOrmSignUpsRepository extends SignUpsRepository {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly signatures: Signatures,
    private readonly logger: AppLogger,
  ) {
    super();
  }

  async count(day: string, network: string, most: number): Promise<boolean> {
    const counted = await this.transaction.query(
      `INSERT INTO sign_up_networks (day, network, accounts) VALUES ($1, $2, 1)
       ON CONFLICT (day, network) DO UPDATE SET accounts = sign_up_networks.accounts + 1
       WHERE sign_up_networks.accounts < $3
       RETURNING accounts`,
      [day, await this.signatures.sign('sign-up-network', network), most],
    );
    return counted.length > 0;
  }

  async give(
    day: string,
    { accounts, credits }: Parameters<SignUpsRepository['give']>[1],
    most: number | null,
  ): Promise<number> {
    const [given] = await this.transaction.query<{ credits: string }>(
      `INSERT INTO sign_up_days (day, accounts, credits) VALUES ($1, $2, 0)
       ON CONFLICT (day) DO UPDATE SET accounts = sign_up_days.accounts + $2
       RETURNING credits`,
      [day, accounts],
    );
    if (most !== null && Number(given?.credits) + credits > most) {
      this.logger.warn({ event: 'sign-up-credits-used-up', day, most }, 'an account is given no credits');
      return 0;
    }
    await this.transaction.query('UPDATE sign_up_days SET credits = credits + $2 WHERE day = $1', [
      day,
      credits,
    ]);
    return credits;
  }

  days(count: number): Promise<SignUpDay[]> {
    return this.transaction.manager.find(signUpDaySchema, { order: { day: 'DESC' }, take: count });
  }

  async forgetNetworks(before: string): Promise<void> {
    await this.transaction.manager.delete(signUpNetworkSchema, { day: LessThan(before) });
  }
}
