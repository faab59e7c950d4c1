import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { dayOf } from '../../domain/sign-up-day';
import { SignUpsRepository } from './sign-ups.repository';
import { SignUpPolicy } from './sign-up-policy';

/** What somebody would get who opened an account now. */
@Injectable()
export class SignUpOffer {
  constructor(
    private readonly signUps: SignUpsRepository,
    private readonly policy: SignUpPolicy,
    private readonly clock: Clock,
  ) {}

  /** @returns 0 where nobody can register, or the credits of the day are given away */
  async freeCredits(): Promise<number> {
    const { enabled, credits, creditsPerDay } = this.policy;
    if (!enabled) return 0;
    if (creditsPerDay === null) return credits;
    const [latest] = await this.signUps.days(1);
    const given = latest?.day === dayOf(this.clock.now()) ? latest.credits : 0;
    return given + credits > creditsPerDay ? 0 : credits;
  }

  get isOpen(): boolean {
    return this.policy.enabled;
  }

  get awaitsVerification(): boolean {
    return this.policy.creditsAwaitVerification;
  }
}
