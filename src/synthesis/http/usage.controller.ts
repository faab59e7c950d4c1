import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type Caller, CurrentCaller } from '../../accounts';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { usagePeriod } from '../domain/usage-period';
import { UsageResult } from './speech-results.dto';
import { UsageQuery } from './speech.dto';
import { roundedSec } from './speech.presenters';

@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class UsageController {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly clock: Clock,
  ) {}

  /** What the account had spoken, day by day (UTC). */
  @Get('usage')
  async usage(@CurrentCaller() { account }: Caller, @Query() query: UsageQuery): Promise<UsageResult> {
    const days = await this.requests.usagePerDay(account.id, usagePeriod(query, this.clock.now()));
    return {
      items: days.map(({ seconds, ...day }) => ({ ...day, seconds: roundedSec(seconds) })),
    };
  }
}
