import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { type BankProfile, bankText } from '../../domain/transfers/bank-texts';
import type { Order } from '../../domain/orders/order';
import type { SettledOutcome, TransferReason } from '../../domain/transfers/settlement';
import { Transfer } from '../../domain/transfers/transfer';
import { SIMULATED, type TransferNotice } from '../../domain/transfers/transfer-notice';
import { FindOrder } from '../orders/find-order';
import { SettleTransfer } from './settle-transfer';
import { TransferQueue } from './transfer-queue';
import { TransfersRepository } from './transfers.repository';

/** How a simulated transfer differs from the plain exact one, as real ones do. */
export interface Disturbance {
  /** Whose text is put around the memo. */
  readonly bank?: BankProfile;
  /** Another amount than the order's. */
  readonly amountVnd?: number;
  /** How often the notification comes once more. */
  readonly repeat?: number;
  readonly delaySec?: number;
}

export interface Simulation {
  /** The order afterwards; while the transfer is on its way, the order as it is. */
  readonly order: Order;
  readonly content: string;
  /** One for each delivery; none while the transfer is on its way. */
  readonly outcomes: readonly SettledOutcome[];
  /** Why the first delivery was not credited. */
  readonly reason: TransferReason | null;
}

/** Sends a simulated transfer for an order, on the path of the real ones. For tests and trials. */
@Injectable()
export class SimulateTransfer implements OnModuleDestroy {
  private readonly onTheirWay = new Set<NodeJS.Timeout>();
  private readonly arriving = new Set<Promise<void>>();

  constructor(
    private readonly findOrder: FindOrder,
    private readonly transfers: TransfersRepository,
    private readonly settleTransfer: SettleTransfer,
    private readonly queue: TransferQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * Undisturbed it is repeatable: an order that is paid, by whatever transfer, stays as it is. Disturbed,
   * each call is another transfer.
   * @throws OrderNotFound
   */
  async execute(orderCode: string, disturbance: Disturbance | null = null): Promise<Simulation> {
    const order = await this.findOrder.execute(orderCode);
    const now = this.clock.now();
    const notice = disturbance ? disturbedTransfer(order, disturbance, now) : exactTransfer(order);
    const { content } = notice;
    if (order.isPaid && !disturbance) return { order, content, outcomes: [], reason: null };

    const { delaySec = 0, repeat = 0 } = disturbance ?? {};
    const arrivesAt = new Date(now.getTime() + delaySec * 1_000);
    const ids = Array.from({ length: 1 + repeat }, () => randomUUID());
    for (const id of ids) {
      await this.transfers.add(Transfer.receive(id, notice, { simulated: true }, arrivesAt));
    }
    if (delaySec > 0) {
      this.letArrive(ids, delaySec);
      return { order, content, outcomes: [], reason: null };
    }
    const outcomes: SettledOutcome[] = [];
    for (const id of ids) outcomes.push(await this.settleTransfer.execute(id));
    const settled = (await this.transfers.listSettled(notice.referenceCode)).map((other) => other.toState());
    const reason = settled.find(({ id }) => id === ids[0])?.reason ?? null;
    return { order: await this.findOrder.execute(orderCode), content, outcomes, reason };
  }

  /** Drops what is on its way: it is stored, so the sweep of another start lets it arrive. */
  async onModuleDestroy(): Promise<void> {
    for (const timer of this.onTheirWay) clearTimeout(timer);
    await Promise.all(this.arriving);
  }

  private letArrive(ids: readonly string[], delaySec: number): void {
    const timer = setTimeout(() => {
      this.onTheirWay.delete(timer);
      const arrival: Promise<void> = this.settleAll(ids).finally(() => this.arriving.delete(arrival));
      this.arriving.add(arrival);
    }, delaySec * 1_000);
    this.onTheirWay.add(timer.unref());
  }

  private async settleAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.settleTransfer.execute(id).catch((error: unknown) => this.queue.push(id, error));
    }
  }
}

/** Follows only from the order, so that of two calls at once the later is a duplicate of the earlier. */
function exactTransfer(order: Order): TransferNotice {
  const { orderCode, amountVnd, accountNo, createdAt } = order.toState();
  return {
    channel: SIMULATED,
    notificationId: null,
    gateway: 'mock',
    transferredAt: createdAt,
    accountNumber: accountNo,
    subAccount: null,
    content: order.memo,
    orderCode,
    direction: 'in',
    amountVnd,
    referenceCode: `MOCK-${orderCode}`,
  };
}

/** Names the order only in its memo, as a bank does, and has a reference of its own. */
function disturbedTransfer(order: Order, { bank, amountVnd }: Disturbance, now: Date): TransferNotice {
  const exact = exactTransfer(order);
  const referenceCode = `${exact.referenceCode}-${randomUUID()}`;
  return {
    ...exact,
    transferredAt: now,
    content: bank ? bankText(bank, order.memo, referenceCode, now) : order.memo,
    orderCode: null,
    amountVnd: amountVnd ?? exact.amountVnd,
    referenceCode,
  };
}
