import { randomUUID } from 'node:crypto';
import type { RefundsRepository } from '../../src/billing/application/refunds/refunds.repository';
import { RefundReferenceUsed } from '../../src/billing/domain/billing.errors';
import type { OrderRefund } from '../../src/billing/domain/refunds/order-refund';
import { sampleOrder } from '../harness/billing-samples';
import { type BillingStores, withRival } from './orders.contract';

/** Refunds and the orders that they are of, with nothing in them. */
export interface RefundStores extends BillingStores {
  readonly refunds: RefundsRepository;
}

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

/** What every repository of refunds promises. */
export function describeRefunds(name: string, open: () => Promise<RefundStores>): void {
  describe(`${name} as RefundsRepository`, () => {
    let stores: RefundStores;
    let refunds: RefundsRepository;
    beforeEach(async () => {
      stores = await open();
      refunds = stores.refunds;
    });

    /** The refund of a new order. */
    async function refundOf(changes: Partial<OrderRefund> = {}): Promise<OrderRefund> {
      const order = sampleOrder({ accountId: await stores.newAccount() });
      await stores.orders.add(order);
      return {
        orderId: order.toState().id,
        number: 1,
        amountVnd: 299_000,
        credits: 0,
        reference: 'FT 9',
        reason: 'đặt nhầm',
        refundedBy: 'root@loa-1',
        refundedAt: day(20),
        ...changes,
      };
    }

    it('gives back what it was given, those of an order in their order', async () => {
      const [one, other] = [await refundOf({ amountVnd: 1 }), await refundOf({ credits: 5 })];
      const second = { ...one, number: 2, reference: 'FT 10' };
      for (const refund of [second, one, other]) await refunds.add(refund);
      expect(await refunds.findByOrders([other.orderId, randomUUID()])).toEqual([other]);
      expect(await refunds.findByOrders([one.orderId])).toEqual([one, second]);
      expect(await refunds.findByOrders([])).toEqual([]);
      await expect(refunds.add({ ...one, reference: 'FT 11' })).rejects.toThrow();
    });

    it('lists what was noted in a period, oldest first', async () => {
      const noted = [];
      for (const refundedAt of [
        day(2),
        day(1),
        day(3),
        new Date(day(3).getTime() - 1),
        new Date(day(1).getTime() - 1),
      ]) {
        const refund = await refundOf({ refundedAt });
        await refunds.add(refund);
        noted.push(refund);
      }
      expect(await refunds.listNoted({ from: day(1), until: day(3) })).toEqual([
        noted[1],
        noted[0],
        noted[3],
      ]);
    });

    it('lets one transfer or order have a bank reference, however it is written', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await refunds.claimReference('FT260001', one);
      for (const written of ['FT260001', ' ft26 0001']) {
        const claim = stores.transaction.run(() => refunds.claimReference(written, other));
        await expect(claim).rejects.toThrow(new RefundReferenceUsed(written));
      }
      await refunds.claimReference('FT260002', other);
    });

    it('lets another have it once it is released', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await refunds.claimReference('FT1', one);
      await refunds.claimReference('FT2', other);
      await refunds.releaseReference(one);
      await refunds.releaseReference(one);
      await refunds.claimReference('ft1', other);
      await expect(refunds.claimReference('FT2', one)).rejects.toBeInstanceOf(RefundReferenceUsed);
    });

    it('lets one of two have it that ask at the same moment', async () => {
      const rival = withRival(
        stores.transaction,
        async (meetRival) => {
          await refunds.claimReference('FT1', randomUUID());
          await meetRival();
        },
        () => refunds.claimReference('FT1', randomUUID()),
      );
      await expect(rival).rejects.toBeInstanceOf(RefundReferenceUsed);
    });

    it('undoes a claim with its transaction', async () => {
      const undone = stores.transaction.run(async () => {
        await refunds.claimReference('FT1', randomUUID());
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      await refunds.claimReference('FT1', randomUUID());
    });
  });
}
