import { Injectable } from '@nestjs/common';
import { FindDictionaryAliases } from '../../pronunciation';
import {
  EngineAvailability,
  estimateDurationSec,
  MAX_DURATION_SEC,
  RecordingTooLong,
  spokenLanguage,
  TextReader,
  unknownChars,
} from '../../speech';
import { namedOf, type Reading } from '../../text-normalization';
import {
  requireBoundedAliases,
  requireBoundedAudio,
  requireBoundedSpeech,
  requireSpeech,
} from '../domain/input-text';
import { requireChoicesMet } from '../domain/reading-choices';
import type { OnRead } from './ports/reading-budget';
import type { PreparedSpeech, SynthesisSpec } from './synthesis-spec';

/** Reads the text of a spec for its voice. */
@Injectable()
export class SpecReader {
  constructor(
    private readonly reader: TextReader,
    private readonly engines: EngineAvailability,
    private readonly dictionaries: FindDictionaryAliases,
  ) {}

  /**
   * Reads what is to be rendered now.
   * @param onRead told how many ms the reading took, also where the text is refused then
   * @throws EngineUnavailable when the engine of the voice is down
   * @throws EngineBusy, SynthesisFailed, InvalidParameters as `read` does
   */
  async prepare(spec: SynthesisSpec, onRead?: OnRead): Promise<PreparedSpeech> {
    this.engines.requireAvailable(spec.voice.provider);
    return { spec, reading: await this.read(spec, onRead) };
  }

  /**
   * Works while the engine is down. What the voice leaves out is among the warnings.
   * @param onRead as of `prepare`
   * @throws InvalidParameters naming `input_text` when nothing of it can be spoken, too little by this voice, or more
   *   than a recording may hold; naming each of `reading.choose` that the text does not allow
   * @throws EngineBusy, SynthesisFailed as `TextReader` does
   */
  async read(
    { text, voice, settings, readingOff: off, readingChoose: choose, dictionaries }: SynthesisSpec,
    onRead: OnRead = () => undefined,
  ): Promise<Reading> {
    const language = spokenLanguage(voice);
    const aliases = await this.dictionaries.execute(text.text, language, dictionaries);
    requireBoundedAliases(aliases, text.charCount);
    const { reading, tookMs } = await this.reader.read(text.text, { language, off, choose, aliases });
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
