import type { Account } from '../domain/account';
import type { ApiKey } from '../domain/keys/api-key';

/** Who is calling. */
export interface Caller {
  readonly account: Account;
  /** By which they prove it; null for a person who is signed in. */
  readonly key: ApiKey | null;
}
