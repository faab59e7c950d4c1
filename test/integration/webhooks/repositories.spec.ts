import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/data-source';
import { TypeOrmTransaction } from '../../../src/platform/database/typeorm-transaction';
import { TypeOrmDeliveriesRepository } from '../../../src/webhooks/infrastructure/typeorm-deliveries.repository';
import { TypeOrmEndpointsRepository } from '../../../src/webhooks/infrastructure/typeorm-endpoints.repository';
import { describeWebhookStores, type WebhookStores } from '../../contracts/webhooks.contract';
import { insertAccount } from '../../harness/insert-account';
import { createDatabase, type TestDatabase } from '../../harness/postgres';
import { NOON, sampleEndpoint } from '../../harness/webhook-samples';

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

async function openStores(): Promise<WebhookStores> {
  const transaction = new TypeOrmTransaction(dataSource);
  await transaction.query('TRUNCATE webhook_endpoints CASCADE');
  return {
    endpoints: new TypeOrmEndpointsRepository(transaction),
    deliveries: new TypeOrmDeliveriesRepository(transaction),
    transaction,
    newAccount: () => insertAccount(transaction),
  };
}

describeWebhookStores('The PostgreSQL ones', openStores);

it('events are stored while an endpoint is being changed: whoever states them does not wait', async () => {
  const stores = await openStores();
  const { endpoints, deliveries, transaction } = stores;
  const accountId = await stores.newAccount();
  const endpoint = sampleEndpoint({ accountId });
  await endpoints.add(endpoint, 10);
  const { id } = endpoint.toState();
  const outside = AsyncLocalStorage.snapshot();
  await transaction.run(async () => {
    await endpoints.lock(id);
    await outside(() =>
      deliveries.addForSubscribers(accountId, { type: 'order.paid', timestamp: NOON, data: {} }, NOON),
    );
  });
  expect((await deliveries.list(id, { page: 1, limit: 1 }, null)).total).toBe(1);
});
