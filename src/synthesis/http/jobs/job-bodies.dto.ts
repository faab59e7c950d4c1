import { ApiProperty, ApiPropertyOptional, OmitType, PickType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../../../platform/http/page.dto';
import { WhenGiven } from '../../../platform/http/when-given';
import { STREAMED_TYPES, type StreamedType } from '../../../speech';
import { MAX_ITEMS } from '../../application/jobs/job-plan';
import {
  CHAPTERS,
  CONTAINERS,
  JOB_STATUSES,
  type JobOutput,
  type JobStatus,
} from '../../domain/jobs/speech-job';
import { SUBTITLE_FORMATS, type SubtitleFormat } from '../../domain/subtitles/subtitle-file';
import { SpeechRequestBody } from '../speech.dto';

/** What is made of the audio. */
export class JobOutputDto {
  /** `file`: one audio file of all; `zip`: an archive with a file for each part. Of a batch, `file` leaves the archive out. */
  @ApiPropertyOptional({ enum: CONTAINERS, default: 'file' })
  @WhenGiven()
  @IsIn(CONTAINERS)
  container?: JobOutput['container'];

  /** What begins a chapter: a heading (`# …`, `Chương 2`, `Chapter 2`), or a paragraph after a blank line. In SSML a `p`, or a `p` or `s` that is a heading. */
  @ApiPropertyOptional({ enum: CHAPTERS, default: 'none' })
  @WhenGiven()
  @IsIn(CHAPTERS)
  chapters?: JobOutput['chapters'];

  /** Format of subtitles for the whole; none when left out or null. */
  @ApiPropertyOptional({ enum: SUBTITLE_FORMATS, nullable: true })
  @IsOptional()
  @IsIn(SUBTITLE_FORMATS)
  subtitles?: SubtitleFormat | null;
}

/** Where a job's end is told. */
export class JobCallbackDto {
  /**
   * Gets the message of `job.completed`, signed as that of a webhook. It is one from then on: if the account has none
   * with this address, one without events is made, and `POST /api/v1/webhooks/{id}/rotate` gives its secret.
   * @example "https://example.com/loa"
   */
  @IsString()
  @MaxLength(2000)
  url: string;
}

class StreamedSpeechBody extends OmitType(SpeechRequestBody, ['audio_type'] as const) {
  /**
   * Format of the audio; `ogg` holds Opus, `mp3` is used when left out.
   * @example "mp3"
   */
  @ApiPropertyOptional({ enum: STREAMED_TYPES })
  @WhenGiven()
  @IsIn(STREAMED_TYPES)
  audio_type?: StreamedType;
}

/** One text of a batch, of at most 5,000 characters; what it leaves out is as for the whole job. */
export class JobItemBody extends StreamedSpeechBody {}

/** A long text or a batch of texts, and how they are to be spoken. */
export class JobBody extends OmitType(StreamedSpeechBody, ['input_text'] as const) {
  /**
   * The text to be spoken: 1 to 1,000,000 characters; a document of SSML may have 50,000 elements, and 4,000,000
   * characters with its tags. Either this or `items`.
   * @example "Chương 1. Ngày xửa ngày xưa có một cô bé quàng khăn đỏ."
   */
  @ApiPropertyOptional()
  @WhenGiven()
  @IsString()
  input_text?: string;

  /** A batch: 1 to 1,000 texts of 1,000,000 characters together, each with a result or an error of its own. */
  @ApiPropertyOptional({ type: [JobItemBody] })
  @WhenGiven()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_ITEMS)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => JobItemBody)
  items?: JobItemBody[];

  /** One audio file without chapters or subtitles when left out; of a batch, an archive. */
  @WhenGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => JobOutputDto)
  output?: JobOutputDto;

  /** Who is told of the end of this job, beside webhooks that are subscribed to `job.completed`. */
  @WhenGiven()
  @IsObject()
  @ValidateNested()
  @Type(() => JobCallbackDto)
  callback?: JobCallbackDto;
}

/** A query text such as `1.25` as a number; anything else stays what it is, for the validator to refuse. */
const toNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;

const QUERY_SETTINGS = ['speaker_id', 'language', 'volume', 'speed', 'pitch', 'audio_type'] as const;

/** How the text of an upload is to be spoken, and what is made of it. */
export class UploadQuery extends PickType(StreamedSpeechBody, QUERY_SETTINGS) {
  @Transform(toNumber)
  declare speed?: number;

  @Transform(toNumber)
  declare pitch?: number;

  @Transform(toNumber)
  declare volume?: number;

  /** As `output.container`. */
  @ApiPropertyOptional({ enum: CONTAINERS })
  @WhenGiven()
  @IsIn(CONTAINERS)
  container?: JobOutput['container'];

  /** As `output.chapters`. */
  @ApiPropertyOptional({ enum: CHAPTERS })
  @WhenGiven()
  @IsIn(CHAPTERS)
  chapters?: JobOutput['chapters'];

  /** As `output.subtitles`. */
  @ApiPropertyOptional({ enum: SUBTITLE_FORMATS })
  @WhenGiven()
  @IsIn(SUBTITLE_FORMATS)
  subtitles?: SubtitleFormat;
}

/** Which jobs are listed. */
export class JobsQuery extends PageQuery {
  /**
   * Lists only jobs in this state.
   * @example "RUNNING"
   */
  @ApiPropertyOptional({ enum: JOB_STATUSES })
  @WhenGiven()
  @IsIn(JOB_STATUSES)
  status?: JobStatus;
}

/** Format of a subtitle file. */
export class JobSubtitlesQuery {
  /** `srt` or `vtt`; as the job asked for when left out. */
  @ApiProperty({ enum: SUBTITLE_FORMATS, required: false })
  @WhenGiven()
  @IsIn(SUBTITLE_FORMATS)
  format?: SubtitleFormat;
}
