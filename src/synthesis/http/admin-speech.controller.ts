import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Clock } from '../../shared/domain/clock';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { EngineAvailability, Speakers } from '../../speech';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { type EngineDto, SpeechHealthResult } from './admin-speech.dto';

@ApiTags('Administration')
@Controller('api/v1/admin/speech')
@Access('admin')
@Cost('admin')
export class AdminSpeechController {
  constructor(
    private readonly speakers: Speakers,
    private readonly engines: EngineAvailability,
    private readonly requests: SpeechRequestsRepository,
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

  private listEngines(): EngineDto[] {
    const providers = [...new Set(this.speakers.all.map(({ provider }) => provider))];
    return providers.map((provider) => ({
      provider,
      available: this.engines.isAvailable(provider),
      voices: this.speakers.all.filter((voice) => voice.provider === provider).length,
    }));
  }
}
