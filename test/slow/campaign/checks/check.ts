import type { Journal } from '../journal';
import { checkBalances } from './check-balances';
import { checkOrders } from './check-orders';
import { checkSpeeches } from './check-speeches';
import { checkTransfers } from './check-transfers';
import type { Files, Records } from './evidence';

/**
 * Holds what the service has kept against what it has promised.
 * @returns a sentence for each thing that does not agree, beginning with its kind: `lost`, `doubled`, `stuck` or
 *   `changed`
 */
export function check(journal: Journal, records: Records, files: Files): string[] {
  return [
    ...checkOrders(journal, records),
    ...checkTransfers(journal, records),
    ...checkSpeeches(journal, records, files),
    ...checkBalances(journal, records),
  ];
}
