import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Clock } from '../../shared/domain/clock';
import { deleteInBatches } from '../../platform/database/delete-in-batches';
import { TypeOrmTransaction } from '../../platform/database/typeorm-transaction';
import { AppLogger } from '../../platform/logging/logger';
import { LogInJournal } from '../application/log-in/log-in-journal';
import type { FailedLogIn } from '../domain/log-in/session';
import { failedLogInSchema } from './schemas/failed-log-in.schema';

const KEPT_MS = 30 * 86_400_000;
const SHOWN = 20;

/** The row that is added is not among those that the statement counts. */
const NOTE = `
  WITH noted AS (INSERT INTO failed_log_ins (account_id, network, failed_at) VALUES ($1, $2, $3))
  DELETE FROM failed_log_ins WHERE id IN (
    SELECT id FROM failed_log_ins WHERE account_id = $1 ORDER BY failed_at DESC, id DESC OFFSET $4 - 1)`;

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
    this.transaction
      .query(NOTE, [accountId, network, this.clock.now(), SHOWN])
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
    await deleteInBatches(this.transaction, { table: 'failed_log_ins', where: 'failed_at <= $1' }, [
      this.oldest,
    ]);
  }

  private get oldest(): Date {
    return new Date(this.clock.now().getTime() - KEPT_MS);
  }
}
