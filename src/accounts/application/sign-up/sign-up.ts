import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { Account } from '../../domain/account';
import { Forbidden, SignUpsExhausted } from '../../domain/accounts.errors';
import type { Language } from '../../domain/language';
import { dayOf, secondsLeft } from '../../domain/sign-up-day';
import { checkLasting } from '../../domain/email/disposable-address';
import { MailService } from '../mail-service';
import { OpenAccount } from './open-account';
import { SendLink } from '../email/send-link';
import { SignUpsRepository } from './sign-ups.repository';
import { SignUpPolicy } from './sign-up-policy';

/**
 * Somebody opens an account. Free credits attract people who open many: a network may open so many in a day, and all
 * together are given so many credits; who comes later starts with none.
 */
@Injectable()
export class SignUp {
  constructor(
    private readonly openAccount: OpenAccount,
    private readonly signUps: SignUpsRepository,
    private readonly policy: SignUpPolicy,
    private readonly mail: MailService,
    private readonly sendLink: SendLink,
    private readonly clock: Clock,
  ) {}

  /**
   * @param network whose accounts are counted together (see `subscriberNetwork`)
   * @throws Forbidden when people cannot register themselves
   * @throws InvalidParameters for an address that is thrown away after one mail
   * @throws SignUpsExhausted, and whatever `OpenAccount` throws
   */
  async execute(details: {
    email: string;
    password: string;
    name: string;
    agreedLicences?: readonly string[];
    language: Language;
    network: string;
  }): Promise<Account> {
    if (!this.policy.enabled) throw new Forbidden('Signing up is closed; ask the operator for an account.');
    const { network, ...rest } = details;
    const { allowsDisposable, creditsAwaitVerification } = this.policy;
    if (!allowsDisposable) checkLasting(details.email);
    return this.openAccount.execute(
      { ...rest, creditsAwaitVerification, role: 'customer', owner: network },
      (account) => this.admit(account, network),
    );
  }

  private async admit(account: Account, network: string): Promise<number> {
    const { perNetworkPerDay, creditsPerDay } = this.policy;
    const now = this.clock.now();
    const day = dayOf(now);
    if (perNetworkPerDay !== null && !(await this.signUps.count(day, network, perNetworkPerDay))) {
      throw new SignUpsExhausted(perNetworkPerDay, secondsLeft(now));
    }
    if (this.mail.isAvailable) await this.sendLink.execute(account, 'verify-email');
    const credits = account.creditsAwaitVerification ? 0 : this.policy.credits;
    return this.signUps.give(day, { accounts: 1, credits }, creditsPerDay);
  }
}
