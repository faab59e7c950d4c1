import { randomUUID } from 'node:crypto';
import { describeCreditLedger } from '../../../test/contracts/credit-ledger.contract';
import { InMemoryCreditLedger } from '../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';

describeCreditLedger('InMemoryCreditLedger', () => {
  const transaction = new InMemoryTransaction();
  const ledger = new InMemoryCreditLedger(transaction);
  return {
    ledger,
    transaction,
    async openAccount() {
      const id = randomUUID();
      await ledger.openAccount(id);
      return id;
    },
    balanceOf: (id) => Promise.resolve(ledger.balanceOf(id)),
  };
});
