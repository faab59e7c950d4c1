import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/http/access';
import { EngineAvailability, Speakers } from '../../speech';
import { SpeakersResult } from './speech-results.dto';
import { presentSpeaker } from './speech.presenters';

@ApiTags('Speech')
@Controller('api/v1/tts/speakers')
@Access('public')
export class SpeakersController {
  constructor(
    private readonly speakers: Speakers,
    private readonly engines: EngineAvailability,
  ) {}

  /** The voices that texts can be spoken with. */
  @Get()
  list(): SpeakersResult {
    return {
      items: this.speakers.all.map((voice) =>
        presentSpeaker(voice, this.engines.isAvailable(voice.provider)),
      ),
    };
  }
}
