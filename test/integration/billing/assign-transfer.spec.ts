import { AssignTransfer } from '../../../src/billing/application/transfers/assign-transfer';
import { CloseTransfer } from '../../../src/billing/application/transfers/close-transfer';
import { TransferClosed, TransferMismatch } from '../../../src/billing/domain/billing.errors';
import { BillingBench, exactTransfer } from '../../harness/billing-bench';

let bench: BillingBench;
beforeAll(async () => {
  bench = await BillingBench.start();
});
afterAll(() => bench.close());

describe('an assignment by an operator', () => {
  const assign = (id: string | undefined, orderCode: string, acceptedVnd: number | null = null) =>
    bench
      .get(AssignTransfer)
      .execute(id ?? '', orderCode, { reason: 'asked by phone', by: 'root@loa-1', acceptedVnd });

  it('pays the order, whatever the amount, and keeps the reason; repeats are duplicates then', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order, { amountVnd: 1_000 });
    expect(await bench.deliver(notice)).toBe('unmatched');
    const [transfer] = await bench.transfers(notice.referenceCode);
    const { orderCode } = order.toState();
    await expect(assign(transfer?.id, orderCode)).rejects.toBeInstanceOf(TransferMismatch);
    expect((await assign(transfer?.id, orderCode, 1_000)).isPaid).toBe(true);
    expect(await bench.transfers(notice.referenceCode)).toMatchObject([
      { outcome: 'credited', reason: null, assigned_reason: 'asked by phone' },
    ]);
    expect(await bench.credits(order)).toBe(order.toState().credits);
    expect(await bench.deliver(notice)).toBe('duplicate');
  });

  it('is refused for money that is closed, which stays unpaid when it is told of again', async () => {
    const order = await bench.placeOrder();
    const notice = exactTransfer(order, { accountNumber: '999' });
    const { orderCode, amountVnd } = order.toState();
    expect(await bench.deliver(notice)).toBe('unmatched');
    const [transfer] = await bench.transfers(notice.referenceCode);
    const closure = {
      as: 'refunded',
      reason: 'sent back',
      refundReference: 'FT9',
      by: 'root@loa-1',
    } as const;
    await bench.get(CloseTransfer).execute(transfer?.id ?? '', closure);
    await expect(assign(transfer?.id, orderCode, amountVnd)).rejects.toBeInstanceOf(TransferClosed);
    await bench.query("UPDATE orders SET account_no = '999' WHERE order_code = $1", [orderCode]);
    expect(await bench.deliver(notice)).toBe('duplicate');
    await bench.get(CloseTransfer).reopen(transfer?.id ?? '');
    expect((await assign(transfer?.id, orderCode)).isPaid).toBe(true);
    expect(await bench.grants(order)).toBe(1);
  });

  it('pays once or is closed when both are asked for at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const order = await bench.placeOrder();
      const notice = exactTransfer(order, { content: 'chuyen tien' });
      await bench.deliver(notice);
      const [transfer] = await bench.transfers(notice.referenceCode);
      const id = transfer?.id ?? '';
      const closure = { as: 'dismissed', reason: 'x', refundReference: null, by: 'root@loa-1' } as const;
      const acts = [
        () => assign(id, order.toState().orderCode),
        () => bench.get(CloseTransfer).execute(id, closure),
      ];
      if (round % 2 === 1) acts.reverse();
      const ends = await Promise.allSettled(acts.map((act) => act()));
      expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [settled] = await bench.query<{ outcome: string; closed_as: string | null }>(
        'SELECT outcome, closed_as FROM transfers WHERE id = $1',
        [id],
      );
      const isPaid = (await bench.find(order)).isPaid;
      expect(settled).toEqual(
        isPaid ? { outcome: 'credited', closed_as: null } : { outcome: 'ignored', closed_as: 'dismissed' },
      );
      expect(await bench.grants(order)).toBe(isPaid ? 1 : 0);
    }
  });

  it('credits other money under a reference that a bank used twice', async () => {
    const [first, second] = [await bench.placeOrder(), await bench.placeOrder()];
    const notice = exactTransfer(first);
    const other = exactTransfer(second, { referenceCode: notice.referenceCode, notificationId: 987_654 });
    expect(await bench.deliver(notice)).toBe('credited');
    expect(await bench.deliver(other)).toBe('unmatched');
    const reused = (await bench.transfers(notice.referenceCode)).find(
      ({ outcome }) => outcome === 'unmatched',
    );
    expect(reused?.reason).toBe('reference-reused');
    await assign(reused?.id, second.toState().orderCode);
    expect([await bench.grants(first), await bench.grants(second)]).toEqual([1, 1]);
    expect([await bench.deliver(notice), await bench.deliver(other)]).toEqual(['duplicate', 'duplicate']);
  });

  it('is refused for money that has paid, for paid orders, unknown ones, money out and without reason', async () => {
    const [paid, open] = [await bench.placeOrder(), await bench.placeOrder()];
    const notice = exactTransfer(paid);
    await bench.deliver(notice);
    const out = exactTransfer(open, { direction: 'out' });
    const lost = exactTransfer(open, { content: 'no code' });
    await bench.deliver(out);
    await bench.deliver(lost);
    const [credited] = await bench.transfers(notice.referenceCode);
    const [[outgoing], [free]] = [
      await bench.transfers(out.referenceCode),
      await bench.transfers(lost.referenceCode),
    ];
    const { orderCode } = open.toState();
    await expect(assign(credited?.id, orderCode)).rejects.toThrow('has paid an order already');
    await expect(assign(outgoing?.id, orderCode)).rejects.toThrow('went out');
    await expect(assign(free?.id, paid.toState().orderCode)).rejects.toThrow('is paid already');
    await expect(assign(free?.id, 'LOA00000000')).rejects.toThrow('no such order');
    await expect(assign('00000000-0000-4000-8000-000000000000', orderCode)).rejects.toThrow(
      'no such transfer',
    );
    expect(await bench.grants(open)).toBe(0);
    expect((await assign(free?.id, orderCode.toLowerCase())).isPaid).toBe(true);
  });
});
