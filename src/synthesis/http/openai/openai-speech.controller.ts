import { Readable } from 'node:stream';
import { Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { Access, NeedsScope } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { MEDIA_TYPES, Speakers } from '../../../speech';
import { SpeakOnce, type SpokenOnce } from '../../application/repeats/speak-once';
import { payerOf } from '../payer';
import { bytesOf } from '../stream-bytes';
import { OpenAiSpeechBody } from './openai.dto';
import { deliveryOf } from './response-format';
import { openAiSpeechEvents } from './speech-events';
import { inOpenAiTerms, speechParameters } from './speech-parameters';
import { watchAnswer } from './watch-answer';

@ApiTags('OpenAI')
@Controller('v1/audio/speech')
@Access('account')
@NeedsScope('speak')
export class OpenAiSpeechController {
  constructor(
    private readonly speakOnce: SpeakOnce,
    private readonly speakers: Speakers,
  ) {}

  /**
   * Turns a text into audio and charges one credit for each character, for programs that speak OpenAI's API. All
   * formats but `flac` are sent while the text is spoken; should speaking fail then, the connection is cut, or
   * `speech.audio.error` is the last event, and nothing is charged. The same body with the same key again, while the
   * first is in flight or within a minute after its answer was lost, is the same request and is charged once. Out of
   * credit is 429 `insufficient_quota`.
   */
  @Post()
  @Cost('speech-stream')
  @HttpCode(200)
  @Fails(404, 503)
  @WithoutEnvelope(...Object.values(MEDIA_TYPES), 'audio/pcm', 'text/event-stream')
  async speak(
    @CurrentCaller() caller: Caller,
    @Body() body: OpenAiSpeechBody,
    @Headers('x-stainless-retry-count') retryCount: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const delivery = deliveryOf(body.response_format ?? 'mp3');
    const { stream, answer } = await this.speakFor(caller, body, Number(retryCount) > 0);
    watchAnswer(reply.raw, answer);
    const audio = delivery.convert(bytesOf(stream.parts()));
    void reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no'); // nginx would hold it back
    if (body.stream_format === 'sse') {
      void reply.type('text/event-stream; charset=utf-8');
      return void (await reply.send(Readable.from(openAiSpeechEvents(audio, () => stream.finished()))));
    }
    void reply.type(delivery.mediaType);
    // Without its length, so that a client has the whole answer only when `watchAnswer` knows that it has.
    await reply.send(Readable.from(audio, { objectMode: false }));
  }

  private async speakFor(caller: Caller, body: OpenAiSpeechBody, isRepeat: boolean): Promise<SpokenOnce> {
    const format = body.response_format ?? 'mp3';
    try {
      return await this.speakOnce.execute({
        ...payerOf(caller),
        parameters: speechParameters(body, deliveryOf(format).audioType, this.speakers),
        sender: `${caller.key?.id ?? 'session'} ${format}`,
        isRepeat,
      });
    } catch (error) {
      throw inOpenAiTerms(error);
    }
  }
}
