import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { PageQuery } from '../../platform/http/page.dto';
import type { Caller } from '../application/caller';
import { CreditLedger } from '../application/credit-ledger';
import { CreditLots } from '../application/credit-lots';
import { AccountResult, LedgerResult } from './accounts.dto';
import { presentEntry, presentOwnAccount } from './accounts.presenters';
import { CurrentCaller } from './current-caller';

@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class AccountController {
  constructor(
    private readonly ledger: CreditLedger,
    private readonly lots: CreditLots,
  ) {}

  /** The account and its credits, with those that will end. */
  @Get()
  async show(@CurrentCaller() { account }: Caller): Promise<AccountResult> {
    const lots = account.creditsEnding > 0 ? await this.lots.left(account.id) : [];
    return { account: presentOwnAccount(account, lots) };
  }

  /** Every grant, charge and end of credits, newest first. */
  @Get('ledger')
  async listLedger(@CurrentCaller() { account }: Caller, @Query() query: PageQuery): Promise<LedgerResult> {
    const { total, items } = await this.ledger.entries(account.id, query);
    return { total, page: query.page, limit: query.limit, items: items.map(presentEntry) };
  }
}
