import type { Journal, Transfer } from '../journal';
import type { Records, TransferRow } from './evidence';
import { groupBy } from './group-by';

/** Every delivery that was acknowledged is kept and settled, and the money of each order was credited once. */
export function* checkTransfers(journal: Journal, { orders, transfers }: Records): Generator<string> {
  const rows = groupBy(transfers, ({ referenceCode }) => referenceCode);
  for (const transfer of journal.transfers)
    yield* checkTransfer(transfer, rows.get(transfer.referenceCode) ?? []);

  const credited = groupBy(
    transfers.filter(({ outcome }) => outcome === 'credited'),
    ({ orderCode }) => orderCode,
  );
  const paying = groupBy(
    journal.transfers.filter(({ acknowledged }) => acknowledged.length > 0),
    ({ pays }) => pays,
  );
  for (const { orderCode, status } of orders) {
    const times = credited.get(orderCode)?.length ?? 0;
    const wasPaid = paying.has(orderCode);
    if (wasPaid && times === 0) yield `lost: the money for order ${orderCode} was never credited`;
    if (times > 1) yield `doubled: the money for order ${orderCode} was credited ${times} times`;
    if (!wasPaid && times > 0) yield `doubled: order ${orderCode} was credited without its money`;
    if ((status === 'PAID') !== times > 0)
      yield `changed: order ${orderCode} is ${status}, credited ${times} times`;
  }
}

function* checkTransfer(
  { referenceCode, pays, deliveries, acknowledged }: Transfer,
  rows: readonly TransferRow[],
): Generator<string> {
  if (rows.length < acknowledged.length)
    yield `lost: of ${referenceCode}, ${acknowledged.length} deliveries were acknowledged and ${rows.length} are kept`;
  if (rows.length > deliveries)
    yield `doubled: ${referenceCode} was sent ${deliveries} times and kept ${rows.length}`;
  if (acknowledged.length === 0) yield `stuck: ${referenceCode} was never acknowledged`;
  if (rows.some(({ outcome }) => outcome === 'received')) yield `stuck: ${referenceCode} was not settled`;
  const credits = rows.filter(({ outcome }) => outcome === 'credited');
  if (credits.length > 1) yield `doubled: ${referenceCode} was credited ${credits.length} times`;
  if (credits.some(({ orderCode }) => orderCode !== pays))
    yield `doubled: ${referenceCode} paid what it does not pay`;
  if (acknowledged.includes('credited') && credits.length === 0)
    yield `lost: ${referenceCode} was said to be credited and is not`;
}
