import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { AccountsRepository, type Caller, CurrentCaller } from '../../accounts';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Audited } from '../../platform/http/audited';
import { Fails } from '../../platform/http/fails';
import { IdPipe } from '../../platform/http/id.pipe';
import { AssignTransfer } from '../application/assign-transfer';
import { CloseTransfer } from '../application/close-transfer';
import { OrdersRepository } from '../application/orders.repository';
import { ReviewTransfers } from '../application/review-transfers';
import { TransfersRepository } from '../application/transfers.repository';
import { AdminOrderResult } from './admin-orders.dto';
import {
  AdminTransfersQuery,
  AssignTransferRequest,
  CloseTransferRequest,
  TransferBacklogResult,
  TransferResult,
  TransfersResult,
  UnmatchedTransfersQuery,
  UnmatchedTransfersResult,
} from './admin-transfers.dto';
import { OrderPresenter } from './order.presenter';
import { presentTransfer, presentWaiting } from './transfer.presenters';

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
    const { outcome, reason, closed_as, reference_code, page, limit } = query;
    const filter = {
      ...(outcome && { outcome }),
      ...(reason && { reason }),
      ...(closed_as && { closedAs: closed_as }),
      ...(reference_code !== undefined && { referenceCode: reference_code }),
    };
    const found = await this.transfers.search(filter, { page, limit });
    const items = found.items.map((transfer) => transfer.toState());
    const orderIds = items.flatMap(({ orderId }) => orderId ?? []);
    const paid = (await this.orders.findByIds(orderIds)).map((order) => order.toState());
    const codes = new Map(paid.map(({ id, orderCode }) => [id, orderCode]));
    const codeOf = (orderId: string | null) => (orderId === null ? null : (codes.get(orderId) ?? null));
    return {
      total: found.total,
      page,
      limit,
      items: items.map((transfer) => presentTransfer(transfer, codeOf(transfer.orderId))),
    };
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
    const emails = await this.accounts.findEmails(accountIds);
    const now = this.clock.now();
    return { total, page, limit, items: items.map((waiting) => presentWaiting(waiting, emails, now)) };
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
  @Audited('transfer.assign', 'transfer', 'id')
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
  @Audited('transfer.close', 'transfer', 'id')
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
  @Audited('transfer.reopen', 'transfer', 'id')
  @HttpCode(200)
  @Fails(409)
  @ApiParam({ name: 'id', description: 'Identifier of the transfer' })
  async reopen(@Param('id', IdPipe) id: string): Promise<TransferResult> {
    const reopened = await this.closeTransfer.reopen(id);
    return { transfer: presentTransfer(reopened.toState(), null) };
  }
}
