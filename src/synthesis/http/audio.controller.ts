import { Readable } from 'node:stream';
import { Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cost } from '../../platform/admission/cost';
import { Access } from '../../platform/http/access';
import { matchesEtag } from '../../platform/http/etag';
import { Fails } from '../../platform/http/fails';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { errorEnvelope } from '../../platform/http/failures/failure';
import { AudioStore } from '../application/ports/audio-store';
import { openStretches } from '../application/stored-stretches';
import { FindAudio, type FoundAudio } from '../application/queries/find-audio';
import { MEDIA_TYPES } from '../../speech';
import { byteRange } from './byte-range';

const RANGE_NOT_SATISFIABLE = {
  httpStatus: 416,
  code: 'RANGE_NOT_SATISFIABLE',
  message: 'The range lies outside the file.',
  errors: null,
  retryAfterSec: null,
  quota: null,
};

/** Media types by what the names end with; of an archive the registered one (IANA, application/zip). */
const FILE_TYPES = new Map(Object.entries({ ...MEDIA_TYPES, zip: 'application/zip' }));

const FileName = (): MethodDecorator =>
  ApiParam({
    name: 'file',
    description: 'Name of the file, as audio_url gives it',
    example: '2b2c31eb76eeaf0c41837ba7c8b42aec43fdfecf.mp3',
  });

@ApiTags('Speech')
@Controller('audio')
@Access('public')
@Cost('audio')
export class AudioController {
  constructor(
    private readonly findAudio: FindAudio,
    private readonly store: AudioStore,
  ) {}

  /** The headers of an audio file. */
  @Head(':file') // before GET: Fastify would make one of its own, which reads the whole file
  @FileName()
  @WithoutEnvelope(...FILE_TYPES.values())
  async head(@Param('file') file: string, @Res() reply: FastifyReply): Promise<void> {
    const audio = await this.findAudio.execute(file);
    describe(audio, reply);
    await reply.header('content-length', audio.sizeBytes).send();
  }

  /** An audio file, or the part of it that a `Range` header names. Its address is all that is needed. */
  @Get(':file')
  @Fails(410, 416, 503)
  @FileName()
  @WithoutEnvelope(...FILE_TYPES.values())
  async send(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const audio = await this.findAudio.execute(file);
    if (matchesEtag(request.headers['if-none-match'], etagOf(audio))) {
      describe(audio, reply);
      return void (await reply.status(304).send());
    }
    const range = byteRange(wantedRange(request, audio), audio.sizeBytes);
    if (range === 'unsatisfiable') {
      void reply
        .status(RANGE_NOT_SATISFIABLE.httpStatus)
        .header('content-range', `bytes */${audio.sizeBytes}`);
      return void (await reply.send(errorEnvelope(RANGE_NOT_SATISFIABLE)));
    }
    // The end is told in any case: a file's reader that has reached it need not look whether more follows.
    const { first, last } = range ?? { first: 0, last: audio.sizeBytes - 1 };
    const bytes = await openStretches(this.store, audio.stretches, { first, last });
    describe(audio, reply);
    if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${audio.sizeBytes}`);
    await reply.header('content-length', last - first + 1).send(streamOf(bytes));
  }
}

function describe(audio: FoundAudio, reply: FastifyReply): void {
  void reply
    .type(FILE_TYPES.get(audio.type) ?? 'application/octet-stream')
    .header('accept-ranges', 'bytes')
    .header('etag', etagOf(audio))
    .header('cache-control', `private, max-age=${audio.remainingSec}, immutable`)
    .header('content-disposition', `inline; filename="${audio.name}.${audio.type}"`);
}

function streamOf(bytes: AsyncIterable<Uint8Array>): Readable {
  return bytes instanceof Readable ? bytes : Readable.from(bytes, { objectMode: false });
}

/** A file never changes under its key. */
function etagOf({ audioKey }: FoundAudio): string {
  return `"${audioKey}"`;
}

/** RFC 9110 section 13.1.5: a range of another version of the file is not wanted. */
function wantedRange({ headers }: FastifyRequest, audio: FoundAudio): string | undefined {
  const ifRange = headers['if-range'];
  return ifRange === undefined || ifRange === etagOf(audio) ? headers.range : undefined;
}
