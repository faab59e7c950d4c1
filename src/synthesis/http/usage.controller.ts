import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { sendCsv } from '../../platform/http/send-csv';
import { SpeechHistory, type UsageOf } from '../application/ports/speech-history';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { usagePeriod } from '../domain/usage-period';
import {
  type DailyUsageDto,
  type KeyUsageDto,
  KeyUsageResult,
  UsageResult,
  type VoiceUsageDto,
  VoiceUsageResult,
} from './speech-results.dto';
import { UsageFileQuery, UsageQuery } from './speech.dto';
import { roundedSec } from './speech.presenters';

const FIGURES = ['requests', 'characters', 'seconds'] as const;

@ApiTags('Accounts')
@Controller('api/v1/account')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class UsageController {
  constructor(
    private readonly requests: SpeechRequestsRepository,
    private readonly speechHistory: SpeechHistory,
    private readonly clock: Clock,
  ) {}

  /** What the account had spoken, day by day. */
  @Get('usage')
  async usage(@CurrentCaller() { account }: Caller, @Query() query: UsageQuery): Promise<UsageResult> {
    return { items: await this.days(account.id, query) };
  }

  /** The same as a file of comma-separated values, or what was spoken with each voice or key. */
  @Get('usage.csv')
  @WithoutEnvelope('text/csv')
  async download(
    @CurrentCaller() { account }: Caller,
    @Query() { by = 'day', ...query }: UsageFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (by === 'voice') {
      await sendCsv(
        reply,
        'usage-by-voice',
        ['speaker_id', ...FIGURES],
        [await this.voices(account.id, query)],
      );
    } else if (by === 'key') {
      await sendCsv(reply, 'usage-by-key', ['key_id', ...FIGURES], [await this.keys(account.id, query)]);
    } else {
      await sendCsv(reply, 'usage', ['date', ...FIGURES], [await this.days(account.id, query)]);
    }
  }

  /** What the account had spoken with each voice, most characters first. */
  @Get('usage/voices')
  async byVoice(@CurrentCaller() { account }: Caller, @Query() query: UsageQuery): Promise<VoiceUsageResult> {
    return { items: await this.voices(account.id, query) };
  }

  /** What the account had spoken with each API key, most characters first; without one, on the account page. */
  @Get('usage/keys')
  async byKey(@CurrentCaller() { account }: Caller, @Query() query: UsageQuery): Promise<KeyUsageResult> {
    return { items: await this.keys(account.id, query) };
  }

  private async days(accountId: string, query: UsageQuery): Promise<DailyUsageDto[]> {
    const days = await this.requests.usagePerDay(accountId, usagePeriod(query, this.clock.now()));
    return days.map(({ seconds, ...day }) => ({ ...day, seconds: roundedSec(seconds) }));
  }

  private async voices(accountId: string, query: UsageQuery): Promise<VoiceUsageDto[]> {
    const used = await this.usageBy(accountId, query, 'speaker');
    return used.map(({ id, ...rest }) => ({ speaker_id: id ?? '', ...rest }));
  }

  private async keys(accountId: string, query: UsageQuery): Promise<KeyUsageDto[]> {
    const used = await this.usageBy(accountId, query, 'key');
    return used.map(({ id, ...rest }) => ({ key_id: id, ...rest }));
  }

  private async usageBy(accountId: string, query: UsageQuery, what: 'speaker' | 'key'): Promise<UsageOf[]> {
    const period = usagePeriod(query, this.clock.now());
    const used = await this.speechHistory.usageBy(accountId, period, what);
    return used.map(({ seconds, ...rest }) => ({ ...rest, seconds: roundedSec(seconds) }));
  }
}
