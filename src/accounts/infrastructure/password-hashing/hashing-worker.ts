import { hashSync, verifySync } from '@node-rs/argon2';
import { COST } from './argon2id';

/** Compares with `stored`, or makes a hash when there is none. */
export interface HashingTask {
  readonly password: string;
  readonly stored?: string;
}

/** The entry point of the thread that hashes passwords. */
export default function run({ password, stored }: HashingTask): string | boolean {
  return stored === undefined ? hashSync(password, COST) : verifySync(stored, password);
}
