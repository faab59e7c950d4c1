import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { Speakers, type Voice } from '../../speech';
import { LicencesResult } from './speech-results.dto';
import { presentLicence } from './speech.presenters';

@ApiTags('Speech')
@Controller('api/v1/tts/licences')
@Access('public')
@Cost('catalogue')
export class LicencesController {
  constructor(private readonly speakers: Speakers) {}

  /** The licences of the voices on offer, and what they ask of whoever uses or publishes the speech. */
  @Get()
  list(): LicencesResult {
    const byLicence = new Map<string, Voice[]>();
    for (const voice of this.speakers.all) {
      const id = voice.licence.toLowerCase();
      byLicence.set(id, [...(byLicence.get(id) ?? []), voice]);
    }
    return { items: [...byLicence.values()].map((voices) => presentLicence(voices[0]!.licence, voices)) };
  }
}
