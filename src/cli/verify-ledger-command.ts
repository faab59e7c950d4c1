import { VerifyLedger } from '../audit/verify-ledger';
import type { Command } from './command';

export const verifyLedger: Command = {
  usage: 'verify-ledger',
  about:
    'proves that balances, ledger, orders, transfers, requests and audio files agree; exit code 1 and the ' +
    'rows when not',
  options: {},
  async run({ app, print, remark }) {
    let [checks, broken] = [0, 0];
    for await (const { name, rows } of app.get(VerifyLedger).execute()) {
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
