import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import type { Account } from '../../domain/account';
import { AccountsRepository } from '../accounts.repository';
import { LinksRepository } from '../email/links.repository';
import { NotifyOwner } from '../notify-owner';
import { SessionsRepository } from '../log-in/sessions.repository';

/** Gives an account another password, and closes whatever the former one may have opened to a stranger. */
@Injectable()
export class ReplacePassword {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly links: LinksRepository,
    private readonly notifyOwner: NotifyOwner,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param stays hash of the token of the one session that goes on
   * @param isAccessRemoved whether the owner is to be told of what else has been taken away (see `RemoveAccess`)
   */
  async execute(
    account: Account,
    passwordHash: string,
    { stays, isAccessRemoved = false }: { stays?: Buffer; isAccessRemoved?: boolean } = {},
  ): Promise<void> {
    await this.transaction.run(async () => {
      await this.accounts.changePassword(account.id, passwordHash);
      await this.sessions.removeAll(account.id, stays);
      await this.links.disableAll(account.id);
      await this.notifyOwner.execute(account, { kind: 'password-changed', isAccessRemoved });
    });
  }
}
