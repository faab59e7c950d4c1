import type { SecondFactor } from '../../domain/log-in/second-factor';

/** The stored second factors; an account has one at most. */
export abstract class SecondFactorsRepository {
  abstract find(accountId: string): Promise<SecondFactor | null>;

  /** Puts it in the place of one that is not confirmed. @returns false when the account's is; nothing changed then */
  abstract begin(factor: SecondFactor): Promise<boolean>;

  /** @returns false when it is confirmed already, gone, or has another secret by now */
  abstract confirm(
    factor: Pick<SecondFactor, 'accountId' | 'secret'>,
    step: number,
    recoveryHashes: readonly string[],
    at: Date,
  ): Promise<boolean>;

  /** Uses the code of a step up. @returns false when that, or a later one, was used before */
  abstract useStep(accountId: string, step: number): Promise<boolean>;

  /** Uses a recovery code up. @returns false when there is no such code (any more) */
  abstract useRecovery(accountId: string, hash: string): Promise<boolean>;

  abstract replaceRecovery(accountId: string, hashes: readonly string[]): Promise<void>;

  abstract remove(accountId: string): Promise<void>;
}
