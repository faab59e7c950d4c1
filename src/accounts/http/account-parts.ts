import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/domain/clock';
import { AccountExport, type ExportedPart } from '../application/account-export';
import { ApiKeysRepository } from '../application/keys/api-keys.repository';
import { CreditLedger } from '../application/credits/credit-ledger';
import { LogInJournal } from '../application/log-in/log-in-journal';
import { SessionsRepository } from '../application/log-in/sessions.repository';
import type { Account } from '../domain/account';
import { allEntries } from './all-entries';
import {
  presentAccount,
  presentApiKeys,
  presentEntry,
  presentFailedLogIn,
  presentSession,
} from './accounts.presenters';

/** What an account's export has of this module. */
@Injectable()
export class AccountParts {
  constructor(
    private readonly keys: ApiKeysRepository,
    private readonly sessions: SessionsRepository,
    private readonly journal: LogInJournal,
    private readonly ledger: CreditLedger,
    private readonly clock: Clock,
    accountExport: AccountExport,
  ) {
    accountExport.add(
      part('profile', (account) => Promise.resolve([presentAccount(account)])),
      part('api_keys', (account) => this.presentKeys(account)),
      part('sessions', (account) => this.presentSessions(account)),
      part('failed_log_ins', async ({ id }) => (await this.journal.failuresOf(id)).map(presentFailedLogIn)),
      { name: 'ledger', records: (account) => this.presentLedger(account) },
    );
  }

  private async presentKeys({ id }: Account): Promise<object[]> {
    const spending = await this.keys.spending(id, this.clock.now());
    return presentApiKeys(await this.keys.list(id), spending);
  }

  private async presentSessions({ id }: Account): Promise<object[]> {
    const sessions = await this.sessions.list(id, this.clock.now());
    return sessions.map((session) => presentSession({ ...session, current: false }));
  }

  private async *presentLedger({ id }: Account): AsyncGenerator<object[]> {
    for await (const entries of allEntries(this.ledger, id)) yield entries.map(presentEntry);
  }
}

const part = (name: string, load: (account: Account) => Promise<object[]>): ExportedPart => ({
  name,
  async *records(account) {
    yield await load(account);
  },
});
