import { Injectable } from '@nestjs/common';
import {
  EngineAvailability,
  estimateDurationSec,
  MAX_DURATION_SEC,
  RecordingTooLong,
  TextReader,
  unknownChars,
} from '../../speech';
import { namedOf, type Reading } from '../../text-normalization';
import { requireBoundedAudio, requireBoundedSpeech, requireSpeech } from '../domain/input-text';
import { requireChoicesMet } from '../domain/reading-choices';
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
   * @param onRead told how many ms the reading took, also where the text is refused then
   * @throws InvalidParameters naming `input_text` when nothing of it can be spoken, too little by this voice, or more
   *   than a recording may hold; naming each of `reading.choose` that the text does not allow
   * @throws EngineBusy, SynthesisFailed as `TextReader` does
   */
  async read(
    { text, voice, settings, readingOff, readingChoose }: SynthesisSpec,
    onRead: (tookMs: number) => void = () => undefined,
  ): Promise<Reading> {
    const { reading, tookMs } = await this.reader.read(text.text, voice.language, readingOff, readingChoose);
    onRead(tookMs);
    requireChoicesMet(reading);
    requireSpeech(reading, voice.alphabet);
    requireBoundedSpeech(reading, text.charCount);
    const durationSec = estimateDurationSec(reading.spokenText, voice, settings.speed);
    if (durationSec > MAX_DURATION_SEC) throw new RecordingTooLong();
    requireBoundedAudio(durationSec, text.charCount);
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
