import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Environment } from '../config/environment';
import { Clock } from '../shared/domain/clock';
import { TypeOrmTransaction } from '../platform/database/typeorm-transaction';
import { openAudioAudit } from '../synthesis';
import type { Command } from '../cli/command';
import { ledgerChecks } from './ledger-checks';

/** Something that must hold, and what breaks it. */
interface Finding {
  readonly name: string;
  readonly rows: AsyncIterable<object> | Iterable<object>;
}

export const verifyLedger: Command = {
  usage: 'verify-ledger',
  about:
    'proves that balances, ledger, orders, transfers, requests and audio files agree; exit code 1 and the ' +
    'rows when not',
  options: {},
  async run({ app, print, remark }) {
    let [checks, broken] = [0, 0];
    for (const { name, rows } of [...(await ledgerFindings(app)), ...(await audioFindings(app))]) {
      checks += 1;
      let isFirst = true;
      for await (const row of rows) {
        if (isFirst) print(`BROKEN: ${name}`);
        print(`  ${JSON.stringify(row)}`);
        isFirst = false;
        broken += 1;
      }
    }
    remark(`${checks} checks, ${broken} rows that do not add up.`);
    if (broken > 0) process.exitCode = 1;
  },
};

/** All of them look at one moment. */
function ledgerFindings(app: INestApplicationContext): Promise<Finding[]> {
  return app.get(DataSource).transaction('REPEATABLE READ', async (manager) => {
    const findings: Finding[] = [];
    for (const { name, sql } of ledgerChecks)
      findings.push({ name, rows: await manager.query<object[]>(sql) });
    return findings;
  });
}

async function audioFindings(app: INestApplicationContext): Promise<Finding[]> {
  const audit = await openAudioAudit(app.get(Environment), app.get(TypeOrmTransaction), app.get(Clock));
  return [
    { name: 'every file was stored for a request', rows: described(audit.filesWithoutRequest()) },
    { name: 'every SUCCESS request that is not expired has its file', rows: audit.requestsWithoutFile() },
  ];
}

async function* described(keys: AsyncIterable<string>): AsyncGenerator<object> {
  for await (const storedKey of keys) yield { storedKey };
}
