import { DataSource } from 'typeorm';
import { Environment } from '../config/environment';
import { TypeOrmTransaction } from '../platform/database/typeorm-transaction';
import { SystemClock } from '../platform/process/system-clock';
import { VerifyLedger } from './verify-ledger';

jest.mock('../synthesis', () => ({ openAudioAudit: () => Promise.reject(new Error('the bucket is away')) }));

it('Without its audio store the audit checks nothing, not even tables', async () => {
  const dataSource = new DataSource({ type: 'postgres' }); // not connected
  const transaction = new TypeOrmTransaction(dataSource);
  const audit = new VerifyLedger(dataSource, transaction, Environment.read({}), new SystemClock());
  await expect(audit.execute().next()).rejects.toThrow('the bucket is away');
});
