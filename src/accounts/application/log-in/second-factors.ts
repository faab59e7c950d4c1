import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../shared/application/transaction';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { InvalidCredentials, TotpNotBegun, TotpRequired, TotpSetUp } from '../../domain/accounts.errors';
import {
  plainCode,
  RECOVERY_CODES,
  type SecondFactor,
  writeRecoveryCode,
} from '../../domain/log-in/second-factor';
import { LogInJournal } from './log-in-journal';
import { NotifyOwner } from '../notify-owner';
import { Passwords } from '../passwords/passwords';
import { requirePassword } from '../passwords/require-password';
import { SecondFactorsRepository } from './second-factors.repository';
import { sha256 } from '../secrets';
import { SessionsRepository } from './sessions.repository';
import { newTotpSecret, stepOfCode } from './totp';

/** Codes of an app (TOTP, RFC 6238) as a second factor: set up, asked for when somebody signs in, taken away. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly journal: LogInJournal,
    private readonly notifyOwner: NotifyOwner,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Whether the account's is asked for, and how many recovery codes are left. */
  async state({ id }: Account): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
    const factor = await this.confirmed(id);
    return { enabled: factor !== null, recoveryCodesLeft: factor?.recoveryHashes.length ?? 0 };
  }

  /**
   * Makes a secret; nothing is asked for until a code of it confirms it.
   * @throws TotpSetUp when the account has one that is confirmed
   */
  async begin({ id: accountId }: Account): Promise<Buffer> {
    const secret = newTotpSecret();
    const factor = { accountId, secret, confirmedAt: null, lastStep: 0, recoveryHashes: [] };
    if (!(await this.factors.begin(factor))) throw new TotpSetUp();
    return secret;
  }

  /**
   * Signs every other browser out: those sessions were opened with no more than the password.
   * @param sessionToken of the session that goes on
   * @returns the recovery codes, which are not stored and cannot be shown again
   * @throws TotpNotBegun, TotpSetUp
   * @throws InvalidCredentials when it is no code of the secret now
   */
  async confirm(account: Account, code: string, sessionToken: string): Promise<string[]> {
    const { id } = account;
    const factor = await this.factors.find(id);
    if (!factor) throw new TotpNotBegun();
    if (factor.confirmedAt) throw new TotpSetUp();
    const now = this.clock.now();
    const step = stepOfCode(factor.secret, plainCode(code), now);
    if (step === null) throw new WrongCode();
    const codes = newRecoveryCodes();
    await this.transaction.run(async () => {
      if (!(await this.factors.confirm(factor, step, codes.map(hashOf), now))) throw new WrongCode(); // another call was first
      await this.sessions.removeAll(id, sha256(sessionToken));
      await this.notifyOwner.execute(account, { kind: 'totp-set-up' });
    });
    return codes;
  }

  /**
   * Asks for a code where the account has a second factor, and uses it up: one of the app, or a recovery code.
   * @throws TotpRequired without a code
   * @throws InvalidCredentials when it is wrong, or was used before
   */
  async require({ id }: Account, code: string | undefined): Promise<void> {
    const factor = await this.confirmed(id);
    if (!factor) return;
    if (code === undefined) throw new TotpRequired();
    if (!(await this.use(factor, plainCode(code)))) throw new WrongCode();
  }

  /**
   * The same for somebody who has just given the right password. A wrong code is a failure that the owner has to hear of:
   * whoever guesses it knows the password.
   * @param network that is told to the owner
   * @throws as `require`
   */
  async requireToLogIn(account: Account, code: string | undefined, network: string): Promise<void> {
    try {
      await this.require(account, code);
    } catch (error) {
      if (error instanceof WrongCode) this.journal.noteFailure(account.id, network);
      throw error;
    }
  }

  /** @throws TotpNotBegun, InvalidCredentials, PasswordsBusy */
  async disable(account: Account, password: string, code: string): Promise<void> {
    await requirePassword(this.passwords, account, password);
    await this.requireOwn(account, code);
    await this.remove(account);
  }

  /**
   * Former recovery codes open nothing any more.
   * @throws TotpNotBegun, InvalidCredentials
   */
  async renewRecoveryCodes(account: Account, code: string): Promise<string[]> {
    await this.requireOwn(account, code);
    const codes = newRecoveryCodes();
    await this.factors.replaceRecovery(account.id, codes.map(hashOf));
    return codes;
  }

  /** An operator takes it away from somebody who has lost telephone and recovery codes. Repeatable. */
  reset(account: Account): Promise<void> {
    return this.remove(account);
  }

  private remove(account: Account): Promise<void> {
    return this.transaction.run(async () => {
      const wasAskedFor = (await this.confirmed(account.id)) !== null;
      await this.factors.remove(account.id);
      if (wasAskedFor) await this.notifyOwner.execute(account, { kind: 'totp-removed' });
    });
  }

  private async requireOwn(account: Account, code: string): Promise<void> {
    if (!(await this.confirmed(account.id))) throw new TotpNotBegun();
    await this.require(account, code);
  }

  private async confirmed(accountId: string): Promise<SecondFactor | null> {
    const factor = await this.factors.find(accountId);
    return factor?.confirmedAt ? factor : null;
  }

  private use({ accountId, secret }: SecondFactor, code: string): Promise<boolean> {
    if (!/^\d{6}$/.test(code)) return this.factors.useRecovery(accountId, hashOf(code));
    const step = stepOfCode(secret, code, this.clock.now());
    return step === null ? Promise.resolve(false) : this.factors.useStep(accountId, step);
  }
}

class WrongCode extends InvalidCredentials {
  constructor() {
    super('The code is wrong, too old, or was used before.');
  }
}

const hashOf = (code: string): string => sha256(plainCode(code)).toString('hex');

const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => writeRecoveryCode((limit) => randomInt(limit)));
