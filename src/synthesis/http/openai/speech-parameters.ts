import { checkAll, InvalidParameters } from '../../../shared/domain/domain-error';
import { type AudioType, type Speakers, speechSettings } from '../../../speech';
import type { SpeechParameters } from '../../application/synthesis-spec';
import { inputText } from '../../domain/input-text';
import { requireModel } from './models';
import type { OpenAiSpeechBody } from './openai.dto';
import { voiceNamed } from './voice-names';

/** OpenAI's limit of one request. */
const MAX_OPENAI_CHARS = 4096;

/**
 * What a body in OpenAI's terms asks for.
 * @throws ModelNotFound, and InvalidParameters naming every faulty field; see `inOpenAiTerms`
 */
export function speechParameters(
  { model, input, voice, speed }: OpenAiSpeechBody,
  audioType: AudioType,
  speakers: Speakers,
): SpeechParameters {
  requireModel(model);
  const [text, { speakerId }, settings] = checkAll(
    () => inputText(input, MAX_OPENAI_CHARS),
    () => voiceNamed(voice, speakers),
    () => speechSettings({ speed: speed ?? undefined }),
  );
  return { ...settings, inputText: text.text, speakerId, audioType };
}

/** The same error, which calls the text as the caller does. */
export function inOpenAiTerms(error: unknown): unknown {
  if (!(error instanceof InvalidParameters)) return error;
  const renamed = (text: string): string => text.replace(/^input_text\b/, 'input');
  return new InvalidParameters(
    error.faults.map(({ field, code, message }) => ({
      field: renamed(field),
      code,
      message: renamed(message),
    })),
  );
}
