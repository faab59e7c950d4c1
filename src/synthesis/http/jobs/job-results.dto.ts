import { ApiProperty } from '@nestjs/swagger';
import { PART_STATUSES, type PartStatus } from '../../domain/jobs/job-part';
import { JOB_STATUSES, type JobStatus } from '../../domain/jobs/speech-job';
import { RequestErrorDto } from '../speech-results.dto';

/** How far a job is. */
export class JobProgressDto {
  /** Characters that are spoken, or could not be. */
  done_chars: number;
  /** Parts of the job that these are. */
  parts_done: number;
  /** All parts of the job. */
  parts: number;
  /** Seconds that the rest will take if it goes on like this; null until the first part is done. */
  eta_sec: number | null;
}

/** A chapter of the audio. */
export class JobChapterDto {
  /** Its heading, or the first line of its paragraph; empty for what stands before the first. */
  title: string;
  /** Where it begins in the audio, in seconds. */
  start: number;
  /** Where it ends, in seconds. */
  end: number;
}

/** What has come of a job. */
export class JobAudioDto {
  /** Address of the audio file or the archive; null for a batch without one. */
  audio_url: string | null;
  /** Address of the subtitles, which takes the key as this one does; null when none were asked for. */
  subtitles_url: string | null;
  /** The chapters where they were asked for; null in lists. */
  @ApiProperty({ type: [JobChapterDto], nullable: true })
  chapters: JobChapterDto[] | null;
  /** Length of the audio in seconds. */
  duration_sec: number;
  /** Bytes of the file; of a batch without an archive, of all its files. */
  file_size: number;
}

/** One text of a batch. */
export class JobItemDto {
  /** Its place in `items`, counted from 0. */
  index: number;
  /** WAITING, MADE or FAILED. */
  @ApiProperty({ enum: PART_STATUSES, enumName: 'JobItemStatus' })
  status: PartStatus;
  /** Characters of the text: what it costs once it is made. */
  char_count: number;
  /** Address of its audio, from when the job has ended; null for a text that has none. */
  audio_url: string | null;
  /** Length of its audio in seconds. */
  duration_sec: number | null;
  /** Bytes of its file. */
  file_size: number | null;
  /** Why it could not be spoken; null unless FAILED. */
  error: RequestErrorDto | null;
}

/** A long job. */
export class JobDto {
  /** Identifier of the job. */
  job_id: string;
  /** QUEUED, RUNNING, SUCCESS, FAILED or CANCELLED. */
  @ApiProperty({ enum: JOB_STATUSES, enumName: 'JobStatus' })
  status: JobStatus;
  /** The first words of its text, at most 100 characters in one line, with an ellipsis where it goes on; of a batch, those of the first text. */
  preview: string;
  /** Identifier of the voice; of a batch, that of the first text. */
  speaker_id: string;
  /** Name of the voice when the job was accepted. */
  speaker_name: string;
  /** Characters of all its texts: the credits that are held for it. */
  char_count: number;
  /** Characters that were charged, once it has ended: those of the parts that were made. */
  charged: number;
  /** How far it is. */
  progress: JobProgressDto;
  /** Its audio once it has ended; of a cancelled job that of the parts that were made. */
  @ApiProperty({ type: JobAudioDto, nullable: true })
  result: JobAudioDto | null;
  /** Why it failed; null unless FAILED. */
  @ApiProperty({ type: RequestErrorDto, nullable: true })
  error: RequestErrorDto | null;
  /** When it was accepted. */
  created_at: string;
  /** When it ended. */
  finished_at: string | null;
  /** When its audio is deleted. */
  expires_at: string | null;
}

/** A long job with its items. */
export class JobResult extends JobDto {
  /** The texts of a batch; null for a single text. */
  @ApiProperty({ type: [JobItemDto], nullable: true })
  items: JobItemDto[] | null;
}

/** A page of jobs, newest first. */
export class JobsResult {
  /** Number of matching jobs in all. */
  total: number;
  /** The page returned. */
  page: number;
  /** The page size used. */
  limit: number;
  /** The jobs. */
  items: JobDto[];
}
