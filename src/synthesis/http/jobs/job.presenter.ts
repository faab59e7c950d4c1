import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import { chaptersOf } from '../../domain/jobs/chapters';
import type { PartSummary } from '../../domain/jobs/job-part';
import { etaSec, hasAudio, isOpen, jobAudioPath, type SpeechJobState } from '../../domain/jobs/speech-job';
import { zipBytes } from '../../domain/jobs/zip-archive';
import { SpeechJobsRepository } from '../../application/ports/speech-jobs.repository';
import { AudioAddresses } from '../audio-addresses';
import { roundedSec } from '../speech.presenters';
import { firstWords, PREVIEWED_CHARS } from './first-words';
import type { JobAudioDto, JobChapterDto, JobDto, JobItemDto, JobResult } from './job-results.dto';

/** Whether all that is known of a job has its items, or chapters. */
export const tellsOfParts = (job: SpeechJobState): boolean =>
  job.isBatch || (job.chapters !== 'none' && hasAudio(job));

/** Jobs as callers see them. */
@Injectable()
export class JobPresenter {
  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly addresses: AudioAddresses,
    private readonly clock: Clock,
  ) {}

  /** One job with all that is known of its parts. */
  async whole(job: SpeechJobState): Promise<JobResult> {
    const parts = tellsOfParts(job) ? await this.jobs.parts(job.id) : [];
    const chapters = chaptersOf(job.isBatch ? [] : parts).map(presentChapter);
    const presented = await this.one(job);
    const result = presented.result && { ...presented.result, chapters };
    return { ...presented, result, items: job.isBatch ? parts.map((part) => this.item(job, part)) : null };
  }

  /** One job without what is known of its parts. */
  async one(job: SpeechJobState): Promise<JobDto> {
    return (await this.follow(job))(job);
  }

  /** @returns what presents the job as it is later: its text stays the same */
  async follow({ id }: SpeechJobState): Promise<(job: SpeechJobState) => JobDto> {
    const beginnings = await this.jobs.beginnings([id], PREVIEWED_CHARS);
    return (job) => this.present(job, beginnings);
  }

  /** A page of jobs. */
  async page(jobs: readonly SpeechJobState[]): Promise<JobDto[]> {
    const beginnings = await this.jobs.beginnings(
      jobs.map(({ id }) => id),
      PREVIEWED_CHARS,
    );
    return jobs.map((job) => this.present(job, beginnings));
  }

  private present(job: SpeechJobState, beginnings: ReadonlyMap<string, string>): JobDto {
    const { id, status, speaking, charCount, madeChars, doneChars, doneParts, partCount, errorCode } = job;
    const eta = etaSec(job, this.clock.now());
    return {
      job_id: id,
      status,
      preview: firstWords(beginnings.get(id) ?? ''),
      speaker_id: speaking.speakerId,
      speaker_name: speaking.speakerName,
      char_count: charCount,
      charged: isOpen(status) ? 0 : madeChars,
      progress: { done_chars: doneChars, parts_done: doneParts, parts: partCount, eta_sec: eta },
      result: this.result(job),
      error: errorCode === null ? null : { code: errorCode, message: job.errorMessage ?? '' },
      created_at: job.createdAt.toISOString(),
      finished_at: job.finishedAt?.toISOString() ?? null,
      expires_at: job.expiresAt?.toISOString() ?? null,
    };
  }

  private result(job: SpeechJobState): JobAudioDto | null {
    const { id, status, sizeBytes, fileCount, durationSec, subtitles } = job;
    if (isOpen(status) || status === 'FAILED' || sizeBytes === 0) return null;
    const isArchive = job.container === 'zip';
    return {
      audio_url: hasAudio(job) ? this.addresses.of(jobAudioPath(job)) : null,
      subtitles_url: subtitles && this.addresses.of(`/api/v1/tts/jobs/${id}/subtitles?format=${subtitles}`),
      chapters: null,
      duration_sec: roundedSec(durationSec),
      file_size: isArchive ? zipBytes(fileCount, sizeBytes) : sizeBytes,
    };
  }

  private item({ status }: SpeechJobState, part: PartSummary): JobItemDto {
    const { audioKey, storedKey, fileType, durationSec, errorCode } = part;
    const isHeard = !isOpen(status) && status !== 'FAILED' && audioKey !== null && storedKey !== null;
    return {
      index: part.index,
      status: part.status,
      char_count: part.charCount,
      audio_url: isHeard ? this.addresses.of(`/audio/${audioKey}.${fileType}`) : null,
      duration_sec: durationSec && roundedSec(durationSec),
      file_size: part.sizeBytes,
      error: errorCode === null ? null : { code: errorCode, message: part.errorMessage ?? '' },
    };
  }
}

const presentChapter = ({
  title,
  startSec,
  endSec,
}: ReturnType<typeof chaptersOf>[number]): JobChapterDto => ({
  title,
  start: roundedSec(startSec),
  end: roundedSec(endSec),
});
