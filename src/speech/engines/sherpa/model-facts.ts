import type { Language } from '../../domain/voice';
import type { ModelFiles } from './model-files';
import { ModelFault } from './model-fault';
import { readOnnxMetadata } from './onnx-metadata';
import type { SpeakerStatement } from './voice-statement';

/** What the metadata of a model states. */
export interface ModelFacts {
  readonly sampleRate: number;
  readonly language: Language | null;
  /** One for each speaker, in the order of their numbers. */
  readonly speakers: readonly SpeakerStatement[];
  /** Whether the model is fed the characters of the text, not phonemes. */
  readonly readsCharacters: boolean;
}

const SAMPLE_RATES = { lowest: 8_000, highest: 48_000 };
const MOST_SPEAKERS = 10_000;

/**
 * Reads the metadata that sherpa-onnx requires of a model, and checks what would make it exit.
 * @throws ModelFault
 */
export function readModelFacts(files: ModelFiles): ModelFacts {
  const metadata = readOnnxMetadata(files.model);
  if (files.kind === 'matcha') readOnnxMetadata(files.vocoder);
  const readsCharacters = files.kind === 'vits' && metadata.get('frontend') === 'characters';
  const language = languageOf(metadata.get('language') ?? metadata.get('voice') ?? '');
  if (!readsCharacters) requirePhonemes(files, metadata, language);
  const count = Math.max(1, wholeNumber(metadata, 'n_speakers', 0, MOST_SPEAKERS));
  const names = metadata.get('speaker_names')?.split(',') ?? [];
  const region = metadata.get('voice') === 'en-us' ? ({ region: 'us' } as const) : {};
  return {
    sampleRate: wholeNumber(metadata, 'sample_rate', SAMPLE_RATES.lowest, SAMPLE_RATES.highest),
    language,
    speakers: Array.from({ length: count }, (_, i) =>
      files.kind === 'kokoro' ? kokoroSpeaker(names[i]?.trim()) : region,
    ),
    readsCharacters,
  };
}

/** A model that is not fed characters finds its phonemes in a list of words or with eSpeak NG's data. */
function requirePhonemes(
  { lexicons, dataDir }: ModelFiles,
  metadata: ReadonlyMap<string, string>,
  language: Language | null,
): void {
  if (dataDir) return;
  if (lexicons.length === 0 || metadata.get('has_espeak') === '1')
    throw new ModelFault('lacks the folder espeak-ng-data, which its model needs');
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
