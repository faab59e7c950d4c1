import { randomUUID } from 'node:crypto';
import type { TransfersRepository } from '../../src/billing/application/transfers/transfers.repository';
import type { Order } from '../../src/billing/domain/orders/order';
import type { SettledOutcome, TransferReason } from '../../src/billing/domain/transfers/settlement';
import { Transfer, type TransferState } from '../../src/billing/domain/transfers/transfer';
import { exactTransfer, sampleOrder } from '../harness/billing-samples';
import { type BillingStores, withRival } from './orders.contract';

const whole = { page: 1, limit: 100 };
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const idsOf = (transfers: readonly Transfer[]): string[] =>
  transfers.map((transfer) => transfer.toState().id);
const after = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms);

/** What every repository of transfers promises. */
export function describeTransfers(name: string, open: () => Promise<BillingStores>): void {
  describe(`${name} as TransfersRepository`, () => {
    let stores: BillingStores;
    let transfers: TransfersRepository;
    let accountId: string;
    beforeEach(async () => {
      stores = await open();
      transfers = stores.transfers;
      accountId = await stores.newAccount();
    });

    async function placeOrder(): Promise<Order> {
      const order = sampleOrder({ accountId });
      await stores.orders.add(order);
      return order;
    }

    async function receive(changes: Partial<TransferState> = {}): Promise<Transfer> {
      const notice = exactTransfer(sampleOrder());
      const received = Transfer.receive(randomUUID(), notice, { sent: [1, 'hai'] }, day(20));
      const transfer = Transfer.restore({ ...received.toState(), ...changes });
      await transfers.add(transfer);
      return transfer;
    }

    /** A transfer that was judged so without paying anything. */
    const judge = (outcome: SettledOutcome, reason: TransferReason, changes: Partial<TransferState> = {}) =>
      receive({ outcome, reason, settledAt: day(21), ...changes });

    /** A transfer that has paid an order of its own. */
    async function credit(changes: Partial<TransferState> = {}): Promise<Transfer> {
      const order = await placeOrder();
      const orderId = order.toState().id;
      const transfer = await receive({ outcome: 'credited', orderId, settledAt: day(21), ...changes });
      order.markPaid(transfer.toState().id, day(21));
      await stores.orders.save(order);
      return transfer;
    }

    const find = (transfer: Transfer) => stores.transaction.run(() => transfers.lock(transfer.toState().id));
    const referenceOf = (transfer: Transfer) => transfer.toState().referenceCode;

    it('gives back what it was given', async () => {
      const plain = await receive({ subAccount: 'VQR1', orderCode: 'LOA12345678' });
      const assigned = await credit({
        notificationId: null,
        assignedReason: 'asked by phone',
        assignedBy: accountId,
      });
      for (const transfer of [plain, assigned]) {
        expect((await find(transfer))?.toState()).toEqual(transfer.toState());
      }
    });

    it('finds no transfer under another id', async () => {
      expect(await stores.transaction.run(() => transfers.lock(randomUUID()))).toBeNull();
    });

    it('locks in transactions only', async () => {
      const transfer = await receive();
      await expect(transfers.lock(transfer.toState().id)).rejects.toThrow('transaction');
    });

    it('stores what became of a transfer, and nothing else of it', async () => {
      const transfer = await receive();
      const order = (await placeOrder()).toState();
      const altered = Transfer.restore({ ...transfer.toState(), amountVnd: 1 });
      altered.assign(order, { reason: 'asked by phone', by: accountId, acceptedVnd: 1 }, [], day(22));
      await transfers.save(altered);
      expect((await find(transfer))?.toState()).toEqual({
        ...altered.toState(),
        amountVnd: transfer.toState().amountVnd,
      });
    });

    it('stores that a transfer is closed, and that it is open again', async () => {
      const transfer = await judge('unmatched', 'wrong-amount');
      const closure = {
        as: 'refunded',
        reason: 'paid twice',
        refundReference: 'FT9',
        by: 'root@loa-1',
      } as const;
      transfer.close(closure, [], day(22));
      for (const change of [() => undefined, () => transfer.reopen()]) {
        change();
        await transfers.save(transfer);
        expect((await find(transfer))?.toState()).toEqual(transfer.toState());
      }
    });

    it('undoes what a failed transaction has stored', async () => {
      const transfer = await receive();
      const work = stores.transaction.run(async () => {
        const settled = { ...transfer.toState(), outcome: 'ignored', reason: 'no-code' } as const;
        await transfers.save(Transfer.restore({ ...settled, settledAt: day(21) }));
        await receive();
        throw new Error('undone');
      });
      await expect(work).rejects.toThrow('undone');
      expect((await find(transfer))?.settlement).toBeNull();
      expect((await transfers.backlog()).unsettled).toBe(1);
    });

    it('makes other deliveries with the reference wait until a locked one is settled', async () => {
      const one = await receive();
      const other = await receive({ referenceCode: referenceOf(one) });
      const seen = await withRival(
        stores.transaction,
        async (meetRival) => {
          const locked = await transfers.lock(one.toState().id);
          await meetRival();
          locked!.settle(
            { earlier: [], codes: { codes: [], former: [], tooManyDigits: false }, order: null },
            day(21),
          );
          await transfers.save(locked!);
        },
        () =>
          stores.transaction.run(async () => {
            await transfers.lock(other.toState().id);
            return transfers.listSettled(referenceOf(other));
          }),
      );
      expect(idsOf(seen)).toEqual(idsOf([one]));
    });

    it('locks in transactions only', async () => {
      const { id } = (await receive()).toState();
      await expect((async () => transfers.lock(id))()).rejects.toThrow('transaction');
    });

    it('refuses to credit an order twice, and a reference twice by the rules', async () => {
      const credited = await credit();
      const { orderId } = credited.toState();
      const free = (await placeOrder()).toState().id;
      const settled = { outcome: 'credited', settledAt: day(21) } as const;
      const save = async (transfer: Transfer, changes: Partial<TransferState>) =>
        transfers.save(Transfer.restore({ ...transfer.toState(), ...settled, ...changes }));
      await expect(save(await receive(), { orderId })).rejects.toThrow();
      const sameReference = await receive({ referenceCode: referenceOf(credited) });
      await expect(save(sameReference, { orderId: free })).rejects.toThrow();
      await save(sameReference, { orderId: free, assignedReason: 'the bank used it twice' });
      expect(idsOf(await transfers.listSettled(referenceOf(credited))).sort()).toEqual(
        idsOf([credited, sameReference]).sort(),
      );
    });

    it('lists what was settled under a reference, repeats left out', async () => {
      const credited = await credit();
      const referenceCode = referenceOf(credited);
      const unmatched = await judge('unmatched', 'reference-reused', { referenceCode });
      const ignored = await judge('ignored', 'out', { referenceCode });
      await judge('duplicate', 'reference-reused', { referenceCode });
      await receive({ referenceCode });
      await judge('unmatched', 'wrong-amount');
      const expected = idsOf([credited, unmatched, ignored]).sort();
      expect(idsOf(await transfers.listSettled(referenceCode)).sort()).toEqual(expected);
      expect(await transfers.listSettled('FT-unknown')).toEqual([]);
    });

    it('finds deliveries by their references, received ones too, repeats left out', async () => {
      const received = await receive();
      const ignored = await judge('ignored', 'no-code');
      const repeat = await judge('duplicate', 'no-code', { referenceCode: referenceOf(ignored) });
      await receive();
      const references = [received, ignored, repeat].map(referenceOf);
      const found = await transfers.findByReferences([...references, 'FT-unknown']);
      expect(idsOf(found).sort()).toEqual(idsOf([received, ignored]).sort());
      expect(await transfers.findByReferences([])).toEqual([]);
    });

    it('lists what paid orders, of some accounts and a period, oldest first, without mock-pay', async () => {
      const last = await credit({ transferredAt: day(3), accountNumber: 'vqr 1' });
      const first = await credit({ transferredAt: day(1), accountNumber: 'VQR1' });
      await credit({ transferredAt: after(day(1), -1), accountNumber: 'VQR1' });
      await credit({ transferredAt: after(day(3), 1), accountNumber: 'VQR1' });
      await credit({ transferredAt: day(2), accountNumber: 'VQR1', channel: 'mock' });
      await credit({ transferredAt: day(2), accountNumber: 'VQR2' });
      await judge('unmatched', 'wrong-amount', { transferredAt: day(2), accountNumber: 'VQR1' });
      const listed: Transfer[] = [];
      for await (const transfer of transfers.listCredited(['VQR1'], day(1), day(3))) listed.push(transfer);
      expect(idsOf(listed)).toEqual(idsOf([first, last]));
    });

    it('tells the references of the transfers that paid orders', async () => {
      const credited = await credit();
      const unpaid = (await placeOrder()).toState().orderCode;
      const [paid] = await stores.orders.findByIds([credited.toState().orderId ?? '']);
      const { orderCode } = paid!.toState();
      const references = await transfers.findReferencesOf([unpaid, orderCode, 'LOA1']);
      expect([...references]).toEqual([[orderCode, referenceOf(credited)]]);
      expect(await transfers.findReferencesOf([])).toEqual(new Map());
    });

    it('lists the unsettled ones that came in before a moment, oldest first, and goes on behind the last', async () => {
      const third = await receive({ receivedAt: day(3) });
      const first = await receive({ receivedAt: day(1) });
      const twins = [await receive({ receivedAt: day(2) }), await receive({ receivedAt: day(2) })];
      await judge('ignored', 'no-code', { receivedAt: day(1) });
      const ordered = [...idsOf([first]), ...idsOf(twins).sort(), ...idsOf([third])];
      const list = async (...search: Parameters<TransfersRepository['listUnsettled']>) =>
        (await transfers.listUnsettled(...search)).map(({ id }) => id);
      expect(await list(day(4), 10, null)).toEqual(ordered);
      expect(await list(day(3), 10, null)).toEqual(ordered.slice(0, 3));
      const [, last] = await transfers.listUnsettled(day(4), 2, null);
      expect(await list(day(4), 2, last!)).toEqual(ordered.slice(2));
    });

    it('counts the unsettled ones, and tells since when the oldest waits', async () => {
      expect(await transfers.backlog()).toEqual({ unsettled: 0, oldestReceivedAt: null });
      for (const number of [3, 1, 2]) await receive({ receivedAt: day(number) });
      await judge('ignored', 'no-code', { receivedAt: new Date(0) });
      expect(await transfers.backlog()).toEqual({ unsettled: 3, oldestReceivedAt: day(1) });
    });

    it('finds transfers by outcome, reason and reference, newest first, page by page', async () => {
      const received = await receive({ receivedAt: day(1) });
      const wrong = await judge('unmatched', 'wrong-amount', { receivedAt: day(3) });
      const repeat = await judge('duplicate', 'wrong-amount', { receivedAt: day(2) });
      const search = async (filter: Parameters<TransfersRepository['search']>[0]) =>
        idsOf((await transfers.search(filter, whole)).items);
      expect(await search({})).toEqual(idsOf([wrong, repeat, received]));
      expect(await search({ outcome: 'received' })).toEqual(idsOf([received]));
      expect(await search({ reason: 'wrong-amount' })).toEqual(idsOf([wrong, repeat]));
      expect(await search({ reason: 'wrong-amount', outcome: 'duplicate' })).toEqual(idsOf([repeat]));
      expect(await search({ referenceCode: referenceOf(wrong) })).toEqual(idsOf([wrong]));
      wrong.close({ as: 'dismissed', reason: 'x', refundReference: null, by: 'root@loa-1' }, [], day(22));
      await transfers.save(wrong);
      expect(await search({ closedAs: 'dismissed' })).toEqual(idsOf([wrong]));
      expect(await search({ closedAs: 'refunded' })).toEqual([]);
      const { total, items } = await transfers.search({}, { page: 2, limit: 2 });
      expect([total, idsOf(items)]).toEqual([3, idsOf([received])]);
    });

    it('gives all transfers of a filter, newest first', async () => {
      const received = await receive({ receivedAt: day(1) });
      const wrong = await judge('unmatched', 'wrong-amount', { receivedAt: day(3) });
      const repeat = await judge('duplicate', 'wrong-amount', { receivedAt: day(2) });
      const all = async (filter: Parameters<TransfersRepository['all']>[0]) => {
        const found = [];
        for await (const some of transfers.all(filter)) found.push(...idsOf(some));
        return found;
      };
      expect(await all({})).toEqual(idsOf([wrong, repeat, received]));
      expect(await all({ outcome: 'duplicate' })).toEqual(idsOf([repeat]));
    });

    it('lists what waits for an operator, oldest first: unmatched money, and money without a code', async () => {
      const wrong = await judge('unmatched', 'wrong-amount', { receivedAt: day(2) });
      const codeless = await judge('ignored', 'no-code', { receivedAt: day(1) });
      await judge('ignored', 'out');
      await judge('duplicate', 'wrong-amount');
      await receive();
      await credit();
      for (const [outcome, reason] of [
        ['unmatched', 'wrong-amount'],
        ['ignored', 'no-code'],
      ] as const) {
        await judge(outcome, reason, { closedAs: 'dismissed', closedReason: 'x', closedAt: day(22) });
      }
      const list = async (...search: Parameters<TransfersRepository['listWaiting']>) => {
        const { total, items } = await transfers.listWaiting(...search);
        return [total, ...idsOf(items)];
      };
      expect(await list(null, whole)).toEqual([2, ...idsOf([codeless, wrong])]);
      expect(await list(null, { page: 2, limit: 1 })).toEqual([2, ...idsOf([wrong])]);
      expect(await list('wrong-amount', whole)).toEqual([1, ...idsOf([wrong])]);
      expect(await list('no-code', whole)).toEqual([1, ...idsOf([codeless])]);
      expect(await list('nine-digits', whole)).toEqual([0]);
    });
  });
}
