import { type TextReader, unknownChars } from '../../speech';
import { requireSpeech } from '../domain/input-text';
import { namedOf, type Reading } from '../../text-normalization';
import type { SynthesisSpec } from './synthesis-spec';

/**
 * How the text of a draft is read for its voice. What that voice leaves out is among the warnings.
 * @throws InvalidParameters naming `input_text` when nothing of it can be spoken, or too little by this voice
 */
export async function readSpec(
  { text, voice, readingOff }: SynthesisSpec,
  reader: TextReader,
): Promise<Reading> {
  const reading = await reader.read(text.text, voice.language, readingOff);
  requireSpeech(reading.spokenText, voice.alphabet);
  const unknown = unknownChars(reading.spokenText, voice.alphabet);
  if (unknown.length === 0) return reading;
  const dropped = namedOf(unknown);
  const message = `Not spoken, the voice does not know them (${unknown.length}): ${dropped.join(' ')}`;
  return {
    ...reading,
    warnings: [...reading.warnings, { code: 'UNKNOWN_LETTERS_DROPPED', message, dropped }],
  };
}
