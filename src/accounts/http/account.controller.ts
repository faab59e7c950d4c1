import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { PageQuery } from '../../platform/http/page.dto';
import type { Caller } from '../application/caller';
import { CreditLedger } from '../application/credit-ledger';
import { AccountResult, LedgerResult } from './accounts.dto';
import { presentAccount, presentEntry } from './accounts.presenters';
import { CurrentCaller } from './current-caller';

@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class AccountController {
  constructor(private readonly ledger: CreditLedger) {}

  /** The account and its credits. */
  @Get()
  show(@CurrentCaller() { account }: Caller): AccountResult {
    return { account: presentAccount(account) };
  }

  /** Every grant and charge of credits, newest first. */
  @Get('ledger')
  async listLedger(@CurrentCaller() { account }: Caller, @Query() query: PageQuery): Promise<LedgerResult> {
    const { total, items } = await this.ledger.entries(account.id, query);
    return { total, page: query.page, limit: query.limit, items: items.map(presentEntry) };
  }
}
