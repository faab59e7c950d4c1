import { InvalidParameters } from '../../../shared/domain/domain-error';
import { type Speakers, STREAMED_TYPES, type StreamedType } from '../../../speech';
import { MAX_JOB_CHARS } from '../../domain/jobs/speech-job';
import { type AskedSpeech, type SpeechParameters, synthesisSpec } from '../synthesis-spec';

/** How many texts a batch may have. */
export const MAX_ITEMS = 1000;

/** What the texts of a job have in common; each item of a batch may have its own. */
export type JobSettings = Omit<SpeechParameters, 'inputText' | 'marked'>;

/** One long text, perhaps with a time for each of its lines, or a batch of ordinary ones. */
export type JobTexts =
  | (Pick<SpeechParameters, 'inputText' | 'marked'> & { readonly beginsAtSec?: readonly number[] })
  | { readonly items: readonly SpeechParameters[] };

/** A text of a job, checked. */
export interface AskedText {
  readonly asked: AskedSpeech;
  /** Whether it names its dictionaries itself. */
  readonly hasOwnSettings: boolean;
}

/**
 * @returns one for a single text; for a batch one for each item, which the common settings complete
 * @throws InvalidParameters naming every faulty field, those of an item as `items[0].…`
 */
export function askedTexts(settings: JobSettings, texts: JobTexts, speakers: Speakers): AskedText[] {
  if ('inputText' in texts) return [{ asked: askedText(settings, texts, speakers), hasOwnSettings: false }];
  const { items } = texts;
  if (items.length === 0 || items.length > MAX_ITEMS) {
    throw InvalidParameters.of('items', 'LENGTH', `items must have 1 to ${MAX_ITEMS} texts.`);
  }
  const asked = items.map((item, i): AskedText => {
    const given = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
    const complete = { ...settings, ...given, inputText: item.inputText };
    return {
      asked: within(`items[${i}]`, () => streamable(synthesisSpec(complete, speakers))),
      hasOwnSettings: Object.keys(given).length > 1,
    };
  });
  const charCount = asked.reduce((sum, each) => sum + each.asked.text.charCount, 0);
  if (charCount > MAX_JOB_CHARS) {
    const message = `items must have at most ${MAX_JOB_CHARS} characters together; they have ${charCount}.`;
    throw InvalidParameters.of('items', 'TOO_LONG', message);
  }
  return asked;
}

function askedText(
  settings: JobSettings,
  { inputText, marked }: Pick<SpeechParameters, 'inputText' | 'marked'>,
  speakers: Speakers,
): AskedSpeech {
  if (settings.readingChoose?.length) {
    const message = 'reading.choose is for texts of one part; a long text has many.';
    throw InvalidParameters.of('reading.choose', 'UNSUPPORTED', message);
  }
  return streamable(synthesisSpec({ ...settings, inputText, marked }, speakers, MAX_JOB_CHARS));
}

/** Parts of one file are made as a stream is. */
function streamable(asked: AskedSpeech): AskedSpeech {
  if (isStreamed(asked.audioType)) return asked;
  const message = `audio_type of a job must be one of ${STREAMED_TYPES.join(', ')}.`;
  throw InvalidParameters.of('audio_type', 'IS_IN', message);
}

export const isStreamed = (type: string): type is StreamedType =>
  (STREAMED_TYPES as readonly string[]).includes(type);

/** Checks something within another field, which faults then name as well. */
export function within<Result>(path: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof InvalidParameters)) throw error;
    throw new InvalidParameters(
      error.faults.map(({ field, code, message }) => ({
        field: `${path}.${field}`,
        code,
        message: message.replace(field, `${path}.${field}`),
      })),
    );
  }
}
