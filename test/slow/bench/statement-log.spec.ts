import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStatements } from '../../../bench/money/statement-log';

const entry = (session: number, kind: string, text: string): string =>
  `2026-11-29 11:00:00.000 UTC [${session}] ${kind}:  ${text}\n`;

describe('readStatements', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'loa-statement-log-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (log: string, fromByte = 0): Promise<string[]> => {
    const file = path.join(folder, 'server.log');
    writeFileSync(file, log);
    return readStatements(file, fromByte);
  };

  it('puts the parameters in, and reads on after a line break', async () => {
    const before = entry(7, 'LOG', 'statement: SELECT 0');
    const log = [
      entry(7, 'LOG', 'execute <unnamed>: UPDATE orders\n\tSET memo = $2 WHERE id = $1'),
      entry(7, 'DETAIL', "Parameters: $1 = '12', $2 = 'it''s paid'"),
      entry(7, 'WARNING', 'nothing to send'),
    ].join('');
    expect(await read(before + log, before.length)).toEqual([
      "UPDATE orders\nSET memo = 'it''s paid' WHERE id = 12",
    ]);
  });

  it('keeps a transaction in one piece, whatever other sessions do meanwhile', async () => {
    const log = [
      entry(7, 'LOG', 'statement: START TRANSACTION'),
      entry(8, 'LOG', 'statement: START TRANSACTION'),
      entry(7, 'LOG', 'execute <unnamed>: SELECT $1'),
      entry(9, 'LOG', 'statement: SELECT 9'),
      entry(8, 'LOG', 'statement: SAVEPOINT a'),
      entry(7, 'DETAIL', "Parameters: $1 = '7'"),
      entry(8, 'LOG', 'statement: ROLLBACK TO SAVEPOINT a'),
      entry(7, 'LOG', 'statement: COMMIT'),
      entry(7, 'LOG', 'statement: SELECT 7'),
      entry(8, 'LOG', 'statement: ROLLBACK'),
    ].join('');
    expect(await read(log)).toEqual([
      ...['START TRANSACTION', 'SELECT 7', 'COMMIT'],
      ...['START TRANSACTION', 'SAVEPOINT a', 'ROLLBACK TO SAVEPOINT a', 'ROLLBACK'],
      ...['SELECT 9', 'SELECT 7'],
    ]);
  });
});
