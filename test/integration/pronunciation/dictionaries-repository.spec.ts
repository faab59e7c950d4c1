import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { TypeOrmDictionariesRepository } from '../../../src/pronunciation/infrastructure/typeorm-dictionaries.repository';
import { describeDictionaries } from '../../contracts/dictionaries.contract';
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
    async newAccount() {
      const id = randomUUID();
      await transaction.query(
        `INSERT INTO accounts (id, email, name, role, plan_id, rate_limit_per_minute, credits_available,
           credits_held, credits_granted, hold_count, created_at, agreed_licences)
         VALUES ($1, $2, 'Lan', 'customer', 'free', 600, 0, 0, 0, 0, now(), '[]')`,
        [id, `${id}@example.com`],
      );
      return id;
    },
  });
});
