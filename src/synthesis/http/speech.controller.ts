import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../accounts';
import { CurrentCaller } from '../../accounts/http';
import { dictionaryEntries } from '../../pronunciation';
import { givenEntries } from '../../pronunciation/http';
import { Cost } from '../../platform/admission/cost';
import { CpuBudgets } from '../../platform/admission/cpu-budgets';
import { Access, NeedsScope } from '../../platform/http/access';
import { Clock } from '../../shared/domain/clock';
import { WithoutEnvelope } from '../../platform/http/envelope.interceptor';
import { Fails } from '../../platform/http/fails';
import { IdPipe } from '../../platform/http/id.pipe';
import { MakeSubtitles } from '../application/queries/make-subtitles';
import { QuoteSpeech } from '../application/queries/quote-speech';
import { SpeechHistory } from '../application/ports/speech-history';
import { SpeechRequestsRepository } from '../application/ports/speech-requests.repository';
import { SynthesizeSpeech } from '../application/synthesize-speech';
import { historyDays, type HistoryFilter } from '../domain/history-filter';
import { SUBTITLE_MEDIA_TYPES } from '../domain/subtitles/subtitle-file';
import { RequestNotFound } from '../domain/synthesis.errors';
import { AudioAddresses } from './audio-addresses';
import { payerOf } from './payer';
import { SpeechBodies } from './speech-bodies';
import { HistoryResult, QuoteResult, SpeechResult, StatusResult } from './speech-results.dto';
import { HistoryQuery, SpeechQuoteBody, SpeechRequestBody, SubtitlesQuery } from './speech.dto';
import { presentItem, presentQuote, presentResult, presentStatus } from './speech.presenters';

const RequestId = (): MethodDecorator =>
  ApiParam({
    name: 'request_id',
    description: 'Identifier of the request',
    example: '9b52e134-0c6d-47ba-b27b-e1869c094b4d',
  });

@ApiTags('Speech')
@Controller('api/v1/tts')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class SpeechController {
  constructor(
    private readonly synthesizeSpeech: SynthesizeSpeech,
    private readonly quoteSpeech: QuoteSpeech,
    private readonly makeSubtitles: MakeSubtitles,
    private readonly requests: SpeechRequestsRepository,
    private readonly speechHistory: SpeechHistory,
    private readonly addresses: AudioAddresses,
    private readonly bodies: SpeechBodies,
    private readonly cpuBudgets: CpuBudgets,
    private readonly clock: Clock,
  ) {}

  /**
   * Turns a text into an audio file and charges one credit for each character. A repeat with the same
   * Idempotency-Key answers the same result, with the header Idempotency-Replayed, and charges nothing.
   */
  @Post()
  @NeedsScope('speak')
  @Cost('speech')
  @HttpCode(200)
  @Fails(402, 409, 422, 503)
  @ApiOkResponse({
    type: SpeechResult,
    headers: {
      'X-Cache': {
        description:
          'HIT: the account had the same text spoken before with the same voice, settings and engine, and its ' +
          'stored audio is reused; MISS: it had not. Either costs the same.',
        schema: { type: 'string', enum: ['HIT', 'MISS'] },
      },
    },
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '1 to 128 visible ASCII characters, unique for each request that is meant',
  })
  async synthesize(
    @CurrentCaller() caller: Caller,
    @Body() body: SpeechRequestBody,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SpeechResult> {
    const { request, origin } = await this.synthesizeSpeech.execute({
      ...payerOf(caller),
      parameters: await this.bodies.read(caller.account.id, body),
      idempotencyKey: idempotencyKey ?? null,
    });
    if (origin === 'replayed') void reply.header('idempotency-replayed', 'true');
    else void reply.header('x-cache', origin === 'reused' ? 'HIT' : 'MISS');
    return presentResult(request, this.addresses);
  }

  /** Tells what a text would cost and how it would be read, and charges nothing. */
  @Post('quote')
  @NeedsScope('speak')
  @Cost('quote')
  @HttpCode(200)
  @Fails(503)
  async quote(
    @CurrentCaller() { account }: Caller,
    @Body() { entries = [], ...body }: SpeechQuoteBody,
  ): Promise<QuoteResult> {
    const tried = dictionaryEntries(givenEntries(entries));
    const parameters = await this.bodies.read(account.id, body);
    const quote = await this.quoteSpeech.execute(account.id, parameters, tried);
    return presentQuote(quote, account.creditsAvailable);
  }

  /** The account's requests that meet all that is asked for, newest first. */
  @Get('history')
  @Cost('history')
  async history(@CurrentCaller() { account }: Caller, @Query() query: HistoryQuery): Promise<HistoryResult> {
    const { page, limit, status, ...rest } = query;
    const isSearched = Object.values(rest).some((value) => value !== undefined);
    const { total, items } = isSearched
      ? await this.search(account.id, query)
      : await this.requests.list(account.id, query, status === 'all' ? null : status);
    return { total, page, limit, items: items.map((request) => presentItem(request, this.addresses)) };
  }

  /** Deletes the audio of a request before its time: nobody can hear it from then on. The request stays. Repeatable. */
  @Delete('history/:request_id/audio')
  @NeedsScope('speak')
  @RequestId()
  async removeAudio(
    @CurrentCaller() { account }: Caller,
    @Param('request_id', IdPipe) requestId: string,
  ): Promise<void> {
    const isFound = await this.speechHistory.removeAudio(account.id, requestId, this.clock.now());
    if (!isFound) throw new RequestNotFound();
  }

  /** One request of the account. */
  @Get('status/:request_id')
  @RequestId()
  async status(
    @CurrentCaller() { account }: Caller,
    @Param('request_id', IdPipe) requestId: string,
  ): Promise<StatusResult> {
    const request = await this.requests.find(account.id, requestId);
    if (!request) throw new RequestNotFound();
    return presentStatus(request, this.addresses);
  }

  /** Subtitles of a finished request: the text as it is written, timed to its audio. */
  @Get('subtitles/:request_id')
  @Fails(410)
  @RequestId()
  @WithoutEnvelope(...Object.values(SUBTITLE_MEDIA_TYPES))
  async subtitles(
    @CurrentCaller() { account }: Caller,
    @Param('request_id', IdPipe) requestId: string,
    @Query() { format }: SubtitlesQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const file = await this.makeSubtitles.execute(account.id, requestId, format);
    void reply
      .type(`${SUBTITLE_MEDIA_TYPES[format]}; charset=utf-8`)
      .header('content-disposition', `inline; filename="loa-${requestId}.${format}"`);
    return file;
  }

  /** Takes of the account's time for searching what the database took, and what it kept the search waiting. */
  private search(accountId: string, query: HistoryQuery): ReturnType<SpeechHistory['search']> {
    return this.cpuBudgets.spend('history', accountId, 0, async (took) => {
      const begunAt = performance.now();
      try {
        return await this.speechHistory.search(accountId, query, filterOf(query));
      } finally {
        took(performance.now() - begunAt);
      }
    });
  }
}

const filterOf = ({ status, speaker_id, key_id, search, ...days }: HistoryQuery): HistoryFilter => ({
  ...historyDays(days),
  ...(status !== 'all' && { status }),
  ...(speaker_id !== undefined && { speakerId: speaker_id }),
  ...(key_id !== undefined && { keyId: key_id === 'none' ? null : key_id }),
  ...(search !== undefined && { text: search }),
});
