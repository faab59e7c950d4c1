import { AccountsRepository } from '../../src/accounts';
import { codeOf, stepAt } from '../../src/accounts/application/log-in/totp';
import { TypeOrmTransaction } from '../../src/platform/database/typeorm-transaction';
import type { AccountApi } from './account-api';

/** What the app shows that an account was set up with, so many steps from now. */
export async function shownCode({ app, clock }: AccountApi, email: string, apart = 0): Promise<string> {
  const account = await app.get(AccountsRepository).findByEmail(email);
  const [row] = await app
    .get(TypeOrmTransaction)
    .query<{ secret: Buffer }>('SELECT secret FROM second_factors WHERE account_id = $1', [account!.id]);
  return codeOf(row!.secret, stepAt(clock.now()) + apart);
}
