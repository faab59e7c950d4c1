import { InvalidParameters } from '../../../shared/domain/domain-error';
import { DtoPipe } from '../../../platform/http/validation.pipe';
import type { JobCall } from '../../application/jobs/open-job';
import type { JobSettings } from '../../application/jobs/job-plan';
import { readSubRip } from '../../domain/jobs/sub-rip';
import { SUBTITLE_MEDIA_TYPES } from '../../domain/subtitle-file';
import type { JobOutput } from '../../domain/jobs/speech-job';
import { parametersOf } from '../speech.controller';
import { JobBody, type JobOutputDto, type UploadQuery } from './job-bodies.dto';

export type AskedJob = Pick<JobCall, 'settings' | 'texts' | 'output' | 'callbackUrl'>;

const validator = new DtoPipe();

/** @throws InvalidParameters */
export async function jobOfJson(given: unknown): Promise<AskedJob> {
  const body = (await validator.transform(given ?? {}, { type: 'body', metatype: JobBody })) as JobBody;
  const { input_text, items, output = {}, callback, ...settings } = body;
  if ((input_text === undefined) === (items === undefined)) {
    const message = 'Either input_text or items is required, and not both.';
    throw InvalidParameters.of('input_text', 'REQUIRED', message);
  }
  return {
    settings: settingsOf(settings),
    texts: items ? { items: items.map(parametersOf) } : { inputText: input_text ?? '' },
    output: outputOf(output, items ? 'zip' : 'file'),
    callbackUrl: callback?.url ?? null,
  };
}

/**
 * A text as it was uploaded, or a SubRip file, whose times are kept.
 * @throws InvalidParameters naming `body` for a file that is not SubRip
 */
export function jobOfUpload(
  body: string,
  mediaType: string,
  { container, chapters, subtitles, ...settings }: UploadQuery,
): AskedJob {
  const timed = mediaType === SUBTITLE_MEDIA_TYPES.srt ? readSubRip(body) : null;
  return {
    settings: settingsOf(settings),
    texts: timed ? { inputText: timed.text, beginsAtSec: timed.beginsAtSec } : { inputText: body },
    output: outputOf({ container, chapters, subtitles }, 'file'),
    callbackUrl: null,
  };
}

function settingsOf(settings: Omit<Parameters<typeof parametersOf>[0], 'input_text'>): JobSettings {
  const { inputText: _none, ...rest } = parametersOf({ ...settings, input_text: '' });
  return rest;
}

const outputOf = (
  { container, chapters = 'none', subtitles = null }: JobOutputDto,
  usual: JobOutput['container'],
): JobOutput => ({ container: container ?? usual, chapters, subtitles });
