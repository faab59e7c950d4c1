import type { Account } from '../domain/account.js';

/** Who is calling, and by what proof. */
export interface Caller {
  readonly account: Account;
  readonly proof: 'api-key' | 'session';
}
