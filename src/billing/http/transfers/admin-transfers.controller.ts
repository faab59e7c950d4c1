import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountsRepository, type Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Clock } from '../../../shared/domain/clock';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { Audited } from '../../../platform/http/audited';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { IdPipe } from '../../../platform/http/id.pipe';
import { sendCsv } from '../../../platform/http/send-csv';
import { AssignTransfer } from '../../application/transfers/assign-transfer';
import { CloseTransfer } from '../../application/transfers/close-transfer';
import { OrdersRepository } from '../../application/orders/orders.repository';
import { ReviewTransfers } from '../../application/transfers/review-transfers';
import { type TransferFilter, TransfersRepository } from '../../application/transfers/transfers.repository';
import type { Transfer } from '../../domain/transfers/transfer';
import { AdminOrderResult } from '../orders/admin-orders.dto';
import {
  AdminTransfersFileQuery,
  AdminTransfersQuery,
  AssignTransferRequest,
  CloseTransferRequest,
  TransferBacklogResult,
  type TransferDto,
  ComparedOrderResult,
  TransferResult,
  TransfersResult,
  UnmatchedTransfersQuery,
  UnmatchedTransfersResult,
} from './admin-transfers.dto';
import { OrderPresenter } from '../orders/order.presenter';
import { presentCandidate, presentTransfer, presentWaiting } from './transfer.presenters';

/** What a file of transfers says of each. */
const COLUMNS = [
  'transfer_id',
  'received_at',
  'transferred_at',
  'channel',
  'gateway',
  'account_number',
  'reference_code',
  'direction',
  'amount',
  'content',
  'outcome',
  'reason',
  'order_code',
  'assigned_reason',
  'closed_as',
  'closed_reason',
  'refund_reference',
] as const satisfies (keyof TransferDto)[];

@ApiTags('Administration')
@Controller('api/v1/admin/transfers')
@Access('admin')
@Cost('admin')
export class AdminTransfersController {
  constructor(
    private readonly transfers: TransfersRepository,
    private readonly orders: OrdersRepository,
    private readonly accounts: AccountsRepository,
    private readonly reviewTransfers: ReviewTransfers,
    private readonly assignTransfer: AssignTransfer,
    private readonly closeTransfer: CloseTransfer,
    private readonly present: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /** Every delivery of a bank transfer and what became of it, newest first. */
  @Get()
  async list(@Query() query: AdminTransfersQuery): Promise<TransfersResult> {
    const { page, limit } = query;
    const { total, items } = await this.transfers.search(filterOf(query), { page, limit });
    return { total, page, limit, items: await this.presentAll(items) };
  }

  /** The same deliveries as a table in a file, all of them. */
  @Get('csv')
  @WithoutEnvelope('text/csv')
  @Cost('export')
  async download(@Query() query: AdminTransfersFileQuery, @Res() reply: FastifyReply): Promise<void> {
    await sendCsv(reply, 'transfers', COLUMNS, this.rows(filterOf(query)));
  }

  /**
   * The transfers that paid nothing and wait for an operator, oldest first, each with the orders that it may
   * have been meant for and the rules that kept it from them.
   */
  @Get('unmatched')
  async listUnmatched(
    @Query() { reason, page, limit }: UnmatchedTransfersQuery,
  ): Promise<UnmatchedTransfersResult> {
    const { total, items } = await this.reviewTransfers.execute(reason ?? null, { page, limit });
    const accountIds = items.flatMap(({ candidates }) => candidates.map(({ order }) => order.accountId));
    const people = await this.accounts.findPeople(accountIds);
    const now = this.clock.now();
    return { total, page, limit, items: items.map((waiting) => presentWaiting(waiting, people, now)) };
  }

  /** An order beside a transfer: what agrees, and every rule that keeps the money from paying it. */
  @Get(':id/orders/:order_code')
  @ApiParam({ name: 'id', description: 'Identifier of the transfer' })
  @ApiParam({ name: 'order_code', description: 'Code of the order, in any case' })
  async compare(
    @Param('id', IdPipe) id: string,
    @Param('order_code') orderCode: string,
  ): Promise<ComparedOrderResult> {
    const candidate = await this.reviewTransfers.compare(id, orderCode);
    const { accountId } = candidate.order;
    const people = await this.accounts.findPeople([accountId]);
    return { candidate: presentCandidate(candidate, people.get(accountId), this.clock.now()) };
  }

  /** Whether transfers are settled as they come in. */
  @Get('backlog')
  async backlog(): Promise<TransferBacklogResult> {
    const { unsettled, oldestReceivedAt } = await this.transfers.backlog();
    return { unsettled, oldest_received_at: oldestReceivedAt?.toISOString() ?? null };
  }

  /**
   * Pays an order with a waiting transfer, for a reason, and grants its credits. This cannot be taken back: credits may
   * be spent at once.
   */
  @Post(':id/assign')
  @Audited('transfer.assign', 'transfer', ['id'], ['order_code', 'reason', 'accept_mismatch'])
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'id', description: 'Identifier of the transfer' })
  async assign(
    @CurrentCaller() { account: operator }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { order_code, reason, accept_mismatch }: AssignTransferRequest,
  ): Promise<AdminOrderResult> {
    const assignment = { reason, by: operator.id, acceptedVnd: accept_mismatch ?? null };
    const order = await this.assignTransfer.execute(id, order_code, assignment);
    const [paid] = await this.present.forOperator([order]);
    return { order: paid! };
  }

  /** Ends the waiting of a transfer that pays no order, for a reason; it can be reopened. */
  @Post(':id/close')
  @Audited('transfer.close', 'transfer', ['id'], ['as', 'reason', 'refund_reference'])
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'id', description: 'Identifier of the transfer' })
  async close(
    @CurrentCaller() { account: operator }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { as, reason, refund_reference }: CloseTransferRequest,
  ): Promise<TransferResult> {
    const closure = { as, reason, by: operator.id, refundReference: refund_reference ?? null };
    const closed = await this.closeTransfer.execute(id, closure);
    return { transfer: presentTransfer(closed.toState(), null) };
  }

  /** Takes the closing of a transfer back: it waits again. A repeat answers the same. */
  @Post(':id/reopen')
  @Audited('transfer.reopen', 'transfer', ['id'])
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'id', description: 'Identifier of the transfer' })
  async reopen(@Param('id', IdPipe) id: string): Promise<TransferResult> {
    const reopened = await this.closeTransfer.reopen(id);
    return { transfer: presentTransfer(reopened.toState(), null) };
  }

  private async *rows(filter: TransferFilter): AsyncGenerator<TransferDto[]> {
    for await (const transfers of this.transfers.all(filter)) yield await this.presentAll(transfers);
  }

  /** With the codes of the orders that they paid. */
  private async presentAll(transfers: readonly Transfer[]): Promise<TransferDto[]> {
    const states = transfers.map((transfer) => transfer.toState());
    const orderIds = states.flatMap(({ orderId }) => orderId ?? []);
    const paid = (await this.orders.findByIds(orderIds)).map((order) => order.toState());
    const codes = new Map(paid.map(({ id, orderCode }) => [id, orderCode]));
    const codeOf = (orderId: string | null) => (orderId === null ? null : (codes.get(orderId) ?? null));
    return states.map((state) => presentTransfer(state, codeOf(state.orderId)));
  }
}

const filterOf = ({
  outcome,
  reason,
  closed_as,
  reference_code,
}: AdminTransfersFileQuery): TransferFilter => ({
  ...(outcome && { outcome }),
  ...(reason && { reason }),
  ...(closed_as && { closedAs: closed_as }),
  ...(reference_code !== undefined && { referenceCode: reference_code }),
});
