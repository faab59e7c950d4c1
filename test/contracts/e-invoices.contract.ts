import { randomUUID } from 'node:crypto';
import type { EInvoicesRepository } from '../../src/billing/application/e-invoices/e-invoices.repository';
import { type EInvoice, openEInvoice } from '../../src/billing/domain/e-invoices/e-invoice';
import { sampleOrder } from '../harness/billing-samples';
import { type BillingStores, withRival } from './orders.contract';

/** E-invoices and the orders that they are for, with nothing in them. */
export interface EInvoiceStores extends BillingStores {
  readonly eInvoices: EInvoicesRepository;
}

const minute = (number: number): Date => new Date(Date.UTC(2026, 10, 20, 8, number));

/** What every repository of e-invoices promises. */
export function describeEInvoices(name: string, open: () => Promise<EInvoiceStores>): void {
  describe(`${name} as EInvoicesRepository`, () => {
    let stores: EInvoiceStores;
    let invoices: EInvoicesRepository;
    beforeEach(async () => {
      stores = await open();
      invoices = stores.eInvoices;
    });

    /** An invoice of a new order. */
    async function add(at: Date, changes: Partial<EInvoice> = {}): Promise<EInvoice> {
      const order = sampleOrder({ accountId: await stores.newAccount() });
      await stores.orders.add(order);
      const invoice = { ...openEInvoice(order.toState().id, at), ...changes };
      await invoices.add(invoice);
      return invoice;
    }

    it('gives back what it was given last', async () => {
      const opened = await add(minute(0));
      expect(await invoices.findByOrder(opened.orderId)).toEqual(opened);
      const later = {
        ...opened,
        ticket: 't',
        number: 'C26TSE-1',
        failures: 2,
        error: 'no',
        nextAttemptAt: null,
      };
      await invoices.save(later);
      expect(await invoices.findByOrder(opened.orderId)).toEqual(later);
      expect(await invoices.findByOrder(randomUUID())).toBeNull();
    });

    it('lets go with the transaction that it was added in', async () => {
      let orderId = '';
      const undone = stores.transaction.run(async () => {
        ({ orderId } = await add(minute(0)));
        throw new Error('undone');
      });
      await expect(undone).rejects.toThrow('undone');
      expect(await invoices.findByOrder(orderId)).toBeNull();
    });

    it('hands out what is due, the longest due first, and not again before the claim has run out', async () => {
      const second = await add(minute(2));
      const first = await add(minute(1));
      await add(minute(4));
      await add(minute(0), { nextAttemptAt: null });
      const until = minute(8);
      expect(await invoices.claim(minute(3), until, 1)).toEqual([{ ...first, nextAttemptAt: until }]);
      expect(await invoices.claim(minute(3), until, 9)).toEqual([{ ...second, nextAttemptAt: until }]);
      expect(await invoices.claim(minute(3), until, 9)).toEqual([]);
      expect(await invoices.claim(until, minute(9), 9)).toHaveLength(3);
    });

    it('hands nothing out twice to those who ask at once', async () => {
      await add(minute(0));
      const seen = await withRival(
        stores.transaction,
        async (meetRival) => {
          expect(await invoices.claim(minute(1), minute(6), 9)).toHaveLength(1);
          await meetRival();
        },
        () => invoices.claim(minute(1), minute(6), 9),
      );
      expect(seen).toEqual([]);
    });

    it('lists what is not issued, oldest first', async () => {
      const second = await add(minute(2), { nextAttemptAt: null, failures: 10, error: 'no' });
      const first = await add(minute(1));
      await add(minute(0), { number: 'C26TSE-1', nextAttemptAt: null });
      expect(await invoices.listOpen(9)).toEqual([first, second]);
      expect(await invoices.listOpen(1)).toEqual([first]);
    });
  });
}
