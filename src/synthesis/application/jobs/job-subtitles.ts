import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/domain/clock';
import type { SpeechJobState } from '../../domain/jobs/speech-job';
import { hasAudio } from '../../domain/jobs/speech-job';
import { subtitleBlocks, type SubtitleFormat } from '../../domain/subtitles/subtitle-file';
import { AudioExpired, JobNotFound } from '../../domain/synthesis.errors';
import { SpeechJobsRepository } from '../ports/speech-jobs.repository';

/** Parts whose subtitles are read at once. */
const BATCH = 50;

/** Writes the subtitles of a job, timed to the whole: some parts at a time, so memory stays flat. */
@Injectable()
export class JobSubtitles {
  constructor(
    private readonly jobs: SpeechJobsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id a UUID
   * @param format null for the one that the job asked for
   * @throws JobNotFound also for a job that asked for no subtitles, or has no audio yet; AudioExpired
   */
  async execute(
    accountId: string,
    id: string,
    format: SubtitleFormat | null,
  ): Promise<{ format: SubtitleFormat; file: AsyncIterable<string> }> {
    const job = await this.jobs.find(accountId, id);
    if (!job) throw new JobNotFound();
    const written = format ?? job.subtitles;
    if (!hasAudio(job) || job.subtitles === null || written === null || !job.expiresAt) {
      throw new JobNotFound('This job has no subtitles: it did not ask for them, or has not ended.');
    }
    if (job.expiresAt <= this.clock.now()) throw new AudioExpired(job.expiresAt);
    return { format: written, file: this.write(job, written) };
  }

  private async *write({ id, partCount }: SpeechJobState, format: SubtitleFormat): AsyncGenerator<string> {
    const write = subtitleBlocks(format);
    let startSec = 0;
    for (let from = 0; from < partCount; from += BATCH) {
      for (const { cues, durationSec } of await this.jobs.cues(id, from, BATCH)) {
        const atSec = startSec;
        const moved = cues.map((cue) => ({
          ...cue,
          startSec: cue.startSec + atSec,
          endSec: cue.endSec + atSec,
        }));
        yield write(moved);
        startSec += durationSec;
      }
    }
  }
}
