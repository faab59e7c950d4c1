import { Body, Controller, Delete, Patch, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Fails } from '../../platform/http/fails';
import { AccountsRepository } from '../application/accounts.repository';
import type { Caller } from '../application/caller';
import { DeleteAccount } from '../application/delete-account';
import { AccountResult, ChangeAccountRequest, DeleteAccountRequest } from './accounts.dto';
import { presentAccount } from './accounts.presenters';
import { CurrentCaller } from './current-caller';
import { OwnerAttempts } from './guards/owner-attempts';
import { SessionCookie } from './guards/session-cookie';

/** What a person says of themselves; no key may change it. */
@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('session')
@Cost('account')
export class ProfileController {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly deletion: DeleteAccount,
    private readonly attempts: OwnerAttempts,
    private readonly sessionCookie: SessionCookie,
  ) {}

  /** Changes the name of the account, or below how many credits its owner is told. */
  @Patch()
  async change(
    @CurrentCaller() { account }: Caller,
    @Body() { name, low_credits_threshold: lowCreditsThreshold }: ChangeAccountRequest,
  ): Promise<AccountResult> {
    const changes = {
      ...(name !== undefined && { name }),
      ...(lowCreditsThreshold !== undefined && { lowCreditsThreshold }),
    };
    await this.accounts.change(account.id, changes);
    return { account: presentAccount({ ...account, ...changes }) };
  }

  /**
   * Deletes the account, for ever: keys and sessions are refused from the next call on, texts, audio, dictionaries and
   * webhooks go, and the credits that are left are forfeited. Its ledger stays without its name and address. Money that
   * comes for one of its orders later waits for the operator.
   */
  @Delete()
  @Fails(409, 429, 503)
  @Cost('log-in')
  async remove(
    @CurrentCaller() { account }: Caller,
    @Body() { password }: DeleteAccountRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.attempts.watch(account, request, () => this.deletion.execute(account, password));
    this.sessionCookie.clear(reply);
  }
}
