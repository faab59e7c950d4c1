import { randomUUID } from 'node:crypto';
import type { OrdersRepository } from '../../src/billing/application/orders/orders.repository';
import type { TransfersRepository } from '../../src/billing/application/transfers/transfers.repository';
import type { Order, OrderState } from '../../src/billing/domain/orders/order';
import { Transfer } from '../../src/billing/domain/transfers/transfer';
import type { Transaction } from '../../src/shared/application/transaction';
import { exactTransfer, sampleOrder } from '../harness/billing-samples';

/** Orders and transfers, with nothing in them: they refer to each other. */
export interface BillingStores {
  readonly orders: OrdersRepository;
  readonly transfers: TransfersRepository;
  readonly transaction: Transaction;
  /** @returns the id of an account that may order */
  newAccount(): Promise<string>;
}

export const codesOf = (orders: readonly Order[]): string[] =>
  orders.map((order) => order.toState().orderCode);

/** Long enough for a rival to reach the lock that it has to wait for. */
const RIVAL_MS = 100;

/**
 * Does some work in a transaction, and a rival's work outside it.
 * @param work calls `meetRival` where the rival is to begin
 * @returns what the rival's work came to
 */
export async function withRival<Result>(
  transaction: Transaction,
  work: (meetRival: () => Promise<void>) => Promise<void>,
  rival: () => Promise<Result>,
): Promise<Result> {
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const open = transaction.run(() =>
    work(async () => {
      begin();
      await new Promise((resolve) => setTimeout(resolve, RIVAL_MS));
    }),
  );
  await Promise.race([begun, open]);
  const [answer] = await Promise.all([rival(), open]);
  return answer;
}

const whole = { page: 1, limit: 100 };
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

/** What every repository of orders promises. */
export function describeOrders(name: string, open: () => Promise<BillingStores>): void {
  describe(`${name} as OrdersRepository`, () => {
    let stores: BillingStores;
    let orders: OrdersRepository;
    let accountId: string;
    beforeEach(async () => {
      stores = await open();
      orders = stores.orders;
      accountId = await stores.newAccount();
    });

    async function place(changes: Partial<OrderState> = {}): Promise<Order> {
      const order = sampleOrder({ accountId, ...changes });
      expect(await orders.add(order)).toBe(true);
      return order;
    }

    async function pay(order: Order, at = day(21)): Promise<Order> {
      const transfer = Transfer.receive(randomUUID(), exactTransfer(order), {}, day(20));
      await stores.transfers.add(transfer);
      order.markPaid(transfer.toState().id, at);
      await orders.save(order);
      return order;
    }

    async function cancel(order: Order): Promise<Order> {
      order.cancel(order.toState().createdAt);
      await orders.save(order);
      return order;
    }

    const codeOf = (order: Order) => order.toState().orderCode;

    it('makes the unpaid orders of an account void, once', async () => {
      const [unpaid, expired, paid] = [
        await place(),
        await place({ expiresAt: day(1) }),
        await pay(await place()),
      ];
      const others = sampleOrder({ accountId: await stores.newAccount() });
      await orders.add(others);
      await orders.makeVoid(accountId, day(22));
      await orders.makeVoid(accountId, day(23));
      const stateOf = async (order: Order) => {
        const found = await orders.findByCode(order.toState().orderCode);
        return [found?.toState().status, found?.toState().voidSince];
      };
      expect(await stateOf(unpaid)).toEqual(['CANCELLED', day(22)]);
      expect(await stateOf(expired)).toEqual(['CANCELLED', day(22)]);
      expect(await stateOf(paid)).toEqual(['PAID', null]);
      expect(await stateOf(others)).toEqual(['PENDING', null]);
    });

    it('gives back what it was given', async () => {
      const order = await place({ idempotencyKey: 'cart-1' });
      const { id, orderCode } = order.toState();
      for (const found of [
        await orders.findByCode(orderCode),
        await orders.findByIdempotencyKey(accountId, 'cart-1'),
        (await orders.findByCodes([orderCode, 'LOA1']))[0],
        (await orders.findByIds([id, randomUUID()]))[0],
      ]) {
        expect(found?.toState()).toEqual(order.toState());
      }
    });

    it('knows nothing of what was not added', async () => {
      await place({ idempotencyKey: 'cart-1' });
      expect(await orders.findByCode('LOA1')).toBeNull();
      expect(await orders.findByIdempotencyKey(accountId, 'cart-2')).toBeNull();
      expect(await orders.findByIdempotencyKey(randomUUID(), 'cart-1')).toBeNull();
      expect(await orders.findByCodes([])).toEqual([]);
      expect(await orders.findByIds([])).toEqual([]);
      for (const codes of [[], ['LOA1']]) {
        expect(await stores.transaction.run(() => orders.lockFirst(codes))).toBeNull();
      }
    });

    it('adds no order under a code that another has', async () => {
      const order = await place();
      expect(await orders.add(sampleOrder({ accountId, orderCode: codeOf(order) }))).toBe(false);
      expect((await orders.findByCode(codeOf(order)))?.toState()).toEqual(order.toState());
    });

    it('adds one order for each idempotency key of an account', async () => {
      await place({ idempotencyKey: 'cart-1' });
      expect(await orders.add(sampleOrder({ accountId, idempotencyKey: 'cart-1' }))).toBe(false);
      await place({ idempotencyKey: 'cart-2' });
      await place({ idempotencyKey: 'cart-1', accountId: await stores.newAccount() });
      await place();
      await place();
      expect((await orders.search({ accountId }, whole)).total).toBe(4);
    });

    it('waits for an order that is being added with the same idempotency key', async () => {
      const rival = sampleOrder({ accountId, idempotencyKey: 'cart-1' });
      const isAdded = await withRival(
        stores.transaction,
        async (meetRival) => {
          await place({ idempotencyKey: 'cart-1' });
          await meetRival();
        },
        () => orders.add(rival),
      );
      expect(isAdded).toBe(false);
      expect(await orders.findByCode(codeOf(rival))).toBeNull();
    });

    it('lets one transaction at a time place orders of an account', async () => {
      const seen = await withRival(
        stores.transaction,
        async (meetRival) => {
          await orders.lockPlacing(accountId);
          await meetRival();
          await place();
        },
        () =>
          stores.transaction.run(async () => {
            await orders.lockPlacing(accountId);
            return (await orders.search({ accountId }, whole)).total;
          }),
      );
      expect(seen).toBe(1);
    });

    it('stores that an order is paid, and nothing else of it', async () => {
      const order = await place();
      const paid = await pay(sampleOrder({ ...order.toState(), credits: 1 }));
      expect((await orders.findByCode(codeOf(order)))?.toState()).toEqual({
        ...paid.toState(),
        credits: order.toState().credits,
      });
    });

    it('stores that an order is cancelled', async () => {
      const cancelled = await cancel(await place());
      expect((await orders.findByCode(codeOf(cancelled)))?.toState()).toEqual(cancelled.toState());
    });

    it('undoes what a failed transaction has stored', async () => {
      const order = await place();
      const other = sampleOrder({ accountId });
      const work = stores.transaction.run(async () => {
        await orders.add(other);
        await pay(order);
        throw new Error('undone');
      });
      await expect(work).rejects.toThrow('undone');
      expect(await orders.findByCode(codeOf(other))).toBeNull();
      expect((await orders.findByCode(codeOf(order)))?.isPaid).toBe(false);
    });

    it('locks the first code that is an order', async () => {
      const [one, other] = [await place(), await place()];
      const lockFirst = (...codes: string[]) => stores.transaction.run(() => orders.lockFirst(codes));
      expect((await lockFirst('LOA1', codeOf(other), codeOf(one)))?.toState()).toEqual(other.toState());
      expect((await lockFirst(codeOf(one), codeOf(other)))?.toState()).toEqual(one.toState());
    });

    it('locks in transactions only', async () => {
      await expect((async () => orders.lockFirst(['LOA1']))()).rejects.toThrow('transaction');
      await expect((async () => orders.lockPlacing(accountId))()).rejects.toThrow('transaction');
    });

    it('finds the order of an account whose payment came last, whenever it was placed', async () => {
      expect(await orders.findLastPaid(accountId)).toBeNull();
      const late = await place({ createdAt: day(1) });
      await pay(await place({ createdAt: day(2) }), day(21));
      await pay(late, day(22));
      await place({ createdAt: day(3) });
      await pay(await place({ accountId: await stores.newAccount() }), day(23));
      expect((await orders.findLastPaid(accountId))?.toState()).toEqual(late.toState());
    });

    it('makes a second transaction wait for a locked order, and shows it what became of the order', async () => {
      const order = await place();
      const lock = () => orders.lockFirst([codeOf(order)]);
      const seen = await withRival(
        stores.transaction,
        async (meetRival) => {
          const locked = await lock();
          await meetRival();
          await pay(locked!);
        },
        () => stores.transaction.run(lock),
      );
      expect(seen?.isPaid).toBe(true);
    });

    it('lists unpaid orders of some amounts and a period, expired and cancelled ones too, newest first', async () => {
      const old = await place({ createdAt: day(1), expiresAt: day(2) });
      const young = await place({ createdAt: day(3) });
      await place({ createdAt: day(3), amountVnd: 5 });
      await place({ createdAt: new Date(day(1).getTime() - 1) });
      await place({ createdAt: new Date(day(3).getTime() + 1) });
      const cancelled = await cancel(await place({ createdAt: day(2) }));
      await pay(await place({ createdAt: day(2) }));
      const { amountVnd } = old.toState();
      const search = { amountsVnd: [amountVnd, 7], from: day(1), to: day(3) };
      expect(codesOf(await orders.listUnpaid(search))).toEqual(codesOf([young, cancelled, old]));
      expect(await orders.listUnpaid({ ...search, amountsVnd: [] })).toEqual([]);
    });

    it("lists an account's orders page by page, newest first", async () => {
      const placed = [];
      for (const number of [2, 1, 3]) placed.push(await place({ createdAt: day(number) }));
      await place({ accountId: await stores.newAccount() });
      const [second, first, third] = placed as [Order, Order, Order];
      const page = (number: number) => orders.search({ accountId }, { page: number, limit: 2 });
      expect((await page(1)).total).toBe(3);
      expect(codesOf((await page(1)).items)).toEqual(codesOf([third, second]));
      expect(codesOf((await page(2)).items)).toEqual(codesOf([first]));
      expect(await page(3)).toEqual({ total: 3, items: [] });
    });

    it('finds orders by status at a moment, account and code', async () => {
      const pending = await place({ createdAt: day(3), expiresAt: day(11) });
      const expired = await place({ createdAt: day(2), expiresAt: day(10) });
      const paid = await pay(await place({ createdAt: day(1), expiresAt: day(2) }));
      const cancelled = await cancel(await place({ createdAt: day(0), expiresAt: day(1) }));
      const elsewhere = await place({ createdAt: day(1), accountId: await stores.newAccount() });
      const search = async (filter: Parameters<OrdersRepository['search']>[0]) =>
        codesOf((await orders.search(filter, whole)).items);
      const at = day(10);
      expect(await search({})).toHaveLength(5);
      expect(await search({ accountId })).toEqual(codesOf([pending, expired, paid, cancelled]));
      expect(await search({ accountId, status: { is: 'PENDING', at } })).toEqual(codesOf([pending]));
      expect(await search({ accountId, status: { is: 'EXPIRED', at } })).toEqual(codesOf([expired]));
      expect(await search({ status: { is: 'PAID', at } })).toEqual(codesOf([paid]));
      expect(await search({ status: { is: 'CANCELLED', at } })).toEqual(codesOf([cancelled]));
      expect(await search({ orderCode: codeOf(elsewhere) })).toEqual(codesOf([elsewhere]));
      expect(await search({ accountId, orderCode: codeOf(elsewhere) })).toEqual([]);
    });

    it('gives all orders of a filter, newest first', async () => {
      const [first, third, second] = [
        await place({ createdAt: day(1) }),
        await place({ createdAt: day(3) }),
        await pay(await place({ createdAt: day(2) })),
      ];
      await place({ accountId: await stores.newAccount() });
      const all = async (filter: Parameters<OrdersRepository['all']>[0]) => {
        const found = [];
        for await (const some of orders.all(filter)) found.push(...codesOf(some));
        return found;
      };
      expect(await all({ accountId })).toEqual(codesOf([third, second, first]));
      expect(await all({ status: { is: 'PAID', at: day(10) } })).toEqual(codesOf([second]));
    });
  });
}
