import { InvalidParameters } from '../../../shared/domain/domain-error';
import { DtoPipe } from '../../../platform/http/bodies/validation.pipe';
import type { JobCall } from '../../application/jobs/open-job';
import { type JobSettings, type JobTexts, within } from '../../application/jobs/job-plan';
import type { SpeechParameters } from '../../application/synthesis-spec';
import { readSubRip } from '../../domain/jobs/sub-rip';
import { SUBTITLE_MEDIA_TYPES } from '../../domain/subtitles/subtitle-file';
import type { JobOutput } from '../../domain/jobs/speech-job';
import type { INPUT_TYPES } from '../speech.dto';
import { parametersOf } from '../speech-bodies';
import { JOB_LIMITS, ssmlSteps } from '../ssml/read-ssml';
import { JobBody, type JobItemBody, type JobOutputDto, type UploadQuery } from './job-bodies.dto';

/** RFC 4267, section 8.2. */
export const SSML_MEDIA_TYPE = 'application/ssml+xml';

export type AskedJob = Pick<JobCall, 'settings' | 'texts' | 'output' | 'callbackUrl'>;

/** Reads the texts of a job, of which documents of SSML take their time. What they throw is InvalidParameters. */
export type JobSteps = Generator<void, AskedJob>;

const validator = new DtoPipe();

/** @throws InvalidParameters */
export async function jobOfJson(given: unknown): Promise<JobSteps> {
  return jobOfBody((await validator.transform(given ?? {}, { type: 'body', metatype: JobBody })) as JobBody);
}

function* jobOfBody(body: JobBody): JobSteps {
  const { input_text, input_type, items, output = {}, callback, ...settings } = body;
  if ((input_text === undefined) === (items === undefined)) {
    const message = 'Either input_text or items is required, and not both.';
    throw InvalidParameters.of('input_text', 'REQUIRED', message);
  }
  return {
    settings: settingsOf(settings),
    texts: items ? { items: yield* itemsOf(items, input_type) } : yield* textOf(input_text ?? '', input_type),
    output: outputOf(output, items ? 'zip' : 'file'),
    callbackUrl: callback?.url ?? null,
  };
}

/**
 * A text as it was uploaded, a document of SSML, or a SubRip file, whose times are kept.
 * @throws InvalidParameters naming `body` for a file that is not SubRip, `input_text` for a document that is not supported
 */
export function* jobOfUpload(
  body: string,
  mediaType: string,
  { container, chapters, subtitles, ...settings }: UploadQuery,
): JobSteps {
  const timed = mediaType === SUBTITLE_MEDIA_TYPES.srt ? readSubRip(body) : null;
  return {
    settings: settingsOf(settings),
    texts: timed
      ? { inputText: timed.text, beginsAtSec: timed.beginsAtSec }
      : yield* textOf(body, mediaType === SSML_MEDIA_TYPE ? 'ssml' : 'text'),
    output: outputOf({ container, chapters, subtitles }, 'file'),
    callbackUrl: null,
  };
}

type InputType = (typeof INPUT_TYPES)[number] | undefined;

function* textOf(inputText: string, type: InputType): Generator<void, JobTexts> {
  return type === 'ssml' ? { inputText, marked: yield* ssmlSteps(inputText, JOB_LIMITS) } : { inputText };
}

/** @param usual what a text is that does not say it */
function* itemsOf(items: readonly JobItemBody[], usual: InputType): Generator<void, SpeechParameters[]> {
  const read: SpeechParameters[] = [];
  for (const [i, item] of items.entries()) {
    yield;
    read.push(within(`items[${i}]`, () => parametersOf({ ...item, input_type: item.input_type ?? usual })));
  }
  return read;
}

function settingsOf(
  settings: Omit<Parameters<typeof parametersOf>[0], 'input_text' | 'input_type'>,
): JobSettings {
  const { inputText: _none, ...rest } = parametersOf({ ...settings, input_text: '' });
  return rest;
}

const outputOf = (
  { container, chapters = 'none', subtitles = null }: JobOutputDto,
  usual: JobOutput['container'],
): JobOutput => ({ container: container ?? usual, chapters, subtitles });
