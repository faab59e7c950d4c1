import { Injectable } from '@nestjs/common';
import type { Page, PageRequest } from '../../../shared/application/page';
import { InvalidParameters } from '../../../shared/domain/domain-error';
import {
  type Candidate,
  codesAround,
  type CodesAround,
  compareWith,
  rankCandidates,
} from '../../domain/transfers/candidates';
import { OrderNotFound, TransferNotFound } from '../../domain/billing.errors';
import { OrderTerms } from '../../domain/orders/order';
import { type WaitingReason, WAITING_REASONS } from '../../domain/transfers/settlement';
import type { TransferState } from '../../domain/transfers/transfer';
import { OrdersRepository } from '../orders/orders.repository';
import { TransfersRepository } from './transfers.repository';

/** Money that came in and paid nothing, with the orders that it may have been meant for, likeliest first. */
export interface WaitingTransfer {
  readonly transfer: TransferState;
  readonly candidates: readonly Candidate[];
}

/** How long before a transfer an order may have been placed that only its amount points to. */
const LOOK_BACK_MS = 7 * 24 * 3_600_000;
/** Time zones mistaken, and clocks that are off. */
const LOOK_AHEAD_MS = 24 * 3_600_000;

/** Shows an operator what waits, and for each transfer which orders it nearly paid and what kept it. */
@Injectable()
export class ReviewTransfers {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly orders: OrdersRepository,
    private readonly terms: OrderTerms,
  ) {}

  /**
   * Oldest first.
   * @param reason leaves out what waits for another reason; null takes all
   * @throws InvalidParameters for a reason for which nothing ever waits
   */
  async execute(reason: string | null, page: PageRequest): Promise<Page<WaitingTransfer>> {
    if (reason !== null && !isWaitingReason(reason)) {
      throw InvalidParameters.of('reason', 'IS_IN', `reason must be one of ${WAITING_REASONS.join(', ')}.`);
    }
    const { total, items } = await this.transfers.listWaiting(reason, page);
    if (items.length === 0) return { total, items: [] };
    const around = items.map((item) => {
      const transfer = item.toState();
      return { transfer, codes: codesAround(transfer, this.terms.prefix) };
    });
    const orders = await this.ordersAround(around);
    return {
      total,
      items: around.map(({ transfer, codes }) => ({
        transfer,
        candidates: rankCandidates(transfer, codes, orders),
      })),
    };
  }

  /**
   * An order that an operator names, beside a transfer: what agrees, and every rule that keeps the money from it.
   * @param transferId a UUID
   * @param orderCode in any case
   * @throws TransferNotFound, OrderNotFound
   */
  async compare(transferId: string, orderCode: string): Promise<Candidate> {
    const transfer = (await this.transfers.find(transferId))?.toState();
    if (!transfer) throw new TransferNotFound();
    const order = await this.orders.findByCode(orderCode.trim().toUpperCase());
    if (!order) throw new OrderNotFound();
    return compareWith(transfer, codesAround(transfer, this.terms.prefix), order.toState());
  }

  private async ordersAround(around: readonly { transfer: TransferState; codes: CodesAround }[]) {
    const codes = around.flatMap(({ codes: { named, sameDigits, oneOff } }) => [
      ...named,
      ...sameDigits,
      ...oneOff,
    ]);
    const times = around.map(({ transfer }) => transfer.transferredAt.getTime());
    const [coded, unpaid] = await Promise.all([
      this.orders.findByCodes(codes),
      this.orders.listUnpaid({
        amountsVnd: around.map(({ transfer }) => transfer.amountVnd),
        from: new Date(Math.min(...times) - LOOK_BACK_MS),
        to: new Date(Math.max(...times) + LOOK_AHEAD_MS),
      }),
    ]);
    const states = [...coded, ...unpaid].map((order) => order.toState());
    return [...new Map(states.map((state) => [state.id, state])).values()];
  }
}

const isWaitingReason = (text: string): text is WaitingReason =>
  WAITING_REASONS.some((reason) => reason === text);
