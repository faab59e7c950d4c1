import { call } from '../../api/call';
import { type JobBody, jobsOpen, type SpeechRequestBody } from '../../api/generated';
import { countOf, LONGEST_TEXT } from './drafts/draft';

/** What of the desk becomes a job: its text, or a file of subtitles, whose times are kept. */
export type JobSource =
  | { readonly kind: 'text' }
  | { readonly kind: 'subtitles'; readonly name: string; readonly text: string };

/** What begins a chapter of a job. */
export type Chapters = NonNullable<NonNullable<JobBody['output']>['chapters']>;

/** One file of all, or an archive with a file for each part. */
export type Container = NonNullable<NonNullable<JobBody['output']>['container']>;

/** Most long texts are books, or parts of them. */
export const USUAL_CHAPTERS: Chapters = 'headings';

/** The longest text of a job, in characters. */
export const LONGEST_JOB = 1_000_000;

/** Whether a text is too long to be heard at once, and no longer than a job may be. */
export function isForJob(text: string): boolean {
  const count = countOf(text);
  return count > LONGEST_TEXT && count <= LONGEST_JOB;
}

/** Jobs make no FLAC; WAV has the same samples. */
const jobType = (type: SpeechRequestBody['audio_type']) => (type === 'flac' ? 'wav' : type);

/** Opens a job with the voice and the delivery of a request; subtitles have no chapters, and are one file. */
export async function openJob(
  source: JobSource,
  body: SpeechRequestBody,
  output: { readonly chapters: Chapters; readonly container: Container },
  idempotencyKey: string,
): Promise<void> {
  const headers = { 'Idempotency-Key': idempotencyKey };
  if (source.kind === 'text') await call(jobsOpen({ body: textJob(body, output), headers }));
  else
    await call(
      jobsOpen({
        body: source.text as JobBody, // the route takes files too, which its description has no type for
        bodySerializer: null,
        query: subtitlesQuery(body),
        headers: { 'Content-Type': 'application/x-subrip', ...headers },
      }),
    );
}

/** A job as a body in JSON. Choices for single places are for texts of one part, so they stay behind. */
export const textJob = (
  { audio_type, reading, ...rest }: SpeechRequestBody,
  output: JobBody['output'] = { chapters: USUAL_CHAPTERS },
): JobBody => ({
  ...rest,
  audio_type: jobType(audio_type),
  ...(reading?.off && { reading: { off: reading.off } }),
  output: { ...output, subtitles: 'srt' },
});

const subtitlesQuery = ({ speaker_id, language, speed, pitch, volume, audio_type }: SpeechRequestBody) => ({
  ...{ speaker_id, speed, pitch, volume },
  ...(language && { language }),
  audio_type: jobType(audio_type),
  subtitles: 'srt' as const,
});
