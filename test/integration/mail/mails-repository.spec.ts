import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { mailSchemas } from '../../../src/mail/infrastructure/mail.schema';
import { TypeOrmMailsRepository } from '../../../src/mail/infrastructure/typeorm-mails.repository';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { describeMails } from '../../contracts/mails.contract';
import { insertAccount } from '../../harness/insert-account';
import { createDatabase, type TestDatabase } from '../../harness/postgres';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createDatabase();
  dataSource = await new DataSource(dataSourceOptions(database.url)).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describeMails('The PostgreSQL one', async () => {
  const transaction = new TypeOrmTransaction(dataSource);
  await transaction.query('TRUNCATE mails');
  return {
    mails: new TypeOrmMailsRepository(transaction),
    rows: () => dataSource.manager.find<object>(mailSchemas[0]!),
    newAccount: () => insertAccount(transaction),
  };
});
