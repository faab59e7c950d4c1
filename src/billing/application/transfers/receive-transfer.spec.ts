import { exactTransfer } from '../../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../../test/harness/in-memory/in-memory-billing';

let billing: InMemoryBilling;
beforeEach(() => (billing = new InMemoryBilling()));

describe('ReceiveTransfer', () => {
  it('stores the delivery as it was sent, and settles it', async () => {
    const order = await billing.order();
    const notice = exactTransfer(order);
    const raw = { content: notice.content, extra: [1, 'hai'] };
    expect(await billing.receiveTransfer.execute(notice, raw)).toBe('credited');
    expect(await billing.deliveries(notice.referenceCode)).toMatchObject([
      { ...notice, raw, receivedAt: billing.now, outcome: 'credited' },
    ]);
    expect(billing.queue.pushed).toEqual([]);
  });

  it('keeps every repeat as a delivery of its own, and grants once, however many come at once', async () => {
    const order = await billing.order();
    const notice = exactTransfer(order);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => billing.receiveTransfer.execute(notice, {})),
    );
    expect(outcomes.sort()).toEqual(['credited', ...Array<string>(19).fill('duplicate')]);
    expect(await billing.deliveries(notice.referenceCode)).toHaveLength(20);
    expect(billing.grants(order)).toHaveLength(1);
  });

  it('accepts what cannot be settled now, and queues it with the cause', async () => {
    const order = await billing.order();
    const notice = exactTransfer(order);
    billing.handlerFault = new Error('the handler fails');
    expect(await billing.receiveTransfer.execute(notice, {})).toBe('accepted');
    const [stored] = await billing.deliveries(notice.referenceCode);
    expect(stored).toMatchObject({ outcome: 'received', orderId: null, settledAt: null });
    expect(billing.queue.pushed).toEqual([{ transferId: stored?.id, because: billing.handlerFault }]);
    expect([await billing.isPaid(order), billing.grants(order)]).toEqual([false, []]);
  });

  it('accepts what is not settled within a second and a half, for settling to go on behind the answer', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const notice = exactTransfer(await billing.order());
      let fail = (_: Error): void => undefined;
      const settling = new Promise<never>((_, reject) => (fail = reject));
      jest.spyOn(billing.settleTransfer, 'execute').mockReturnValueOnce(settling);
      const answered = jest.fn();
      void billing.receiveTransfer.execute(notice, {}).then(answered);
      await jest.advanceTimersByTimeAsync(1_499);
      expect(answered).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(answered).toHaveBeenCalledWith('accepted');

      const because = new Error('the database does not answer');
      fail(because);
      await jest.advanceTimersByTimeAsync(0);
      const [stored] = await billing.deliveries(notice.referenceCode);
      expect(billing.queue.pushed).toEqual([{ transferId: stored?.id, because }]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('settles what one notification tells of one after the other', async () => {
    const orders = [await billing.order(), await billing.order(), await billing.order()];
    const settle = billing.settleTransfer.execute.bind(billing.settleTransfer);
    let running = 0;
    let most = 0;
    jest.spyOn(billing.settleTransfer, 'execute').mockImplementation(async (id) => {
      most = Math.max(most, ++running);
      return settle(id).finally(() => (running -= 1));
    });
    const announced = orders.map((order) => ({ notice: exactTransfer(order), raw: {} }));
    expect(await billing.receiveTransfer.executeAll(announced)).toEqual(['credited', 'credited', 'credited']);
    expect(most).toBe(1);
  });
});
