import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment';
import { TypeOrmTransaction } from '../platform/database/typeorm-transaction';
import { Clock } from '../shared/domain/clock';
import { openAudioAudit } from '../synthesis';
import { ledgerChecks } from './ledger-checks';

/** A check, and the rows that break it: none when it holds. */
export interface CheckedRule {
  readonly name: string;
  readonly rows: AsyncIterable<object> | Iterable<object>;
}

/** Checks that balances, ledger, orders, transfers, requests and audio files agree. It changes nothing. */
@Injectable()
export class VerifyLedger {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transaction: TypeOrmTransaction,
    private readonly environment: Environment,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns every check; those of the audio files run while their rows are read
   * @throws UnusableEnvironment before the first check, when the audio store cannot be used
   */
  async *execute(): AsyncGenerator<CheckedRule> {
    const audio = await openAudioAudit(this.environment, this.transaction, this.clock);
    yield* await this.checkTables();
    yield { name: 'every file was stored for a request', rows: described(audio.filesWithoutRequest()) };
    yield {
      name: 'every SUCCESS request that is not expired has its file',
      rows: audio.requestsWithoutFile(),
    };
  }

  /** All of them look at one moment. */
  private checkTables(): Promise<CheckedRule[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const checked: CheckedRule[] = [];
      for (const { name, sql } of ledgerChecks) {
        checked.push({ name, rows: await manager.query<object[]>(sql) });
      }
      return checked;
    });
  }
}

async function* described(keys: AsyncIterable<string>): AsyncGenerator<object> {
  for await (const storedKey of keys) yield { storedKey };
}
