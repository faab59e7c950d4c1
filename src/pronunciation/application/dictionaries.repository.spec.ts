import { randomUUID } from 'node:crypto';
import { describeDictionaries } from '../../../test/contracts/dictionaries.contract';
import { InMemoryDictionaries } from '../../../test/harness/in-memory/in-memory-dictionaries';
import { InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';

describeDictionaries('The one in memory', () => {
  const transaction = new InMemoryTransaction();
  const dictionaries = new InMemoryDictionaries(transaction);
  return Promise.resolve({ dictionaries, transaction, newAccount: () => Promise.resolve(randomUUID()) });
});
