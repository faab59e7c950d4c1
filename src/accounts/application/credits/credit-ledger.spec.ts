import { randomUUID } from 'node:crypto';
import { describeCreditLedger, type LedgerStage } from '../../../../test/contracts/credit-ledger.contract';
import { describeExpiringCredits } from '../../../../test/contracts/expiring-credits.contract';
import { InMemoryCreditLedger } from '../../../../test/harness/in-memory/in-memory-credit-ledger';
import { InMemoryTransaction } from '../../../../test/harness/in-memory/in-memory-transaction';

const openStage = (): LedgerStage => {
  const transaction = new InMemoryTransaction();
  const ledger = new InMemoryCreditLedger(transaction);
  return {
    ledger,
    lots: ledger.lots,
    transaction,
    async openAccount() {
      const id = randomUUID();
      await ledger.openAccount(id);
      return id;
    },
    balanceOf: (id) => Promise.resolve(ledger.balanceOf(id)),
  };
};

describeCreditLedger('InMemoryCreditLedger', openStage);
describeExpiringCredits('InMemoryCreditLedger', openStage);
