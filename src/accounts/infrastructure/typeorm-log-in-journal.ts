import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import { Clock } from '../../shared/domain/clock';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { AppLogger } from '../../platform/logging/logger';
import { LogInJournal } from '../application/log-in/log-in-journal';
import type { FailedLogIn } from '../domain/log-in/session';
import { failedLogInSchema } from './schemas/failed-log-in.schema';

const KEPT_MS = 30 * 86_400_000;
const SHOWN = 20;

@Injectable()
export class TypeOrmLogInJournal extends LogInJournal {
  constructor(
    private readonly transaction: TypeOrmTransaction,
    private readonly logger: AppLogger,
    private readonly clock: Clock,
  ) {
    super();
  }

  noteFailure(accountId: string | null, network: string): void {
    this.logger.warn({ event: 'log-in-failed', account_id: accountId, network }, 'log-in failed');
    if (accountId === null) return;
    this.transaction.manager
      .insert(failedLogInSchema, { accountId, network, failedAt: this.clock.now() })
      .catch((error: unknown) => this.logger.error({ err: error }, 'a failed log-in could not be kept'));
  }

  failuresOf(accountId: string): Promise<FailedLogIn[]> {
    return this.transaction.manager.find(failedLogInSchema, {
      where: { accountId, failedAt: MoreThan(this.oldest) },
      order: { failedAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
  }

  async forgetOld(): Promise<void> {
    await this.transaction.manager.delete(failedLogInSchema, { failedAt: LessThanOrEqual(this.oldest) });
    await this.transaction.query(
      `DELETE FROM failed_log_ins WHERE id IN (
         SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY account_id ORDER BY failed_at DESC, id DESC) AS place
                         FROM failed_log_ins) ranked
         WHERE place > $1)`,
      [SHOWN],
    );
  }

  private get oldest(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}
