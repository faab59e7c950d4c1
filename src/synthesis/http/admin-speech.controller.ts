import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { recentDays } from '../../accounts';
import { EngineAvailability, Speakers } from '../../speech';
import { RecentSpeech, type SpeechFigures } from '../application/ports/recent-speech';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { roundedSec } from './speech.presenters';
import {
  type EngineDto,
  RecentSpeechResult,
  type SpeechFiguresDto,
  SpeechHealthResult,
} from './admin-speech.dto';

@ApiTags('Administration')
@Controller('api/v1/admin/speech')
@Access('admin')
@Cost('admin')
export class AdminSpeechController {
  constructor(
    private readonly speakers: Speakers,
    private readonly engines: EngineAvailability,
    private readonly requests: SpeechRequestsRepository,
    private readonly recent: RecentSpeech,
    private readonly clock: Clock,
  ) {}

  /** Which engines are up, and how much speech is not finished. */
  @Get()
  async show(): Promise<SpeechHealthResult> {
    const { pending, overdue, oldestCreatedAt } = await this.requests.backlog(this.clock.now());
    return {
      engines: this.listEngines(),
      backlog: { pending, overdue, oldest_created_at: oldestCreatedAt?.toISOString() ?? null },
    };
  }

  /** How much was spoken lately, how much of it failed, and how long it took. */
  @Get('recent')
  @Cost('admin-figures')
  async showRecent(): Promise<RecentSpeechResult> {
    const figures = await this.recent.look(recentDays(this.clock.now()));
    return {
      today: presentFigures(figures.today),
      last_7_days: presentFigures(figures.last7Days),
      last_30_days: presentFigures(figures.last30Days),
    };
  }

  private listEngines(): EngineDto[] {
    const providers = [...new Set(this.speakers.all.map(({ provider }) => provider))];
    return providers.map((provider) => ({
      provider,
      available: this.engines.isAvailable(provider),
      voices: this.speakers.all.filter((voice) => voice.provider === provider).length,
    }));
  }
}

const presentFigures = ({ requests, failed, p95Sec, credits }: SpeechFigures): SpeechFiguresDto => ({
  requests,
  failed,
  p95_sec: p95Sec === null ? null : roundedSec(p95Sec),
  credits,
});
