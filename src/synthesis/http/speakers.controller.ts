import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { matchesEtag } from '../../platform/http/etag';
import { Fails } from '../../platform/http/fails';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { EngineAvailability, MEDIA_TYPES, Speakers, VoicePreviews } from '../../speech';
import { SpeakerNotFound } from '../domain/synthesis.errors';
import { SpeakersResult } from './speech-results.dto';
import { presentSpeaker } from './speech.presenters';

/** A voice that is replaced is heard by then. */
const PREVIEW_MAX_AGE_SEC = 3_600;

@ApiTags('Speech')
@Controller('api/v1/tts/speakers')
@Access('public')
export class SpeakersController {
  constructor(
    private readonly speakers: Speakers,
    private readonly engines: EngineAvailability,
    private readonly previews: VoicePreviews,
  ) {}

  /** The voices that texts can be spoken with, the default one first. */
  @Get()
  @Cost('catalogue')
  list(): SpeakersResult {
    return {
      items: this.speakers.all.map((voice) =>
        presentSpeaker(voice, this.engines.isAvailable(voice.provider)),
      ),
    };
  }

  /** A short sentence spoken with a voice, as mp3. It is free, and needs no key. */
  @Get(':speaker_id/preview')
  @Cost('preview')
  @Fails(404, 503)
  @ApiParam({ name: 'speaker_id', description: 'Identifier of the voice', example: 'vi-north-female-1' })
  @WithoutEnvelope(MEDIA_TYPES.mp3)
  async preview(
    @Param('speaker_id') speakerId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const voice = this.speakers.find(speakerId);
    if (!voice) throw new SpeakerNotFound();
    const { bytes, digest } = await this.previews.of(voice);
    const etag = `"${digest}"`;
    void reply
      .type(MEDIA_TYPES.mp3)
      .header('etag', etag)
      .header('cache-control', `public, max-age=${PREVIEW_MAX_AGE_SEC}`);
    if (matchesEtag(request.headers['if-none-match'], etag)) return void (await reply.status(304).send());
    await reply.send(bytes);
  }
}
