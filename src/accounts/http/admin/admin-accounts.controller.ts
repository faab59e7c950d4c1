import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Audited } from '../../../platform/http/audited';
import { Fails } from '../../../platform/http/fails';
import { IdPipe } from '../../../platform/http/id.pipe';
import { PageQuery } from '../../../platform/http/page.dto';
import { sendCsv } from '../../../platform/http/send-csv';
import { type AccountFilter, AccountsRepository } from '../../application/accounts.repository';
import type { Caller } from '../../application/caller';
import { CreditLedger } from '../../application/credits/credit-ledger';
import { GrantCredits } from '../../application/credits/grant-credits';
import { SuspendAccount } from '../../application/suspend-account';
import type { Account } from '../../domain/account';
import { AccountNotFound } from '../../domain/accounts.errors';
import { presentAdminAccount, presentAdminEntry } from '../accounts.presenters';
import {
  AdminAccountResult,
  AdminAccountsFileQuery,
  AdminAccountsQuery,
  AdminAccountsResult,
  AdminLedgerResult,
  GrantCreditsRequest,
  SuspendAccountRequest,
} from './admin-accounts.dto';
import { CurrentCaller } from '../current-caller';

const ofAccount = ApiParam({ name: 'id', description: 'Identifier of the account' });

/** What a file of accounts says of each. */
const ACCOUNT_COLUMNS = [
  'id',
  'email',
  'name',
  'role',
  'plan_id',
  'credits_available',
  'credits_held',
  'credits_granted',
  'created_at',
  'suspended_at',
  'suspended_reason',
  'deleted_at',
] as const;

type AccountRow = Record<(typeof ACCOUNT_COLUMNS)[number], string | number | null>;

@ApiTags('Administration')
@Controller('api/v1/admin/accounts')
@Access('admin')
@Cost('admin')
export class AdminAccountsController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ledger: CreditLedger,
    private readonly grantCredits: GrantCredits,
    private readonly suspendAccount: SuspendAccount,
  ) {}

  /** The accounts, newest first. */
  @Get()
  async list(@Query() { search, role, page, limit }: AdminAccountsQuery): Promise<AdminAccountsResult> {
    const filter = { search: search ?? null, role: role ?? null };
    const { total, items } = await this.accounts.list(filter, { page, limit });
    return { total, page, limit, items: items.map(presentAdminAccount) };
  }

  /** The same accounts as a table in a file, all of them. */
  @Get('csv')
  @WithoutEnvelope('text/csv')
  @Cost('export')
  async download(
    @Query() { search, role }: AdminAccountsFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filter = { search: search ?? null, role: role ?? null };
    await sendCsv(reply, 'accounts', ACCOUNT_COLUMNS, this.rows(filter));
  }

  /** One account. */
  @Get(':id')
  @ofAccount
  async show(@Param('id', IdPipe) id: string): Promise<AdminAccountResult> {
    return { account: presentAdminAccount(await this.find(id)) };
  }

  /** Every grant and charge of an account, newest first, with who decided it and why. */
  @Get(':id/ledger')
  @ofAccount
  async listLedger(@Param('id', IdPipe) id: string, @Query() query: PageQuery): Promise<AdminLedgerResult> {
    const account = await this.find(id);
    const { total, items } = await this.ledger.entries(account.id, query);
    return { total, page: query.page, limit: query.limit, items: items.map(presentAdminEntry) };
  }

  /**
   * Gives an account credits, for a reason. A repeat with the same Idempotency-Key gives nothing, and answers
   * with the account as it is and the header Idempotency-Replayed.
   */
  @Post(':id/credits')
  @Audited('credits.grant', 'account', ['id'], ['credits', 'reason'])
  @HttpCode(200)
  @Fails(422)
  @ofAccount
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '1 to 128 visible ASCII characters, unique for each grant that is meant',
  })
  async grant(
    @CurrentCaller() { account: operator }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() { credits, reason }: GrantCreditsRequest,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminAccountResult> {
    const isReplay = await this.grantCredits.execute({
      accountId: (await this.find(id)).id,
      credits,
      reason,
      operatorId: operator.id,
      idempotencyKey,
    });
    if (isReplay) void reply.header('idempotency-replayed', 'true');
    return { account: presentAdminAccount(await this.find(id)) };
  }

  /**
   * Closes a customer's account: its keys are refused from the next call on, its sessions end. Calls that are open are cut
   * about a second later. Requests under way fail and jobs are cancelled; what was not made is not charged.
   */
  @Post(':id/suspend')
  @Audited('account.suspend', 'account', ['id'], ['reason'])
  @HttpCode(200)
  @ofAccount
  async suspend(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: SuspendAccountRequest,
  ): Promise<AdminAccountResult> {
    await this.suspendAccount.execute(await this.find(id), reason);
    return { account: presentAdminAccount(await this.find(id)) };
  }

  /** Opens a suspended account again: its keys work, its owner can sign in. */
  @Post(':id/unsuspend')
  @Audited('account.unsuspend', 'account', ['id'])
  @HttpCode(200)
  @ofAccount
  async unsuspend(@Param('id', IdPipe) id: string): Promise<AdminAccountResult> {
    await this.suspendAccount.lift(await this.find(id));
    return { account: presentAdminAccount(await this.find(id)) };
  }

  private async *rows(filter: AccountFilter): AsyncGenerator<AccountRow[]> {
    for await (const accounts of this.accounts.all(filter))
      yield accounts.map((account) => {
        const { credits, ...shown } = presentAdminAccount(account);
        return { ...shown, credits_available: credits.available, credits_held: credits.held };
      });
  }

  private async find(id: string): Promise<Account> {
    const account = await this.accounts.find(id);
    if (!account) throw new AccountNotFound();
    return account;
  }
}
