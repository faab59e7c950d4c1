import type { Journal } from '../journal';
import type { Records } from './evidence';

/** Every order that was promised is there, as it was promised, and once. */
export function* checkOrders(journal: Journal, { orders }: Records): Generator<string> {
  const byCode = new Map(orders.map((order) => [order.orderCode, order]));
  const promised = new Set<string>();
  for (const { customer, idempotencyKey, answers } of journal.purchases) {
    for (const { orderCode, amountVnd, credits } of answers) {
      promised.add(orderCode);
      const order = byCode.get(orderCode);
      if (!order) yield `lost: order ${orderCode} was promised and is not there`;
      else if (
        order.accountId !== customer.accountId ||
        order.amountVnd !== amountVnd ||
        order.credits !== credits
      )
        yield `changed: order ${orderCode} is not as it was promised`;
    }
    const codes = new Set(answers.map(({ orderCode }) => orderCode));
    const rows = orders.filter((order) => order.idempotencyKey === idempotencyKey);
    if (codes.size > 1 || rows.length > 1)
      yield `doubled: ${idempotencyKey} has ordered ${[...codes].join(', ')}`;
    if (answers.length === 0) yield `stuck: nobody knows what became of the order with ${idempotencyKey}`;
  }
  for (const { orderCode } of orders)
    if (!promised.has(orderCode)) yield `doubled: nobody was promised order ${orderCode}`;
}
