import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { TypeOrmDictionariesRepository } from '../../../src/pronunciation/infrastructure/typeorm-dictionaries.repository';
import { describeDictionaries } from '../../contracts/dictionaries.contract';
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

describeDictionaries('The PostgreSQL one', () => {
  const transaction = new TypeOrmTransaction(dataSource);
  return Promise.resolve({
    dictionaries: new TypeOrmDictionariesRepository(transaction),
    transaction,
    newAccount: () => insertAccount(transaction),
  });
});
