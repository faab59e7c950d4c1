import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

const secondsAgo = (seconds: number) => new Date(billing.now.getTime() - seconds * 1_000);

describe('SweepTransfers', () => {
  it('settles what was forgotten, and leaves the younger ones to whoever received them', async () => {
    const [forgotten, young] = [await billing.order(), await billing.order()];
    await billing.receive(exactTransfer(forgotten), secondsAgo(5.001));
    await billing.receive(exactTransfer(young), secondsAgo(5));
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 1, failures: [] });
    expect([await billing.isPaid(forgotten), await billing.isPaid(young)]).toEqual([true, false]);
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 0, failures: [] });
  });

  it('goes past what cannot be settled, names it, and tries it again the next time', async () => {
    const orders = [await billing.order(), await billing.order(), await billing.order()];
    const stuck: string[] = [];
    for (const order of orders) stuck.push(await billing.receive(exactTransfer(order), secondsAgo(60)));
    await billing.receive(exactTransfer(orders[0]!, { content: 'no code' }), secondsAgo(50));
    const error = (billing.handlerFault = new Error('the handler fails'));
    const { settled, failures } = await billing.sweepTransfers.execute();
    expect(settled).toBe(1);
    expect(failures).toHaveLength(stuck.length);
    expect(new Set(failures)).toEqual(new Set(stuck.map((transferId) => ({ transferId, error }))));
    billing.handlerFault = null;
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 3, failures: [] });
    expect(orders.map((order) => billing.grants(order).length)).toEqual([1, 1, 1]);
  });

  it('sees everything, in batches', async () => {
    const order = await billing.order();
    for (let count = 0; count < 250; count += 1) {
      await billing.receive(exactTransfer(order), secondsAgo(60 + (count % 7)));
    }
    expect(await billing.sweepTransfers.execute()).toEqual({ settled: 250, failures: [] });
    expect(billing.grants(order)).toHaveLength(1);
  });
});
