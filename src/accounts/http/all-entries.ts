import type { CreditLedger } from '../application/credits/credit-ledger';
import type { CreditEntry } from '../domain/credits/credits';

const ENTRIES_AT_ONCE = 500;

/** Every entry of an account, newest first, some hundred at a time as they are taken. */
export async function* allEntries(ledger: CreditLedger, accountId: string): AsyncGenerator<CreditEntry[]> {
  let before: number | null = null;
  do {
    const entries = await ledger.olderEntries(accountId, before, ENTRIES_AT_ONCE);
    yield entries;
    before = entries.length < ENTRIES_AT_ONCE ? null : entries.at(-1)!.id;
  } while (before !== null);
}
