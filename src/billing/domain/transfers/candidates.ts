import { type DigitsInPlace, digitsInPlace } from './digits-in-place';
import { codeRuns, nearOrderCodes } from './near-codes';
import type { OrderState } from '../orders/order';
import { findOrderCodes } from '../orders/order-code';
import { failedRules, type TransferWithOutcome, type TransferReason } from './settlement';

/** An order that a waiting transfer may have been meant for. */
export interface Candidate {
  readonly order: OrderState;
  /** Every rule that keeps the transfer from paying it, in the order in which they are asked. */
  readonly failed: readonly TransferReason[];
  /** Which digits of its code the memo has in place; null when hardly any. */
  readonly digits: DigitsInPlace | null;
}

/** Points: how much each agreement tells of what the customer meant, where as many digits agree. */
const POINTS = { named: 3, sameDigits: 2, oneOff: 1, sameAmount: 2, unpaid: 1 };
const MOST_CANDIDATES = 5;

/** The codes that a transfer names or nearly names, in the present prefix and, where named, in any. */
export function codesAround(transfer: TransferWithOutcome, prefix: string): CodesAround {
  const found = findOrderCodes({ ...transfer, prefix });
  const memo = `${transfer.orderCode ?? ''}\n${transfer.content}`;
  const named = new Set([...found.codes, ...found.former]);
  return { found, named, runs: codeRuns(memo), ...nearOrderCodes(memo, prefix) };
}

export interface CodesAround extends ReturnType<typeof nearOrderCodes> {
  readonly found: ReturnType<typeof findOrderCodes>;
  readonly named: ReadonlySet<string>;
  /** What is written in digits. */
  readonly runs: readonly string[];
}

/**
 * Ranks orders by how well they fit a transfer: by the digits of the code that agree in place, then by code,
 * amount and still being unpaid; among equals the one placed nearest to the transfer comes first.
 */
export function rankCandidates(
  transfer: TransferWithOutcome,
  codes: CodesAround,
  orders: readonly OrderState[],
): Candidate[] {
  const points = (order: OrderState): number =>
    (order.amountVnd === transfer.amountVnd ? POINTS.sameAmount : 0) +
    (order.status !== 'PAID' ? POINTS.unpaid : 0) +
    codePoints(order.orderCode, codes);
  const apartMs = ({ createdAt }: OrderState): number =>
    Math.abs(createdAt.getTime() - transfer.transferredAt.getTime());
  return orders
    .filter((order) => order.amountVnd === transfer.amountVnd || codePoints(order.orderCode, codes) > 0)
    .map((order) => ({
      order,
      digits: digitsInPlace(codes.runs, order.orderCode),
      points: points(order),
      apartMs: apartMs(order),
    }))
    .sort(
      (one, other) =>
        (other.digits?.count ?? 0) - (one.digits?.count ?? 0) ||
        other.points - one.points ||
        one.apartMs - other.apartMs,
    )
    .slice(0, MOST_CANDIDATES)
    .map(({ order }) => compareWith(transfer, codes, order));
}

/** Lays an order beside a transfer, likely or not. */
export const compareWith = (
  transfer: TransferWithOutcome,
  codes: CodesAround,
  order: OrderState,
): Candidate => ({
  order,
  digits: digitsInPlace(codes.runs, order.orderCode),
  failed: failedReasons(transfer, codes, order),
});

function codePoints(orderCode: string, { named, sameDigits, oneOff }: CodesAround): number {
  if (named.has(orderCode)) return POINTS.named;
  if (sameDigits.has(orderCode)) return POINTS.sameDigits;
  return oneOff.has(orderCode) ? POINTS.oneOff : 0;
}

function failedReasons(
  transfer: TransferWithOutcome,
  { found }: CodesAround,
  order: OrderState,
): TransferReason[] {
  const isReferenceUsed = transfer.reason === 'reference-reused';
  return failedRules({ transfer, isReferenceUsed, codes: found, order }).map(({ reason }) => reason);
}
