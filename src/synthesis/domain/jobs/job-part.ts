import type { AudioType, OggPosition, PartEnding } from '../../../speech';
import type { FailureReason, OpenedSpeech } from '../speech-request';
import type { SubtitleCue } from '../subtitles/subtitle-cues';

/** How a text is spoken: what a request keeps of its call beside the text. */
export type Speaking = Omit<
  OpenedSpeech,
  | 'id'
  | 'accountId'
  | 'keyId'
  | 'number'
  | 'inputText'
  | 'charCount'
  | 'audioKey'
  | 'storedKey'
  | 'contentHash'
  | 'expectedBytes'
  | 'idempotencyKey'
  | 'idempotencyHash'
>;

/** What a part is made from. */
export interface PartPlan {
  /** As `inputText` leaves it; the parts of one text, joined in order, are the text. */
  readonly text: string;
  /** Code points of the text: what its audio costs. */
  readonly charCount: number;
  /** How it ends; decides the pause after it. */
  readonly ending: PartEnding;
  /** Of the chapter that begins with it; null when none does. */
  readonly title: string | null;
  /** When it is to begin in the whole audio, for a text whose times are kept; null: after the part before. */
  readonly beginsAtSec: number | null;
  /** How it is spoken, where that is not as the rest of its job. */
  readonly speaking: Speaking | null;
}

/** What became of a part. */
export interface MadePart {
  /** Null for one that has no sound. */
  readonly storedKey: string | null;
  readonly sizeBytes: number;
  /** Its silence before and after included. */
  readonly durationSec: number;
  /** Of the file's bytes, for an archive. */
  readonly crc32: number;
  /** Timed from the part's own beginning. */
  readonly cues: readonly SubtitleCue[];
  /** Where its stream has ended; see `SpeechStreamer.renderSection`. */
  readonly end: OggPosition | null;
}

export const PART_STATUSES = ['WAITING', 'MADE', 'FAILED'] as const;

export type PartStatus = (typeof PART_STATUSES)[number];

/** A stretch of a long job that is spoken in one go, and kept: it is never spoken again. */
export interface JobPart extends PartPlan {
  readonly jobId: string;
  readonly index: number;
  readonly status: PartStatus;
  /** Public name of a file of its own; null where the parts make one file. */
  readonly audioKey: string | null;
  /** Of its audio. */
  readonly fileType: AudioType;
  /** All of these are null until the part is MADE. */
  readonly storedKey: string | null;
  readonly sizeBytes: number | null;
  readonly durationSec: number | null;
  readonly crc32: number | null;
  readonly cues: readonly SubtitleCue[] | null;
  readonly end: OggPosition | null;
  /** Null unless FAILED. */
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
}

/** What lists and files need of a part: neither its text nor its subtitles. */
export type PartSummary = Omit<JobPart, 'text' | 'cues' | 'speaking' | 'end'>;

export const waitingPart = (
  plan: PartPlan,
  place: Pick<JobPart, 'jobId' | 'index' | 'audioKey' | 'fileType'>,
): JobPart => ({
  ...plan,
  ...place,
  status: 'WAITING',
  storedKey: null,
  sizeBytes: null,
  durationSec: null,
  crc32: null,
  cues: null,
  end: null,
  errorCode: null,
  errorMessage: null,
});

export const madePart = (part: JobPart, made: MadePart): JobPart => ({ ...part, ...made, status: 'MADE' });

export const failedPart = (part: JobPart, { code, message }: FailureReason): JobPart => ({
  ...part,
  status: 'FAILED',
  errorCode: code,
  errorMessage: message,
});
