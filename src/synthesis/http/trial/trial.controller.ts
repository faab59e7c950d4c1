import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Cost } from '../../../platform/admission/cost';
import { Access } from '../../../platform/http/access';
import { subscriberNetwork } from '../../../platform/http/client-network';
import { Fails } from '../../../platform/http/fails';
import { TrialBudget } from '../../application/ports/trial-budget';
import { MAX_TRIAL_CHARS, SpeakTrial } from '../../application/trial/speak-trial';
import { roundedSec } from '../speech.presenters';
import { TrialBody, TrialOfferResult, TrialResult } from './trial.dto';

@ApiTags('Speech')
@Controller('api/v1/tts/trial')
@Access('public')
export class TrialController {
  constructor(
    private readonly speakTrial: SpeakTrial,
    private readonly budget: TrialBudget,
  ) {}

  /** What visitors without an account may have read aloud. */
  @Get()
  @Cost('catalogue')
  offer(): TrialOfferResult {
    const { perNetwork } = this.budget;
    return { available: perNetwork > 0, max_chars: MAX_TRIAL_CHARS, sentences_per_day: perNetwork };
  }

  /**
   * Reads a sentence aloud for somebody without an account, as it would be read for customers. It is free, needs no key,
   * and nothing of it is kept; so many are read for a network in 24 hours, and so many in all.
   */
  @Post()
  @Cost('trial')
  @HttpCode(200)
  @Fails(403, 503)
  async speak(
    @Body() { input_text, speaker_id, language }: TrialBody,
    @Req() request: FastifyRequest,
  ): Promise<TrialResult> {
    const spoken = await this.speakTrial.execute(subscriberNetwork(request.ip), {
      inputText: input_text,
      ...(speaker_id !== undefined && { speakerId: speaker_id }),
      ...(language !== undefined && { language }),
    });
    return {
      speaker_id: spoken.speakerId,
      char_count: spoken.charCount,
      spoken_text: spoken.spokenText,
      duration_sec: roundedSec(spoken.durationSec),
      audio_type: 'mp3',
      audio: Buffer.from(spoken.bytes).toString('base64'),
    };
  }
}
