import { Injectable } from '@nestjs/common';
import { Any, In, IsNull } from 'typeorm';
import type { Page, PageRequest } from '../../../shared/application/page';
import { newestFirst } from '../../../platform/database/newest-first';
import { TypeOrmTransaction } from '../../../platform/database/typeorm-transaction';
import {
  type SweepPosition,
  type TransferBacklog,
  type TransferFilter,
  TransfersRepository,
} from '../../application/transfers/transfers.repository';
import type { WaitingReason } from '../../domain/transfers/settlement';
import { Transfer, type TransferState } from '../../domain/transfers/transfer';
import { SIMULATED } from '../../domain/transfers/transfer-notice';
import { transferSchema } from './transfer.schema';

/** Transfers that are read at once. */
const CREDITED_PAGE = 1_000;

/** Before every other id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

@Injectable()
export class TypeOrmTransfersRepository extends TransfersRepository {
  constructor(private readonly transaction: TypeOrmTransaction) {
    super();
  }

  async add(...transfers: Transfer[]): Promise<void> {
    const states = transfers.map((transfer) => transfer.toState());
    if (states.length > 0) await this.transaction.manager.insert(transferSchema, states);
  }

  async find(id: string): Promise<Transfer | null> {
    const state = await this.transaction.manager.findOneBy(transferSchema, { id });
    return state && Transfer.restore(state);
  }

  async lock(id: string): Promise<Transfer | null> {
    this.transaction.requireForLock();
    const known = await this.transaction.manager.findOneBy(transferSchema, { id });
    if (!known) return null;
    await this.transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      known.referenceCode,
    ]);
    const state = await this.transaction.manager.findOne(transferSchema, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
    return state && Transfer.restore(state);
  }

  async listSettled(referenceCode: string): Promise<Transfer[]> {
    const outcome = In(['credited', 'ignored', 'unmatched']);
    return restoreAll(await this.transaction.manager.findBy(transferSchema, { referenceCode, outcome }));
  }

  async findByReferences(referenceCodes: readonly string[]): Promise<Transfer[]> {
    const states = await this.transaction.manager.findBy(transferSchema, {
      referenceCode: Any([...referenceCodes]),
      outcome: In(['received', 'credited', 'ignored', 'unmatched']),
    });
    return restoreAll(states);
  }

  async *listCredited(accountNos: readonly string[], from: Date, to: Date): AsyncGenerator<Transfer> {
    for (let last: TransferState | undefined; ;) {
      const page: TransferState[] = await this.transaction.manager
        .createQueryBuilder(transferSchema, 'transfer')
        .where("transfer.outcome = 'credited'")
        .andWhere('transfer.channel <> :simulated', { simulated: SIMULATED })
        .andWhere("upper(regexp_replace(transfer.accountNumber, '\\s', '', 'g')) = ANY (:accountNos)", {
          accountNos,
        })
        .andWhere('transfer.transferredAt BETWEEN :from AND :to', { from, to })
        .andWhere('(transfer.transferredAt, transfer.id) > (:after, :id)', {
          after: last?.transferredAt ?? new Date(0),
          id: last?.id ?? NO_ID,
        })
        .orderBy({ 'transfer.transferredAt': 'ASC', 'transfer.id': 'ASC' })
        .limit(CREDITED_PAGE)
        .getMany();
      yield* restoreAll(page);
      if (page.length < CREDITED_PAGE) return;
      last = page.at(-1);
    }
  }

  async findReferencesOf(orderCodes: readonly string[]): Promise<Map<string, string>> {
    if (orderCodes.length === 0) return new Map();
    const rows = await this.transaction.query<{ order_code: string; reference_code: string }>(
      `SELECT orders.order_code, reference_code FROM orders JOIN transfers ON transfers.id = orders.paid_by
       WHERE orders.order_code = ANY ($1)`,
      [orderCodes],
    );
    return new Map(rows.map((row) => [row.order_code, row.reference_code]));
  }

  async save(transfer: Transfer): Promise<void> {
    const state = transfer.toState();
    const { outcome, reason, orderId, assignedReason, assignedBy, settledAt } = state;
    const { closedAs, closedReason, closedBy, closedAt, refundReference } = state;
    const closing = { closedAs, closedReason, closedBy, closedAt, refundReference };
    const changes = { outcome, reason, orderId, assignedReason, assignedBy, settledAt, ...closing };
    await this.transaction.manager.update(transferSchema, { id: state.id }, changes);
  }

  /**
   * The row locks last no longer than the statement. They serve to skip what is being settled; to settle
   * under them would take row and reference in the other order than `lock`, and deadlock.
   */
  async listUnsettled(
    before: Date,
    limit: number,
    after: SweepPosition | null,
  ): Promise<readonly SweepPosition[]> {
    return this.transaction.query<SweepPosition>(
      `SELECT id, received_at AS "receivedAt" FROM transfers
       WHERE outcome = 'received' AND received_at < $1
         AND ($3::timestamptz IS NULL OR (received_at, id) > ($3, $4::uuid))
       ORDER BY received_at, id LIMIT $2
       FOR UPDATE SKIP LOCKED`,
      [before, limit, after?.receivedAt ?? null, after?.id ?? null],
    );
  }

  async search(filter: TransferFilter, { page, limit }: PageRequest): Promise<Page<Transfer>> {
    const [states, total] = await this.transaction.manager.findAndCount(transferSchema, {
      where: { ...filter },
      order: { receivedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items: restoreAll(states) };
  }

  async *all(filter: TransferFilter): AsyncGenerator<Transfer[]> {
    const query = () =>
      this.transaction.manager.createQueryBuilder(transferSchema, 'transfer').where({ ...filter });
    for await (const states of newestFirst(query, 'receivedAt')) yield restoreAll(states);
  }

  async backlog(): Promise<TransferBacklog> {
    const [row] = await this.transaction.query<{ unsettled: string; oldest: Date | null }>(
      "SELECT count(*) AS unsettled, min(received_at) AS oldest FROM transfers WHERE outcome = 'received'",
    );
    return { unsettled: Number(row?.unsettled), oldestReceivedAt: row?.oldest ?? null };
  }

  async listWaiting(reason: WaitingReason | null, { page, limit }: PageRequest): Promise<Page<Transfer>> {
    const because = { closedAs: IsNull(), ...(reason && { reason }) };
    const [states, total] = await this.transaction.manager.findAndCount(transferSchema, {
      where: [
        { outcome: 'unmatched', ...because },
        ...(reason === null || reason === 'no-code'
          ? [{ ...because, outcome: 'ignored' as const, reason: 'no-code' as const }]
          : []),
      ],
      order: { receivedAt: 'ASC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { total, items: restoreAll(states) };
  }
}

const restoreAll = (states: readonly TransferState[]): Transfer[] =>
  states.map((state) => Transfer.restore(state));
