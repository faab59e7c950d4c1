import { InvalidParameters } from '../../../shared/domain/domain-error';
import type { Speakers, Voice } from '../../../speech';
import type { VoiceName } from './openai.dto';

/** OpenAI's own voices and how they sound; null where it could be either. */
const OPENAI_VOICES: ReadonlyMap<string, 'female' | 'male' | null> = new Map([
  ['alloy', null],
  ['ash', 'male'],
  ['ballad', 'male'],
  ['cedar', 'male'],
  ['coral', 'female'],
  ['echo', 'male'],
  ['fable', null],
  ['marin', 'female'],
  ['nova', 'female'],
  ['onyx', 'male'],
  ['sage', 'female'],
  ['shimmer', 'female'],
  ['verse', 'male'],
]);

/**
 * The voice of this name on offer. One of OpenAI's own names means the default voice, or the first of its kind that
 * sounds like a man or a woman, as OpenAI's does.
 * @throws InvalidParameters naming `voice`
 */
export function voiceNamed(name: VoiceName, speakers: Speakers): Voice {
  const id = typeof name === 'string' ? name : name.id;
  const voice = speakers.find(id) ?? standInFor(id, speakers);
  if (voice) return voice;
  throw InvalidParameters.of(
    'voice',
    'UNKNOWN_VOICE',
    'voice is not a known voice; GET /v1/audio/voices lists them.',
  );
}

function standInFor(name: string, speakers: Speakers): Voice | undefined {
  const gender = OPENAI_VOICES.get(name);
  if (gender === undefined) return undefined;
  const { language, quality } = speakers.default;
  const fitting = speakers.all.find(
    (voice) => voice.gender === gender && voice.language === language && voice.quality === quality,
  );
  return fitting ?? speakers.default;
}
