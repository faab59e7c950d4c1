import { Injectable } from '@nestjs/common';
import { EngineAvailability, TextReader, unknownChars } from '../../speech';
import { namedOf, type Reading } from '../../text-normalization';
import { requireSpeech } from '../domain/input-text';
import type { PreparedSpeech, SynthesisSpec } from './synthesis-spec';

/** Reads the text of a spec for its voice. */
@Injectable()
export class SpecReader {
  constructor(
    private readonly reader: TextReader,
    private readonly engines: EngineAvailability,
  ) {}

  /**
   * Reads what is to be rendered now.
   * @throws EngineUnavailable when the engine of the voice is down
   * @throws EngineBusy, SynthesisFailed, InvalidParameters as `read` does
   */
  async prepare(spec: SynthesisSpec): Promise<PreparedSpeech> {
    this.engines.requireAvailable(spec.voice.provider);
    return { spec, reading: await this.read(spec) };
  }

  /**
   * Works while the engine is down. What the voice leaves out is among the warnings.
   * @throws InvalidParameters naming `input_text` when nothing of it can be spoken, or too little by this voice
   * @throws EngineBusy, SynthesisFailed as `TextReader` does
   */
  async read({ text, voice, readingOff }: SynthesisSpec): Promise<Reading> {
    const reading = await this.reader.read(text.text, voice.language, readingOff);
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
}
