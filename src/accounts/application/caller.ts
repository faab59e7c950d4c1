import type { Account } from '../domain/account';

/** Who is calling, and by what proof. */
export interface Caller {
  readonly account: Account;
  readonly proof: 'api-key' | 'session';
  /** Of the API key, when that is the proof. */
  readonly keyId?: string;
}
