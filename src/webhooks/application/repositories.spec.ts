import { randomUUID } from 'node:crypto';
import { describeWebhookStores } from '../../../test/contracts/webhooks.contract';
import { InMemoryWebhooks } from '../../../test/harness/in-memory/in-memory-webhooks';

describeWebhookStores('The in-memory ones', () => {
  const { endpoints, deliveries, transaction } = new InMemoryWebhooks();
  return Promise.resolve({
    endpoints,
    deliveries,
    transaction,
    newAccount: () => Promise.resolve(randomUUID()),
  });
});
