import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { BillingDetailsRepository } from '../../application/receipts/billing-details.repository';
import { FindBuyer } from '../../application/receipts/find-buyer';
import { checkBillingDetails } from '../../domain/receipts/billing-details';
import { presentBillingDetails } from './billing-details.presenter';
import { BillingDetailsResult, SetBillingDetailsRequest } from './order-receipt.dto';

@ApiTags('Payment')
@Controller('api/payment/billing-details')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class BillingDetailsController {
  constructor(
    private readonly findBuyer: FindBuyer,
    private readonly details: BillingDetailsRepository,
  ) {}

  /** Whom the account's next receipt will name. */
  @Get()
  async show(@CurrentCaller() { account }: Caller): Promise<BillingDetailsResult> {
    return { billing_details: presentBillingDetails(await this.findBuyer.execute(account.id)) };
  }

  /** Says whom the receipts of orders name that are paid from now on. */
  @Put()
  @NeedsScope('pay')
  async set(
    @CurrentCaller() { account }: Caller,
    @Body() { name, tax_code = null, address = null, email }: SetBillingDetailsRequest,
  ): Promise<BillingDetailsResult> {
    const details = checkBillingDetails({ name, taxCode: tax_code, address, email });
    await this.details.save(account.id, details);
    return { billing_details: presentBillingDetails(details) };
  }
}
