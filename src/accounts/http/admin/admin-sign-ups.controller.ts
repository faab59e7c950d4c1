import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { SignUpsRepository } from '../../application/sign-up/sign-ups.repository';
import { SignUpPolicy } from '../../application/sign-up/sign-up-policy';
import { SignUpsResult } from './admin-accounts.dto';

/** Days that a list has. */
const DAYS = 30;

@ApiTags('Administration')
@Controller('api/v1/admin/sign-ups')
@Access('admin')
@Cost('admin')
export class AdminSignUpsController {
  constructor(
    private readonly signUps: SignUpsRepository,
    private readonly policy: SignUpPolicy,
  ) {}

  /** What was given away to people who opened an account themselves: the last 30 days (UTC) that had any. */
  @Get()
  async list(): Promise<SignUpsResult> {
    const { creditsPerDay, perNetworkPerDay } = this.policy;
    return {
      credits_per_day: creditsPerDay,
      sign_ups_per_network_per_day: perNetworkPerDay,
      items: await this.signUps.days(DAYS),
    };
  }
}
