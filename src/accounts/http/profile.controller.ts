import { Body, Controller, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { AccountsRepository } from '../application/accounts.repository';
import type { Caller } from '../application/caller';
import { AccountResult, ChangeAccountRequest } from './accounts.dto';
import { presentAccount } from './accounts.presenters';
import { CurrentCaller } from './current-caller';

/** What a person says of themselves; no key may change it. */
@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('session')
@Cost('account')
export class ProfileController {
  constructor(private readonly accounts: AccountsRepository) {}

  /** Changes the name of the account. */
  @Patch()
  async change(
    @CurrentCaller() { account }: Caller,
    @Body() { name = account.name }: ChangeAccountRequest,
  ): Promise<AccountResult> {
    await this.accounts.rename(account.id, name);
    return { account: presentAccount({ ...account, name }) };
  }
}
