import { randomUUID } from 'node:crypto';
import { AssignTransfer } from '../../../src/billing/application/transfers/assign-transfer';
import { CancelOrder } from '../../../src/billing/application/orders/cancel-order';
import { CloseTransfer } from '../../../src/billing/application/transfers/close-transfer';
import { FindBuyer } from '../../../src/billing/application/receipts/find-buyer';
import { FindOrder } from '../../../src/billing/application/orders/find-order';
import { IssueReceipt } from '../../../src/billing/application/receipts/issue-receipt';
import { PayOrder } from '../../../src/billing/application/orders/pay-order';
import { PlaceOrder } from '../../../src/billing/application/orders/place-order';
import { ReceiveTransfer } from '../../../src/billing/application/transfers/receive-transfer';
import { RefundOrder } from '../../../src/billing/application/refunds/refund-order';
import { TellOwnerOfRefund } from '../../../src/billing/application/refunds/tell-owner-of-refund';
import { SettleTransfer } from '../../../src/billing/application/transfers/settle-transfer';
import { SimulateTransfer } from '../../../src/billing/application/transfers/simulate-transfer';
import { SweepTransfers } from '../../../src/billing/application/transfers/sweep-transfers';
import { TransferQueue } from '../../../src/billing/application/transfers/transfer-queue';
import { type Order, OrderTerms } from '../../../src/billing/domain/orders/order';
import { ReceiptTerms } from '../../../src/billing/domain/receipts/order-receipt';
import { Transfer, type TransferState } from '../../../src/billing/domain/transfers/transfer';
import type { TransferNotice } from '../../../src/billing/domain/transfers/transfer-notice';
import { InProcessEventBus } from '../../../src/platform/events/in-process-event-bus';
import { type Labels, Meter, type Metric } from '../../../src/shared/application/meter';
import { OrderPaid } from '../../../src/shared/events/order-paid';
import { type AccountsRepository, NoticeGiven, NotifyOwner } from '../../../src/accounts';
import { MailService } from '../../../src/accounts/application/mail-service';
import type { EInvoiceStores } from '../../contracts/e-invoices.contract';
import type { ReceiptStores } from '../../contracts/order-receipts.contract';
import type { RefundStores } from '../../contracts/refunds.contract';
import { PRO_PLAN, RECEIVING_ACCOUNT, sampleOrder } from '../billing-samples';
import {
  InMemoryBillingDetailsRepository,
  InMemoryOrderReceiptsRepository,
} from './in-memory-order-receipts';
import { InMemoryEInvoicesRepository } from './in-memory-e-invoices';
import { InMemoryOrdersRepository } from './in-memory-orders';
import { InMemoryCreditLedger } from './in-memory-credit-ledger';
import { InMemoryPlansRepository } from './in-memory-plans';
import { InMemoryRefundsRepository } from './in-memory-refunds';
import { InMemoryTable, InMemoryTransaction } from './in-memory-transaction';
import { InMemoryTransfersRepository } from './in-memory-transfers';

export const MOST_PENDING_ORDERS = 10;

export const SELLER = { name: 'CONG TY LOA', taxCode: null, address: null };

/** Orders, transfers and receipts in memory, for their contract suites. */
export function openInMemoryStores(): Promise<ReceiptStores & EInvoiceStores & RefundStores> {
  const transaction = new InMemoryTransaction();
  const orders = new InMemoryOrdersRepository(transaction);
  return Promise.resolve({
    orders,
    transfers: new InMemoryTransfersRepository(transaction, orders),
    receipts: new InMemoryOrderReceiptsRepository(transaction),
    details: new InMemoryBillingDetailsRepository(transaction),
    eInvoices: new InMemoryEInvoicesRepository(transaction),
    refunds: new InMemoryRefundsRepository(transaction),
    transaction,
    newAccount: () => Promise.resolve(randomUUID()),
  });
}

/** Keeps what is counted. */
class RecordingMeter extends Meter {
  readonly counted: Labels[] = [];

  count(_: Metric, labels: Labels): void {
    this.counted.push(labels);
  }

  observe(): void {}

  gauge(): void {}
}

/** Keeps what it is given, and settles nothing. */
class RecordingQueue extends TransferQueue {
  readonly pushed: { readonly transferId: string; readonly because: unknown }[] = [];

  push(transferId: string, because: unknown): void {
    this.pushed.push({ transferId, because });
  }
}

/** The use cases of Billing over in-memory adapters, at a moment that a test may change. */
export class InMemoryBilling {
  now = new Date('2026-11-20T08:00:00.000Z');
  /** Thrown by the last handler of OrderPaid, so that the grant before it has to be undone. */
  handlerFault: Error | null = null;

  readonly meter = new RecordingMeter();
  readonly queue = new RecordingQueue();
  /** What owners of accounts were told. */
  readonly notices: NoticeGiven[] = [];
  readonly orders: InMemoryOrdersRepository;
  readonly transfers: InMemoryTransfersRepository;
  readonly plans: InMemoryPlansRepository;
  readonly receipts: InMemoryOrderReceiptsRepository;
  readonly details: InMemoryBillingDetailsRepository;
  readonly eInvoices: InMemoryEInvoicesRepository;
  readonly refunds: InMemoryRefundsRepository;
  readonly ledger: InMemoryCreditLedger;
  readonly refundOrder: RefundOrder;
  readonly settleTransfer: SettleTransfer;
  readonly receiveTransfer: ReceiveTransfer;
  readonly assignTransfer: AssignTransfer;
  readonly placeOrder: PlaceOrder;
  readonly cancelOrder: CancelOrder;
  readonly closeTransfer: CloseTransfer;
  readonly sweepTransfers: SweepTransfers;
  readonly simulateTransfer: SimulateTransfer;
  private readonly granted: InMemoryTable<readonly OrderPaid[]>;
  /** Whoever is looked for is Lan. */
  private readonly accounts = {
    find: (id: string) =>
      Promise.resolve({
        id,
        name: 'Lan',
        email: 'lan@example.com',
        language: 'vi',
        emailVerifiedAt: this.now,
      }),
  } as unknown as AccountsRepository;

  constructor(
    readonly transaction = new InMemoryTransaction(),
    private readonly withEInvoices = false,
  ) {
    const clock = { now: () => this.now };
    const terms = new OrderTerms('LOA', RECEIVING_ACCOUNT, MOST_PENDING_ORDERS);
    this.orders = new InMemoryOrdersRepository(transaction);
    this.transfers = new InMemoryTransfersRepository(transaction, this.orders);
    this.plans = new InMemoryPlansRepository(transaction);
    this.receipts = new InMemoryOrderReceiptsRepository(transaction);
    this.details = new InMemoryBillingDetailsRepository(transaction);
    this.eInvoices = new InMemoryEInvoicesRepository(transaction);
    this.refunds = new InMemoryRefundsRepository(transaction);
    this.ledger = new InMemoryCreditLedger(transaction);
    this.granted = new InMemoryTable(transaction);
    const { orders, transfers, queue } = this;
    const events = this.openEventBus();
    const payOrder = new PayOrder(orders, transfers, this.openReceipts(), events);
    this.settleTransfer = new SettleTransfer(
      transfers,
      orders,
      payOrder,
      terms,
      transaction,
      clock,
      this.meter,
    );
    this.receiveTransfer = new ReceiveTransfer(transfers, this.settleTransfer, queue, clock);
    this.assignTransfer = new AssignTransfer(transfers, orders, payOrder, transaction, clock);
    this.placeOrder = new PlaceOrder(this.plans, orders, terms, transaction, clock);
    this.cancelOrder = new CancelOrder(orders, transaction, clock);
    this.closeTransfer = new CloseTransfer(transfers, this.refunds, transaction, clock);
    const notifyOwner = new NotifyOwner(events, new MailService(true), clock);
    this.refundOrder = new RefundOrder(
      orders,
      this.receipts,
      this.refunds,
      this.ledger,
      new TellOwnerOfRefund(this.accounts, notifyOwner),
      transaction,
      clock,
    );
    this.sweepTransfers = new SweepTransfers(transfers, this.settleTransfer, clock);
    this.simulateTransfer = new SimulateTransfer(
      new FindOrder(orders),
      transfers,
      this.settleTransfer,
      queue,
      clock,
    );
  }

  /** An unpaid order of the pro plan, unlike every other. */
  async order(...changes: Parameters<typeof sampleOrder>): Promise<Order> {
    const order = sampleOrder(...changes);
    await this.orders.add(order);
    return order;
  }

  /** A transfer that has come in and is not settled. @returns its id */
  async receive(notice: TransferNotice, receivedAt = this.now): Promise<string> {
    const id = randomUUID();
    await this.transfers.add(Transfer.receive(id, notice, { sent: true }, receivedAt));
    return id;
  }

  /** The stored transfer. */
  async transfer(id: string): Promise<TransferState> {
    const transfer = await this.transaction.run(() => this.transfers.lock(id));
    if (!transfer) throw new Error(`There is no transfer ${id}.`);
    return transfer.toState();
  }

  /** Every delivery with the reference, oldest first. */
  async deliveries(referenceCode: string): Promise<TransferState[]> {
    const { items } = await this.transfers.search({ referenceCode }, { page: 1, limit: 100 });
    return items.map((transfer) => transfer.toState()).reverse();
  }

  async isPaid(order: Order): Promise<boolean> {
    return (await this.orders.findByCode(order.toState().orderCode))?.isPaid ?? false;
  }

  /** What was granted for the order: one event each time. */
  grants = (order: Order): readonly OrderPaid[] => this.granted.get(order.toState().orderCode) ?? [];

  offerProPlan = (): Promise<void> => this.plans.save(PRO_PLAN);

  private openReceipts(): IssueReceipt {
    const findBuyer = new FindBuyer(this.details, this.accounts);
    const terms = new ReceiptTerms(SELLER, null, this.withEInvoices);
    return new IssueReceipt(this.receipts, findBuyer, this.plans, this.eInvoices, terms);
  }

  private openEventBus(): InProcessEventBus {
    const events = new InProcessEventBus();
    events.subscribe(NoticeGiven, { handle: (given) => Promise.resolve(void this.notices.push(given)) });
    events.subscribe(OrderPaid, {
      handle: (paid) => {
        this.granted.set(paid.orderCode, [...(this.granted.get(paid.orderCode) ?? []), paid]);
        return this.handlerFault ? Promise.reject(this.handlerFault) : Promise.resolve();
      },
    });
    return events;
  }
}
