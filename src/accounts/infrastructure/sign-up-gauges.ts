import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Meter, type Metric } from '../../shared/application/meter';
import { Clock } from '../../shared/domain/clock';
import { SignUpsRepository } from '../application/sign-up/sign-ups.repository';
import { SignUpPolicy } from '../application/sign-up/sign-up-policy';
import { dayOf, type SignUpDay } from '../domain/sign-up-day';

const ACCOUNTS: Metric<never> = {
  name: 'loa_sign_ups_today',
  help: 'Accounts that people have opened themselves since midnight UTC.',
  labels: [],
};
const CREDITS: Metric<never> = {
  name: 'loa_sign_up_credits_today',
  help: 'Credits given to new accounts since midnight UTC.',
  labels: [],
};
const LIMIT: Metric<never> = {
  name: 'loa_sign_up_credits_per_day',
  help: 'Credits that new accounts may be given in a day (SIGNUP_CREDITS_PER_DAY); absent when there is no limit.',
  labels: [],
};

/** Shows what is given away to new accounts: a number that jumps means that somebody opens many. */
@Injectable()
export class SignUpGauges implements OnApplicationBootstrap {
  constructor(
    private readonly meter: Meter,
    private readonly signUps: SignUpsRepository,
    private readonly policy: SignUpPolicy,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    const { creditsPerDay } = this.policy;
    this.meter.gauge(ACCOUNTS, async () => [{ labels: {}, value: (await this.today())?.accounts ?? 0 }]);
    this.meter.gauge(CREDITS, async () => [{ labels: {}, value: (await this.today())?.credits ?? 0 }]);
    this.meter.gauge(LIMIT, () => (creditsPerDay === null ? [] : [{ labels: {}, value: creditsPerDay }]));
  }

  private async today(): Promise<SignUpDay | undefined> {
    const today = dayOf(this.clock.now());
    return (await this.signUps.days(1)).find(({ day }) => day === today);
  }
}
