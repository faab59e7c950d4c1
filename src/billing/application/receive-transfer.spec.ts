import { exactTransfer } from '../../../test/harness/billing-samples';
import { InMemoryBilling } from '../../../test/harness/in-memory/in-memory-billing';

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
});
