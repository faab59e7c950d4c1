import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { PageQuery } from '../../platform/http/page.dto';
import { sendCsv } from '../../platform/http/send-csv';
import type { Caller } from '../application/caller';
import { CreditLedger } from '../application/credits/credit-ledger';
import { CreditLots } from '../application/credits/credit-lots';
import { allEntries } from './all-entries';
import { AccountResult, type LedgerEntryDto, LedgerResult } from './accounts.dto';
import { presentEntry, presentOwnAccount } from './accounts.presenters';
import { CurrentCaller } from './current-caller';

const COLUMNS = [
  'created_at',
  'type',
  'credits',
  'balance_after',
  'expires_at',
  'order_code',
  'request_id',
] as const;

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

  /** The same as a file of comma-separated values, all of it. */
  @Get('ledger.csv')
  @Cost('export')
  @WithoutEnvelope('text/csv')
  async downloadLedger(@CurrentCaller() { account }: Caller, @Res() reply: FastifyReply): Promise<void> {
    await sendCsv(reply, 'credits', COLUMNS, this.pages(account.id));
  }

  private async *pages(accountId: string): AsyncGenerator<LedgerEntryDto[]> {
    for await (const entries of allEntries(this.ledger, accountId)) yield entries.map(presentEntry);
  }
}
