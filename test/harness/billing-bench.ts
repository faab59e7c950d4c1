import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AccountsRepository, OpenAccount } from '../../src/accounts';
import { FindOrder } from '../../src/billing/application/orders/find-order';
import { PlaceOrder } from '../../src/billing/application/orders/place-order';
import { ReceiveTransfer } from '../../src/billing/application/transfers/receive-transfer';
import type { Order } from '../../src/billing/domain/orders/order';
import type { TransferNotice } from '../../src/billing/domain/transfers/transfer-notice';
import { TransferSweeper } from '../../src/billing/infrastructure/transfers/transfer-sweeper';
import { TypeOrmTransaction } from '../../src/platform/database/typeorm-transaction';
import { startApplication, type TestApplication } from './application';
import { eventually } from './eventually';

export { exactTransfer } from './billing-samples';

/** What the database knows of a delivery. */
export interface TransferRow {
  readonly id: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly order_id: string | null;
  readonly raw: unknown;
  readonly assigned_reason: string | null;
}

/** Billing and Accounts on a database of their own; it sweeps by itself only when asked to. */
export class BillingBench {
  private constructor(private readonly application: TestApplication) {}

  static async start(variables: Record<string, string> = {}, sweeps = false): Promise<BillingBench> {
    const asleep = { onApplicationBootstrap: () => undefined, onModuleDestroy: () => undefined };
    return new BillingBench(
      await startApplication({ SIGNUP_CREDITS: '0', ...variables }, (builder) =>
        sweeps ? builder : builder.overrideProvider(TransferSweeper).useValue(asleep),
      ),
    );
  }

  get = <Service>(service: abstract new (...args: never[]) => Service): Service =>
    this.application.app.get<Service>(service, { strict: false });

  close = (): Promise<void> => this.application.close();

  now = (): Date => this.application.clock.now();

  moveOn = (seconds: number): void => this.application.clock.moveOn(seconds);

  query = <Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    this.get(TypeOrmTransaction).query<Row>(sql, parameters);

  /** An order of the pro plan by a new account without credits. */
  async placeOrder(): Promise<Order> {
    const account = await this.get(OpenAccount).execute({
      email: `${randomUUID()}@example.com`,
      password: null,
      name: 'Lan',
      role: 'customer',
    });
    const { order } = await this.get(PlaceOrder).execute({
      accountId: account.id,
      planId: 'pro',
      billingCycle: 'monthly',
      idempotencyKey: null,
    });
    return order;
  }

  /** Delivers a notice, a second after the one before. */
  deliver = (notice: TransferNotice, raw: object = { sent: true }): Promise<string> => {
    this.application.clock.moveOn(1);
    return this.get(ReceiveTransfer).execute(notice, raw);
  };

  find = (order: Order): Promise<Order> => this.get(FindOrder).execute(order.toState().orderCode);

  async credits(order: Order): Promise<number> {
    const account = await this.get(AccountsRepository).find(order.toState().accountId);
    return account?.creditsAvailable ?? NaN;
  }

  /** Ledger entries of the order: how often it was granted. */
  async grants(order: Order): Promise<number> {
    const rows = await this.query("SELECT 1 FROM credit_entries WHERE type = 'order' AND source_id = $1", [
      order.toState().orderCode,
    ]);
    return rows.length;
  }

  /** Does the work while a transaction of somebody else holds the order's row. */
  holdOrder(order: Order, work: () => Promise<void>): Promise<void> {
    const dataSource = this.get(DataSource);
    return dataSource.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM orders WHERE id = $1 FOR UPDATE', [order.toState().id]);
      await work();
    });
  }

  /** Waits until so many sessions of the database wait for what another one has locked. */
  async untilLocked(sessions: number): Promise<void> {
    await eventually(async () => {
      const waiting = await this.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return waiting.length === sessions;
    });
  }

  /** Every delivery with the reference, oldest first. */
  transfers = (referenceCode: string): Promise<TransferRow[]> =>
    this.query<TransferRow>('SELECT * FROM transfers WHERE reference_code = $1 ORDER BY received_at, id', [
      referenceCode,
    ]);
}
