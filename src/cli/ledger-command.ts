import { DataSource } from 'typeorm';
import type { Command } from './command';
import { ledgerChecks } from './ledger-checks';

export const verifyLedger: Command = {
  usage: 'verify-ledger',
  about:
    'proves that balances, ledger, orders, transfers and requests agree; exit code 1 and the rows when not',
  options: {},
  async run({ app, print, remark }) {
    const broken = await app.get(DataSource).transaction('REPEATABLE READ', async (manager) => {
      let count = 0;
      for (const { name, sql } of ledgerChecks) {
        const rows = await manager.query<object[]>(sql);
        if (rows.length > 0) print(`BROKEN: ${name}`);
        for (const row of rows) print(`  ${JSON.stringify(row)}`);
        count += rows.length;
      }
      return count;
    });
    remark(`${ledgerChecks.length} checks, ${broken} rows that do not add up.`);
    if (broken > 0) process.exitCode = 1;
  },
};
