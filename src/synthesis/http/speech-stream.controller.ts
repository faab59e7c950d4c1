import { Readable } from 'node:stream';
import { applyDecorators, Body, Controller, Headers, HttpCode, Post, Res } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { Cost } from '../../platform/admission/cost';
import { Access, NeedsScope } from '../../platform/http/access';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { Fails } from '../../platform/http/fails';
import { MEDIA_TYPES, STREAMED_TYPES } from '../../speech';
import type { SpeechStream, StreamPart } from '../application/streaming/speech-stream';
import { StreamSpeech } from '../application/streaming/stream-speech';
import { AudioAddresses } from './audio-addresses';
import { payerOf } from './payer';
import { SpeechBodies } from './speech-bodies';
import { SpeechStreamBody } from './speech.dto';
import { presentResult } from './speech.presenters';
import { bytesOf, withoutWavHeader } from './stream-bytes';
import { speechEvents } from './stream-events';

const STREAM_MEDIA_TYPES = [...STREAMED_TYPES.map((type) => MEDIA_TYPES[type]), 'audio/pcm'];

/** What both routes have in common. */
const Streams = (...mediaTypes: string[]): MethodDecorator =>
  applyDecorators(
    Fails(402, 409, 410, 422, 503),
    WithoutEnvelope(...mediaTypes),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: '1 to 128 visible ASCII characters, unique for each request that is meant',
    }),
  );

@ApiTags('Speech')
@Controller('api/v1/tts/stream')
@Access('account')
@NeedsScope('speak')
@Cost('speech-stream')
export class SpeechStreamController {
  constructor(
    private readonly streamSpeech: StreamSpeech,
    private readonly addresses: AudioAddresses,
    private readonly bodies: SpeechBodies,
  ) {}

  /**
   * Turns a text into audio and sends it while it is spoken, from the moment when its first sentence is ready; what fails
   * before is an ordinary error. Charges as `POST /api/v1/tts` does, once all is stored, whether the caller still listens
   * or not. When speaking fails, the connection is cut and nothing is charged. X-Request-Resource is the address of the
   * request's status. A repeat with the same Idempotency-Key is sent the same audio and charges nothing.
   */
  @Post()
  @HttpCode(200)
  @Streams(...STREAM_MEDIA_TYPES)
  async stream(
    @CurrentCaller() caller: Caller,
    @Body() body: SpeechStreamBody,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const stream = await this.begin(caller, body, idempotencyKey);
    const { mediaType, parts } = await audioOf(stream, body);
    describe(stream, reply);
    await reply.type(mediaType).send(Readable.from(bytesOf(parts), { objectMode: false }));
  }

  /**
   * The same as server-sent events: `audio` with `seq` and a stretch of the file as base64 in `data`; `words` with the
   * written words that are heard in it, and their `start` and `end` in seconds; at last `done` with the result of
   * `POST /api/v1/tts`, or `error` with its `code` and `message`.
   */
  @Post('events')
  @HttpCode(200)
  @Streams('text/event-stream')
  async events(
    @CurrentCaller() caller: Caller,
    @Body() body: SpeechStreamBody,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const stream = await this.begin(caller, body, idempotencyKey);
    const { parts } = await audioOf(stream, body);
    const finished = async () => presentResult(await stream.finished(), this.addresses);
    describe(stream, reply);
    await reply
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(speechEvents(parts, finished), { objectMode: false }));
  }

  private async begin(
    caller: Caller,
    { audio_type = 'mp3', ...body }: SpeechStreamBody,
    idempotencyKey: string | undefined,
  ): Promise<SpeechStream> {
    const audioType = audio_type === 'pcm' ? 'wav' : audio_type;
    return this.streamSpeech.execute({
      ...payerOf(caller),
      parameters: { ...(await this.bodies.read(caller.account.id, body)), audioType },
      idempotencyKey: idempotencyKey ?? null,
    });
  }
}

async function audioOf(
  stream: SpeechStream,
  { audio_type = 'mp3' }: SpeechStreamBody,
): Promise<{ mediaType: string; parts: AsyncIterable<StreamPart> }> {
  if (audio_type !== 'pcm') return { mediaType: MEDIA_TYPES[audio_type], parts: stream.parts() };
  const { sampleRate, parts } = await withoutWavHeader(stream);
  return { mediaType: `audio/pcm;rate=${sampleRate};channels=1`, parts };
}

function describe({ requestId, origin }: SpeechStream, reply: FastifyReply): void {
  if (origin === 'replayed') void reply.header('idempotency-replayed', 'true');
  else void reply.header('x-cache', origin === 'reused' ? 'HIT' : 'MISS');
  void reply
    .header('x-request-resource', `/api/v1/tts/status/${requestId}`)
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no'); // nginx would hold the stream back
}
