import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { IdPipe } from '../../../platform/http/id.pipe';
import { TracePayment, type TracedPayment } from '../../application/receipts/trace-payment';
import { ReceiptResult } from './receipt.dto';

/** A receipt is about money, so it is made here, although its address stands beside the requests (ADR 10). */
@ApiTags('Speech')
@Controller('api/v1/tts/receipt')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class ReceiptsController {
  constructor(private readonly tracePayment: TracePayment) {}

  /** What one of the account's requests cost, and the orders and transfers that paid for it. */
  @Get(':request_id')
  @ApiParam({
    name: 'request_id',
    description: 'Identifier of the request',
    example: '9b52e134-0c6d-47ba-b27b-e1869c094b4d',
  })
  async show(
    @CurrentCaller() { account }: Caller,
    @Param('request_id', IdPipe) requestId: string,
  ): Promise<ReceiptResult> {
    return presentReceipt(await this.tracePayment.execute(account.id, requestId));
  }
}

const presentReceipt = ({ hold, slices, referenceCodes }: TracedPayment): ReceiptResult => ({
  request_id: hold.id,
  state: hold.state,
  held: hold.credits,
  charged: hold.state === 'charged' ? hold.credits : 0,
  released: hold.state === 'released' ? hold.credits : 0,
  held_at: hold.heldAt.toISOString(),
  settled_at: hold.settledAt?.toISOString() ?? null,
  grants: slices.map(({ grant, credits }) => ({
    entry_id: String(grant.id),
    type: grant.type as Exclude<typeof grant.type, 'charge' | 'expiry' | 'refund'>, // which grant nothing
    credits,
    order_code: grant.type === 'order' ? grant.sourceId : null,
    transfer_reference: (grant.type === 'order' ? referenceCodes.get(grant.sourceId) : null) ?? null,
    granted_at: grant.createdAt.toISOString(),
  })),
});
