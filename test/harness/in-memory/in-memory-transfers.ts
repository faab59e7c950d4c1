import type { Page, PageRequest } from '../../../src/shared/application/page';
import type { OrdersRepository } from '../../../src/billing/application/orders/orders.repository';
import {
  type SweepPosition,
  type TransferBacklog,
  type TransferFilter,
  TransfersRepository,
} from '../../../src/billing/application/transfers/transfers.repository';
import type { WaitingReason } from '../../../src/billing/domain/transfers/settlement';
import { Transfer, type TransferState } from '../../../src/billing/domain/transfers/transfer';
import { plainAccountNo } from '../../../src/billing/domain/transfers/transfer-notice';
import { byMomentAndId, pageOf } from './in-memory-orders';
import { InMemoryTable, type InMemoryTransaction } from './in-memory-transaction';

/** Transfers of a test. */
export class InMemoryTransfersRepository extends TransfersRepository {
  private readonly table: InMemoryTable<TransferState>;

  constructor(
    private readonly transaction: InMemoryTransaction,
    private readonly orders: OrdersRepository,
  ) {
    super();
    this.table = new InMemoryTable(transaction);
  }

  add(...transfers: Transfer[]): Promise<void> {
    const states = transfers.map((transfer) => transfer.toState());
    return this.transaction.run(() =>
      Promise.resolve(states.forEach((state) => this.table.set(state.id, state))),
    );
  }

  find(id: string): Promise<Transfer | null> {
    const state = this.table.get(id);
    return Promise.resolve(state ? Transfer.restore(state) : null);
  }

  async lock(id: string): Promise<Transfer | null> {
    this.transaction.requireForLock();
    return this.find(id);
  }

  listSettled(referenceCode: string): Promise<Transfer[]> {
    return this.filter(
      (other) =>
        other.referenceCode === referenceCode && ['credited', 'ignored', 'unmatched'].includes(other.outcome),
    );
  }

  findByReferences(referenceCodes: readonly string[]): Promise<Transfer[]> {
    return this.filter(
      ({ referenceCode, outcome }) => referenceCodes.includes(referenceCode) && outcome !== 'duplicate',
    );
  }

  async *listCredited(accountNos: readonly string[], from: Date, to: Date): AsyncGenerator<Transfer> {
    const found = this.table.rows.filter(
      ({ outcome, channel, accountNumber, transferredAt }) =>
        outcome === 'credited' &&
        channel !== 'mock' &&
        accountNos.includes(plainAccountNo(accountNumber)) &&
        transferredAt >= from &&
        transferredAt <= to,
    );
    found.sort((one, other) => byMomentAndId(one, 'transferredAt', other));
    yield* await Promise.resolve(found.map((state) => Transfer.restore(state)));
  }

  async findReferencesOf(orderCodes: readonly string[]): Promise<Map<string, string>> {
    const orders = (await this.orders.findByCodes(orderCodes)).map((order) => order.toState());
    return new Map(
      orders.flatMap(({ orderCode, paidBy }) => {
        const transfer = paidBy === null ? undefined : this.table.get(paidBy);
        return transfer ? [[orderCode, transfer.referenceCode]] : [];
      }),
    );
  }

  save(transfer: Transfer): Promise<void> {
    const state = transfer.toState();
    return this.transaction.run(() => {
      const stored = this.table.get(state.id);
      if (!stored) return Promise.resolve();
      const { outcome, reason, orderId, assignedReason, assignedBy, settledAt } = state;
      const { closedAs, closedReason, closedBy, closedAt, refundReference } = state;
      const closing = { closedAs, closedReason, closedBy, closedAt, refundReference };
      const changed = {
        ...stored,
        ...{ outcome, reason, orderId, assignedReason, assignedBy, settledAt, ...closing },
      };
      this.requireUnique(changed);
      return Promise.resolve(this.table.set(state.id, changed));
    });
  }

  async listUnsettled(
    before: Date,
    limit: number,
    after: SweepPosition | null,
  ): Promise<readonly SweepPosition[]> {
    const waiting = await this.filter(
      (transfer) =>
        transfer.outcome === 'received' &&
        transfer.receivedAt < before &&
        (after === null || byMomentAndId(transfer, 'receivedAt', after) > 0) &&
        transfer.id !== after?.id,
    );
    return waiting
      .slice(0, limit)
      .map((transfer) => transfer.toState())
      .map(({ id, receivedAt }) => ({ id, receivedAt }));
  }

  async search(filter: TransferFilter, page: PageRequest): Promise<Page<Transfer>> {
    return pageOf(await this.matching(filter), page);
  }

  async *all(filter: TransferFilter): AsyncGenerator<Transfer[]> {
    yield await this.matching(filter);
  }

  private async matching(filter: TransferFilter): Promise<Transfer[]> {
    const found = await this.filter(
      ({ outcome, reason, referenceCode, closedAs }) =>
        (filter.closedAs === undefined || filter.closedAs === closedAs) &&
        (filter.outcome === undefined || filter.outcome === outcome) &&
        (filter.reason === undefined || filter.reason === reason) &&
        (filter.referenceCode === undefined || filter.referenceCode === referenceCode),
    );
    return found.reverse();
  }

  async backlog(): Promise<TransferBacklog> {
    const waiting = await this.filter(({ outcome }) => outcome === 'received');
    return { unsettled: waiting.length, oldestReceivedAt: waiting[0]?.toState().receivedAt ?? null };
  }

  async listWaiting(reason: WaitingReason | null, page: PageRequest): Promise<Page<Transfer>> {
    const found = await this.filter(
      (transfer) => Transfer.restore(transfer).isWaiting && (reason === null || transfer.reason === reason),
    );
    return pageOf(found, page);
  }

  /** Oldest first. */
  private filter(matches: (transfer: TransferState) => boolean): Promise<Transfer[]> {
    const found = this.table.rows.filter(matches);
    found.sort((one, other) => byMomentAndId(one, 'receivedAt', other));
    return Promise.resolve(found.map((state) => Transfer.restore(state)));
  }

  /** The unique indexes of the table: what stands between a fault in the rules and money given twice. */
  private requireUnique({ id, outcome, orderId, referenceCode, assignedReason }: TransferState): void {
    if (outcome !== 'credited') return;
    const others = this.table.rows.filter((other) => other.id !== id && other.outcome === 'credited');
    if (others.some((other) => other.orderId === orderId)) throw new Error('The order is credited already.');
    const isReused = others.some(
      (other) => other.referenceCode === referenceCode && other.assignedReason === null,
    );
    if (assignedReason === null && isReused) throw new Error('The reference is credited already.');
  }
}
