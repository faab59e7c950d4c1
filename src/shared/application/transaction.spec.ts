import { AsyncLocalStorage } from 'node:async_hooks';
import { describeTransaction } from '../../../test/contracts/transaction.contract';
import { InMemoryTable, InMemoryTransaction } from '../../../test/harness/in-memory/in-memory-transaction';

function openNotes() {
  const transaction = new InMemoryTransaction();
  const notes = new InMemoryTable<string>(transaction);
  const outside = AsyncLocalStorage.snapshot();
  return {
    transaction,
    write: (text: string) => transaction.run(() => Promise.resolve(notes.set(text, text))),
    committedNotes: () => Promise.resolve(outside(() => notes.rows).sort()),
  };
}

describeTransaction('InMemoryTransaction', () => ({ ...openNotes(), other: openNotes() }));

it('in-memory tables are written in transactions only', () => {
  const notes = new InMemoryTable<string>(new InMemoryTransaction());
  expect(() => notes.set('a', 'a')).toThrow('in transactions only');
});
