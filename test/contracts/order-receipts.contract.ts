import { randomUUID } from 'node:crypto';
import type { BillingDetailsRepository } from '../../src/billing/application/receipts/billing-details.repository';
import type { OrderReceiptsRepository } from '../../src/billing/application/receipts/order-receipts.repository';
import type { UnnumberedReceipt } from '../../src/billing/domain/receipts/order-receipt';
import { sampleOrder } from '../harness/billing-samples';
import { type BillingStores, withRival } from './orders.contract';

/** Receipts and what they name, with nothing in them. */
export interface ReceiptStores extends BillingStores {
  readonly receipts: OrderReceiptsRepository;
  readonly details: BillingDetailsRepository;
}

export const BUYER = {
  name: 'Công ty TNHH Giọng Đọc',
  taxCode: '0101248141',
  address: '1 Đường Láng, Hà Nội',
  email: 'ke-toan@example.com',
};

/** What every repository of receipts promises. */
export function describeOrderReceipts(name: string, open: () => Promise<ReceiptStores>): void {
  describe(`${name} as OrderReceiptsRepository`, () => {
    let stores: ReceiptStores;
    beforeEach(async () => {
      stores = await open();
    });

    /** The receipt of a new order. */
    async function receiptOf(year: number): Promise<UnnumberedReceipt> {
      const order = sampleOrder({ accountId: await stores.newAccount() });
      await stores.orders.add(order);
      const { id, accountId, orderCode, billingCycle, credits, amountVnd } = order.toState();
      return {
        ...{ orderId: id, accountId, orderCode, billingCycle, credits, amountVnd, year },
        issuedAt: new Date(Date.UTC(year, 5, 1)),
        planName: 'Chuyên nghiệp',
        vatRatePercent: 8,
        referenceCode: 'FT1',
        seller: { name: 'Loa', taxCode: null, address: null },
        buyer: BUYER,
      };
    }

    const issue = (receipt: UnnumberedReceipt) =>
      stores.transaction.run(() => stores.receipts.issue(receipt));

    it('gives back what it was given, and its number', async () => {
      const receipt = await receiptOf(2026);
      expect(await issue(receipt)).toEqual({ ...receipt, serial: 1 });
      expect(await stores.receipts.findByOrder(receipt.orderId)).toEqual({ ...receipt, serial: 1 });
      expect(await stores.receipts.findByOrder(randomUUID())).toBeNull();
    });

    it('finds those of several orders', async () => {
      const receipts = [await receiptOf(2026), await receiptOf(2026), await receiptOf(2027)];
      for (const receipt of receipts) await issue(receipt);
      const ids = receipts.map(({ orderId }) => orderId);
      const found = await stores.receipts.findByOrders([ids[0]!, ids[2]!, randomUUID()]);
      expect(found.map(({ orderId }) => orderId).sort()).toEqual([ids[0], ids[2]].sort());
      expect(await stores.receipts.findByOrders([])).toEqual([]);
    });

    it('counts each year from 1', async () => {
      const serials = [];
      for (const year of [2026, 2026, 2027, 2026, 2027])
        serials.push((await issue(await receiptOf(year))).serial);
      expect(serials).toEqual([1, 2, 1, 3, 2]);
    });

    it('gives the number of a transaction that was undone to the next', async () => {
      await issue(await receiptOf(2026));
      const receipt = await receiptOf(2026);
      const undone = stores.transaction.run(async () => {
        await stores.receipts.issue(receipt);
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await stores.receipts.findByOrder(receipt.orderId)).toBeNull();
      expect((await issue(await receiptOf(2026))).serial).toBe(2);
    });

    it('lets others wait until it is certain that a number is given', async () => {
      const [first, second] = [await receiptOf(2026), await receiptOf(2026)];
      const undone = withRival(
        stores.transaction,
        async (meetRival) => {
          await stores.receipts.issue(first);
          await meetRival();
          await stores.receipts.issue(await receiptOf(2026));
        },
        () => issue(second),
      );
      expect((await undone).serial).toBe(3);
    });

    it('numbers receipts of many at once without gaps', async () => {
      const receipts = await Promise.all(Array.from({ length: 12 }, () => receiptOf(2026)));
      const work = receipts.map((receipt, place) =>
        stores.transaction
          .run(async () => {
            const { serial } = await stores.receipts.issue(receipt);
            if (place % 3 === 0) throw new Error('undone');
            return serial;
          })
          .catch(() => null),
      );
      const serials = (await Promise.all(work)).filter((serial) => serial !== null);
      expect(serials.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });

    it('gives an order no second receipt, and loses no number by it', async () => {
      const receipt = await receiptOf(2026);
      await issue(receipt);
      await expect(issue(receipt)).rejects.toThrow();
      expect((await issue(await receiptOf(2026))).serial).toBe(2);
    });

    it('lists what was issued in a period, oldest first', async () => {
      const moments = ['2026-11-02T00:00:00.000Z', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'];
      const issued = [];
      for (const moment of [...moments, '2026-11-02T23:59:59.999Z', '2026-10-31T23:59:59.999Z']) {
        issued.push(await issue({ ...(await receiptOf(2026)), issuedAt: new Date(moment) }));
      }
      const listed = [];
      const period = {
        from: new Date('2026-11-01T00:00:00.000Z'),
        until: new Date('2026-11-03T00:00:00.000Z'),
      };
      for await (const receipt of stores.receipts.listIssued(period)) listed.push(receipt);
      expect(listed).toEqual([issued[1], issued[0], issued[3]]);
    });

    it('issues in transactions only', async () => {
      const receipt = await receiptOf(2026);
      await expect((async () => stores.receipts.issue(receipt))()).rejects.toThrow('transaction');
    });
  });

  describe(`${name} as BillingDetailsRepository`, () => {
    it('knows the last details of each account', async () => {
      const stores = await open();
      const { details } = stores;
      const [account, other] = [await stores.newAccount(), await stores.newAccount()];
      await details.save(account, { ...BUYER, name: 'Lan' });
      await details.save(account, BUYER);
      await details.save(other, { ...BUYER, taxCode: null, address: null });
      expect(await details.find(account)).toEqual(BUYER);
      expect(await details.find(other)).toEqual({ ...BUYER, taxCode: null, address: null });
      expect(await details.find(await stores.newAccount())).toBeNull();
    });
  });
}
