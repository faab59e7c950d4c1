import { Injectable } from '@nestjs/common';
import { FindDictionaryAliases, type FoundAliases } from '../../pronunciation';
import {
  EngineAvailability,
  estimateAudioSec,
  MAX_DURATION_SEC,
  RecordingTooLong,
  spokenLanguage,
  TextReader,
  unknownIn,
} from '../../speech';
import { DICTIONARY_RULE, namedOf, type Reading, type ReadingOptions } from '../../text-normalization';
import {
  requireBoundedAliases,
  requireBoundedAudio,
  requireBoundedSpeech,
  requireSpeech,
} from '../domain/input-text';
import { requireChoicesMet } from '../domain/reading-choices';
import {
  aliasesInText,
  joinedReading,
  type ReadingRun,
  readingRuns,
  type RunReading,
  unmetRun,
  withDictionaries,
} from '../domain/reading-runs';
import { spokenPassages } from '../domain/spoken-passages';
import type { VoicedText } from '../domain/voiced-passages';
import type { OnRead } from './ports/reading-budget';
import { type PreparedSpeech, type QuotedSpeech, spokenOf, type SynthesisSpec } from './synthesis-spec';

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
   * @param onOpened told how many ms it took to make dictionaries ready that were not in memory
   * @throws EngineUnavailable when the engine of the voice is down
   * @throws EngineBusy, SynthesisFailed, InvalidParameters as `read` does
   */
  async prepare(spec: SynthesisSpec, onRead?: OnRead, onOpened?: OnRead): Promise<PreparedSpeech> {
    this.engines.requireAvailable(spec.voice.provider);
    return this.read(spec, onRead, onOpened);
  }

  /**
   * Works while the engine is down. What the voices leave out is among the warnings.
   * @param onRead as of `prepare`
   * @param onOpened as of `prepare`
   * @throws InvalidParameters naming `input_text` when nothing of it can be spoken, too little by its voices, or more
   *   than a recording may hold; naming each of `reading.choose` that the text does not allow
   * @throws EngineBusy, SynthesisFailed as `TextReader` does
   */
  async read(
    spec: QuotedSpeech,
    onRead: OnRead = ignore,
    onOpened: OnRead = ignore,
  ): Promise<PreparedSpeech> {
    const { charCount } = spec.text;
    const reading = await this.readWords(spec, onRead, onOpened);
    const passages = spec.voiced && spokenPassages(spec.voiced.passages, reading);
    const prepared = { spec, reading, passages };
    const spoken = spokenOf(prepared);
    const unknown = unknownIn(spoken);
    requireSpeech(reading, unknown);
    requireBoundedSpeech(reading, charCount);
    const durationSec = estimateAudioSec(spoken);
    if (durationSec > MAX_DURATION_SEC) throw new RecordingTooLong();
    requireBoundedAudio(durationSec, charCount);
    if (unknown.length === 0) return prepared;
    const dropped = namedOf(unknown);
    const message = `Not spoken, the voice does not know them (${unknown.length}): ${dropped.join(' ')}`;
    const warning = { code: 'UNKNOWN_LETTERS_DROPPED', message, dropped } as const;
    return { ...prepared, reading: { ...reading, warnings: [...reading.warnings, warning] } };
  }

  private async readWords(spec: QuotedSpeech, onRead: OnRead, onOpened: OnRead): Promise<Reading> {
    let tookMs = 0;
    const find: FindAliases = async (...where) => {
      const { aliases, openingMs, findingMs } = await this.dictionaries.execute(...where);
      tookMs += findingMs;
      onOpened(openingMs);
      return aliases;
    };
    const read: ReadRun = async ({ text, ...options }) => {
      const timed = await this.reader.read(text, { off: spec.readingOff, ...options });
      tookMs += timed.tookMs;
      return timed.reading;
    };
    try {
      return await (spec.voiced
        ? this.readMarked(spec.voiced, spec, read, find)
        : this.readPlain(spec, read, find));
    } finally {
      onRead(tookMs);
    }
  }

  private async readPlain(
    { text: { text, charCount }, voice, readingChoose: choose, dictionaries, triedEntries }: QuotedSpeech,
    read: ReadRun,
    find: FindAliases,
  ): Promise<Reading> {
    const language = spokenLanguage(voice);
    const aliases = await find(text, language, dictionaries, triedEntries);
    requireBoundedAliases(aliases, charCount);
    const reading = await read({ text, language, choose, aliases });
    requireChoicesMet(reading);
    return reading;
  }

  /** A class that a stretch cannot have may still have words: then its run is read again with these. */
  private async readMarked(
    voiced: VoicedText,
    { text, dictionaries, triedEntries, readingOff }: QuotedSpeech,
    read: ReadRun,
    find: FindAliases,
  ): Promise<Reading> {
    const isOff = readingOff.includes(DICTIONARY_RULE);
    const [versions, tried] = isOff ? [[], []] : [dictionaries, triedEntries];
    const runs: ReadingRun[] = [];
    for (const run of readingRuns(voiced))
      runs.push(withDictionaries(run, await find(run.text, run.language, versions, tried)));
    requireBoundedAliases(runs.flatMap(aliasesInText), text.charCount);
    const off = readingOff.filter((name) => name !== DICTIONARY_RULE); // sub and say-as are aliases too
    const readings: RunReading[] = [];
    for (const run of runs) {
      const reading = await read({ ...run, off });
      const again = unmetRun(run, reading);
      readings.push({ run, reading: again ? await read({ ...again, off }) : reading });
    }
    return joinedReading(readings);
  }
}

const ignore = (): void => undefined;

type FindAliases = (
  ...where: Parameters<FindDictionaryAliases['execute']>
) => Promise<FoundAliases['aliases']>;

type ReadRun = (run: ReadingOptions & { readonly text: string }) => Promise<Reading>;
