import { readFileSync } from 'node:fs';
import type { Alphabet } from '../../../domain/alphabet';
import type { Language } from '../../../domain/voice';
import type { PiperFiles, TokenModelFiles } from './model-files';
import { ModelFault } from './model-fault';
import { MOST_SPEAKERS, SAMPLE_RATES } from './model-limits';
import { readOnnxMetadata } from './onnx-metadata';
import { readPiperModelCard } from './piper-model-card';
import { alphabetOf } from '../sherpa-text';
import type { SpeakerStatement } from './voice-statement';

/** What the files of a model state. */
export interface ModelFacts {
  readonly sampleRate: number;
  readonly language: Language | null;
  /** One for each speaker, in the order of their numbers. */
  readonly speakers: readonly SpeakerStatement[];
  /** All characters that the model knows; null for one that is fed phonemes. */
  readonly alphabet: Alphabet | null;
  /** Whether eSpeak NG finds its phonemes. */
  readonly needsEspeakData: boolean;
}

/**
 * Reads the metadata that sherpa-onnx requires of a model, and checks what would make it exit. What Piper's own models
 * lack stands in their card.
 * @throws ModelFault
 */
export function readModelFacts(files: TokenModelFiles | PiperFiles): ModelFacts {
  const metadata = readMetadata(files);
  if (files.kind === 'matcha') readOnnxMetadata(files.vocoder);
  const readsCharacters = files.kind === 'vits' && metadata.get('frontend') === 'characters';
  const language = languageOf(metadata.get('language') ?? metadata.get('voice') ?? '');
  const needsEspeakData = !readsCharacters && metadata.get('has_espeak') === '1';
  if (files.kind !== 'piper' && !readsCharacters && !needsEspeakData) requireLexicon(files, language);
  const count = Math.max(1, wholeNumber(metadata, 'n_speakers', 0, MOST_SPEAKERS));
  const names = metadata.get('speaker_names')?.split(',') ?? [];
  const region = metadata.get('voice') === 'en-us' ? ({ region: 'us' } as const) : {};
  return {
    sampleRate: wholeNumber(metadata, 'sample_rate', SAMPLE_RATES.lowest, SAMPLE_RATES.highest),
    language,
    speakers: Array.from({ length: count }, (_, i) =>
      files.kind === 'kokoro' ? kokoroSpeaker(names[i]?.trim()) : region,
    ),
    alphabet: readsCharacters ? alphabetOf(readFileSync(files.tokens, 'utf8')) : null,
    needsEspeakData,
  };
}

/** @throws ModelFault also when the model of a card is not whole */
function readMetadata(files: TokenModelFiles | PiperFiles): ReadonlyMap<string, string> {
  const own = readOnnxMetadata(files.model);
  return files.kind === 'piper' ? new Map(Object.entries(readPiperModelCard(files.card).metadata)) : own;
}

/** A model that is fed neither characters nor the phonemes of eSpeak NG finds its own in a list of words. */
function requireLexicon({ lexicons, dataDir }: TokenModelFiles, language: Language | null): void {
  if (dataDir) return;
  if (lexicons.length === 0)
    throw new ModelFault('lacks a list of words (lexicon.txt), which its model needs');
  if (language === 'vi')
    throw new ModelFault('has a Vietnamese lexicon, whose words sherpa-onnx tears apart at their accents');
}

/** Kokoro names its voices by accent and gender: `af_heart` is American and female. */
function kokoroSpeaker(name: string | undefined): SpeakerStatement {
  const [, accent, gender, rest] = /^([a-z])([fm])_(\w+)$/.exec(name ?? '') ?? [];
  if (!rest) return {};
  return {
    name: rest.charAt(0).toUpperCase() + rest.slice(1),
    gender: gender === 'f' ? 'female' : 'male',
    region: accent === 'a' ? 'us' : 'unknown',
  };
}

/** Models write their language in English or as a code: `Vietnamese`, `vi_VN`, `English (US)`, `en-us`. */
export function languageOf(name: string): Language | null {
  if (/^(vietnamese|vi\b|vi_)/i.test(name)) return 'vi';
  if (/^(english|en\b|en_)/i.test(name)) return 'en';
  return null;
}

function wholeNumber(
  metadata: ReadonlyMap<string, string>,
  key: string,
  least: number,
  greatest: number,
): number {
  const text = metadata.get(key);
  if (text === undefined)
    throw new ModelFault(`has a model without ${key} in its metadata: it was not made for sherpa-onnx`);
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= greatest))
    throw new ModelFault(`has a model whose metadata gives ${key} as ${JSON.stringify(text.slice(0, 40))}`);
  return value;
}
