import { ReviewTransfers } from '../../../src/billing/application/transfers/review-transfers';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start();
});
afterAll(() => bench.close());

const whole = { page: 1, limit: 100 };

/** The waiting transfer with the reference, and its candidates by code. */
async function review(referenceCode: string, reason: string | null = null) {
  const { items } = await bench.get(ReviewTransfers).execute(reason, whole);
  const found = items.find(({ transfer }) => transfer.referenceCode === referenceCode);
  return {
    listed: found !== undefined,
    reason: found?.transfer.reason,
    candidates: found?.candidates.map(({ order, failed }) => [order.orderCode, failed]) ?? [],
  };
}

/** Places an order and delivers a transfer for it that differs from the exact one. */
async function mishap(changes: Parameters<typeof exactTransfer>[1]) {
  const order = await bench.placeOrder();
  const notice = exactTransfer(order, changes);
  await bench.deliver(notice);
  return { orderCode: order.toState().orderCode, referenceCode: notice.referenceCode };
}

describe('the transfers that wait for an operator', () => {
  it('tell the order that was named, and the rules that kept the money from it', async () => {
    for (const [changes, failed] of [
      [{ amountVnd: 298_999 }, ['wrong-amount']],
      [{ accountNumber: '999' }, ['other-account']],
      [{ accountNumber: '999', amountVnd: 5 }, ['other-account', 'wrong-amount']],
    ] as const) {
      const { orderCode, referenceCode } = await mishap(changes);
      const { reason, candidates } = await review(referenceCode);
      expect(reason).toBe(failed[0]);
      expect(candidates[0]).toEqual([orderCode, failed]);
    }
    const order = await bench.placeOrder();
    const [first, second] = [exactTransfer(order), exactTransfer(order)];
    await bench.deliver(first);
    await bench.deliver(second);
    await bench.deliver({ ...first, amountVnd: 1 });
    const code = order.toState().orderCode;
    expect((await review(second.referenceCode)).candidates[0]).toEqual([code, ['order-already-paid']]);
    expect((await review(first.referenceCode)).candidates[0]).toEqual([
      code,
      ['reference-reused', 'wrong-amount', 'order-already-paid'],
    ]);
  });

  it('find the order behind a code that the rule does not read', async () => {
    const order = await bench.placeOrder();
    const digits = order.toState().orderCode.slice(3);
    const wrong = `${digits.slice(0, 7)}${(Number(digits[7]) + 1) % 10}`;
    for (const [content, reason] of [
      [`LOA ${digits.slice(0, 4)} ${digits.slice(4)}`, 'no-code'],
      [`LOA:${digits}`, 'no-code'],
      [`chuyen tien ${digits}`, 'no-code'],
      [`LOA${digits}160222`, 'nine-digits'],
      [`LOA ${wrong}`, 'unknown-order'],
    ] as const) {
      const notice = exactTransfer(order, { content });
      await bench.deliver(notice);
      const { listed, candidates } = await review(notice.referenceCode, reason);
      expect([content, listed]).toEqual([content, true]);
      expect(candidates[0]).toEqual([order.toState().orderCode, [reason]]);
    }
    expect((await bench.find(order)).isPaid).toBe(false);
  });

  it('offer unpaid orders of the same amount for money without any code, the nearest first, five at most', async () => {
    const orders = [];
    for (let hours = 1; hours <= 7; hours += 1) {
      const order = await bench.placeOrder();
      await bench.query(
        "UPDATE orders SET created_at = $2::timestamptz - $3 * interval '1 hour', amount_vnd = 31337 WHERE id = $1",
        [order.toState().id, '2026-10-01T07:00:00Z', hours],
      );
      orders.push(order.toState().orderCode);
    }
    const notice = exactTransfer(await bench.placeOrder(), {
      content: 'NGUYEN VAN A chuyen tien',
      amountVnd: 31_337,
      transferredAt: new Date('2026-10-01T07:00:00Z'),
    });
    expect(await bench.deliver(notice)).toBe('ignored');
    const { reason, candidates } = await review(notice.referenceCode);
    expect(reason).toBe('no-code');
    expect(candidates).toEqual(orders.slice(0, 5).map((code) => [code, ['no-code']]));
    expect((await review(notice.referenceCode, 'no-code')).listed).toBe(true);
    expect((await review(notice.referenceCode, 'nine-digits')).listed).toBe(false);
  });

  it('are listed oldest first, page by page, without what went out or paid', async () => {
    const { total, items } = await bench.get(ReviewTransfers).execute(null, whole);
    const out = await mishap({ direction: 'out' });
    const paid = await mishap({});
    const after = await bench.get(ReviewTransfers).execute(null, whole);
    expect([after.total, after.items.length]).toEqual([total, items.length]);
    for (const { referenceCode } of [out, paid]) expect((await review(referenceCode)).listed).toBe(false);
    const pages = [];
    for (let page = 1; page <= total; page += 1) {
      pages.push(...(await bench.get(ReviewTransfers).execute(null, { page, limit: 1 })).items);
    }
    expect(pages.map(({ transfer }) => transfer.id)).toEqual(items.map(({ transfer }) => transfer.id));
    const received = pages.map(({ transfer }) => transfer.receivedAt.getTime());
    expect(received).toEqual([...received].sort((one, other) => one - other));
  });

  it('refuse a reason for which nothing waits', async () => {
    for (const reason of ['out', 'nothing', '']) {
      await expect(bench.get(ReviewTransfers).execute(reason, whole)).rejects.toMatchObject({
        faults: [{ field: 'reason' }],
      });
    }
  });
});
