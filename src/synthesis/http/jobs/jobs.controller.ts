import { Readable } from 'node:stream';
import {
  Body,
  Controller,
  Delete,
  Get,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiBody, ApiHeader, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../../accounts';
import { CurrentCaller } from '../../../accounts/http';
import { Cost } from '../../../platform/admission/cost';
import { costs } from '../../../platform/admission/costs';
import { CpuBudgets, type Took } from '../../../platform/admission/cpu-budgets';
import { Access, NeedsScope } from '../../../platform/http/access';
import { WithoutEnvelope } from '../../../platform/http/envelope.interceptor';
import { Fails } from '../../../platform/http/fails';
import { IdPipe } from '../../../platform/http/id.pipe';
import { mediaTypeOf, TakesJsonOrText } from '../../../platform/http/text-body';
import { checkAddress } from '../../../platform/network/check-address';
import { OutboundGuard } from '../../../platform/network/outbound-guard';
import { inSlices } from '../../../platform/process/in-slices';
import { JobLooks } from '../../application/jobs/job-looks';
import { JobSubtitles } from '../../application/jobs/job-subtitles';
import { OpenJob } from '../../application/jobs/open-job';
import { PaidJobs } from '../../application/jobs/paid-jobs';
import { SpeechJobsRepository } from '../../application/ports/speech-jobs.repository';
import { isOpen, type SpeechJobState } from '../../domain/jobs/speech-job';
import { MAX_PARTS } from '../../domain/jobs/text-parts';
import { SUBTITLE_MEDIA_TYPES } from '../../domain/subtitles/subtitle-file';
import { JobNotFound } from '../../domain/synthesis.errors';
import { payerOf } from '../payer';
import { JobBody, JobsQuery, JobSubtitlesQuery, UploadQuery } from './job-bodies.dto';
import { type AskedJob, jobOfJson, jobOfUpload, type JobSteps, SSML_MEDIA_TYPE } from './job-calls';
import { jobEvents } from './job-events';
import { JobResult, JobsResult } from './job-results.dto';
import { JobPresenter, tellsOfParts } from './job.presenter';

/**
 * Room for a million characters in UTF-8, and for the escapes of a careful encoder; and for a batch of 1,000 texts with
 * all their settings.
 */
const BODY_LIMITS = { textBytes: 8 * 2 ** 20, mostValues: 30_000 };

const JobId = () =>
  ApiParam({
    name: 'job_id',
    description: 'Identifier of the job',
    example: '3f0d4c2e-7a51-4b0e-9d7d-9a3f1f0c2b11',
  });

@ApiTags('Speech')
@Controller('api/v1/tts/jobs')
@Access('account')
@NeedsScope('read')
@Cost('account')
export class JobsController {
  constructor(
    private readonly openJob: OpenJob,
    private readonly paidJobs: PaidJobs,
    private readonly jobSubtitles: JobSubtitles,
    private readonly jobs: SpeechJobsRepository,
    private readonly looks: JobLooks,
    private readonly present: JobPresenter,
    private readonly outbound: OutboundGuard,
    private readonly cpuBudgets: CpuBudgets,
  ) {}

  /**
   * Accepts a text of up to 1,000,000 characters, or a batch of up to 1,000 texts, and speaks it part by part. Credits
   * are held for all of it; what was made is charged when it ends. An upload as `text/plain`,
   * `application/ssml+xml` or `application/x-subrip` has its settings in the query; each subtitle begins at its time, with
   * silence before it. A repeat with the same Idempotency-Key answers the same job.
   */
  @Post()
  @NeedsScope('speak')
  @Cost('speech-job')
  @HttpCode(202)
  @Fails(402, 409, 413, 415, 422, 503)
  @TakesJsonOrText(BODY_LIMITS, 'text/plain', SSML_MEDIA_TYPE, SUBTITLE_MEDIA_TYPES.srt)
  @ApiBody({ type: JobBody })
  @ApiAcceptedResponse({
    type: JobResult,
    headers: { Location: { description: 'Address of the job', schema: { type: 'string' } } },
  })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: '1 to 128 visible ASCII characters, unique for each job that is meant',
  })
  async open(
    @CurrentCaller() caller: Caller,
    @Body() body: unknown,
    @Query() query: UploadQuery,
    @Headers('content-type') contentType: string | undefined,
    @Headers('idempotency-key') idempotencyKey: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JobResult> {
    const call = { ...payerOf(caller), idempotencyKey: idempotencyKey ?? null };
    const { accountId } = call;
    const { cpuMs } = costs['speech-job'];
    const { job, isReplay } = await this.cpuBudgets.spend('speech-job', accountId, cpuMs, async (took) => {
      const asked = await this.read(body, query, contentType, took);
      if (asked.callbackUrl !== null) await checkAddress(this.outbound, 'callback.url', asked.callbackUrl);
      return this.openJob.execute({ ...asked, ...call }, took, (steps) => inSlices(steps, took));
    });
    if (isReplay) void reply.header('idempotency-replayed', 'true');
    void reply.header('location', `/api/v1/tts/jobs/${job.id}`);
    return this.present.whole(job);
  }

  /** The account's jobs, newest first, without their chapters and items. */
  @Get()
  async list(@CurrentCaller() { account }: Caller, @Query() query: JobsQuery): Promise<JobsResult> {
    const { page, limit, status = null } = query;
    const { total, items } = await this.jobs.list(account.id, query, status);
    return { total, page, limit, items: await this.present.page(items) };
  }

  /** One job of the account. */
  @Get(':job_id')
  @Cost('job')
  @JobId()
  async find(@CurrentCaller() { account }: Caller, @Param('job_id', IdPipe) id: string): Promise<JobResult> {
    const job = await this.jobOf(account.id, id);
    return this.counted(job, () => this.present.whole(job));
  }

  /**
   * The job as server-sent events: `status` as it is now and after every change, with what `GET` answers but chapters and
   * items. The stream ends with the job, or after five minutes: then the client connects again by itself.
   */
  @Get(':job_id/events')
  @Cost('job-events')
  @JobId()
  @WithoutEnvelope('text/event-stream')
  async events(
    @CurrentCaller() { account }: Caller,
    @Param('job_id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const job = await this.jobOf(account.id, id);
    const gone = new AbortController();
    request.raw.once('close', () => gone.abort());
    const events = jobEvents(job, {
      next: () => this.looks.next(id),
      present: await this.present.follow(job),
      signal: gone.signal,
    });
    await reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no') // nginx would hold events back
      .send(Readable.from(events, { objectMode: false }));
  }

  /** Subtitles of a job that has ended, timed to the whole audio. */
  @Get(':job_id/subtitles')
  @Fails(410)
  @JobId()
  @WithoutEnvelope(...Object.values(SUBTITLE_MEDIA_TYPES))
  async subtitles(
    @CurrentCaller() { account }: Caller,
    @Param('job_id', IdPipe) id: string,
    @Query() query: JobSubtitlesQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { format, file } = await this.jobSubtitles.execute(account.id, id, query.format ?? null);
    await reply
      .type(`${SUBTITLE_MEDIA_TYPES[format]}; charset=utf-8`)
      .header('content-disposition', `inline; filename="loa-${id}.${format}"`)
      .send(Readable.from(file, { objectMode: false }));
  }

  /**
   * Cancels a job. The parts that are made are charged and stay; the credits of the others return. A job that has ended
   * stays as it is.
   */
  @Delete(':job_id')
  @NeedsScope('speak')
  @Cost('job')
  @JobId()
  async cancel(
    @CurrentCaller() { account }: Caller,
    @Param('job_id', IdPipe) id: string,
  ): Promise<JobResult> {
    const job = await this.jobOf(account.id, id);
    const cancel = async () => this.present.whole(await this.paidJobs.cancel(account.id, id));
    return isOpen(job.status) ? cancel() : this.counted(job, cancel); // what is to end is never refused
  }

  /** What is told of parts takes of the account's processor time, by their number: most of it to send them. */
  private counted(job: SpeechJobState, present: () => Promise<JobResult>): Promise<JobResult> {
    if (!tellsOfParts(job)) return present();
    const costMs = costs.job.cpuMs * (job.partCount / MAX_PARTS);
    return this.cpuBudgets.spend('job', job.accountId, costMs, (took) => {
      took(costMs);
      return present();
    });
  }

  private async read(
    body: unknown,
    query: UploadQuery,
    contentType: string | undefined,
    took: Took,
  ): Promise<AskedJob> {
    const mediaType = mediaTypeOf(contentType);
    const begunAt = performance.now();
    let steps: JobSteps;
    try {
      steps =
        mediaType === 'application/json'
          ? await jobOfJson(body) // waits for nothing but itself
          : jobOfUpload(String(body), mediaType, query);
    } finally {
      took(performance.now() - begunAt);
    }
    return inSlices(steps, took);
  }

  private async jobOf(accountId: string, id: string): Promise<SpeechJobState> {
    const job = await this.jobs.find(accountId, id);
    if (!job) throw new JobNotFound();
    return job;
  }
}
