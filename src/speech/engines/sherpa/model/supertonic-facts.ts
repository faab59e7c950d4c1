import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { Alphabet } from '../../../domain/alphabet';
import type { ModelFacts } from './model-facts';
import { ModelFault } from './model-fault';
import type { SupertonicFiles } from './model-files';
import { readOnnxMetadata } from './onnx-metadata';
import type { SpeakerStatement } from './voice-statement';

const wholeNumber = z.int().positive();

/** What sherpa-onnx takes from `tts.json`. */
const configuration = z.object({
  ae: z.object({ sample_rate: z.int().min(8_000).max(48_000), base_chunk_size: wholeNumber }),
  ttl: z.object({ latent_dim: wholeNumber, chunk_compress_factor: wholeNumber }),
});

/** Those beyond have no place in the model's table. */
const GREATEST_CODE = 0x10000;

/** The speakers that Supertonic 3 comes with: five women, then five men. */
const SPEAKERS: readonly SpeakerStatement[] = (['female', 'male'] as const).flatMap((gender) =>
  [1, 2, 3, 4, 5].map((number) => ({ name: `${gender === 'female' ? 'F' : 'M'}${number}`, gender })),
);

/**
 * What the files of Supertonic state. Its models carry no metadata: the rate stands in `tts.json`, the number of
 * speakers at the head of `voice.bin`, and the alphabet in `unicode_indexer.bin`. A fault in any of them would end
 * the process that loads it.
 * @throws ModelFault
 */
export function readSupertonicFacts(files: SupertonicFiles): ModelFacts {
  for (const model of [files.durationPredictor, files.textEncoder, files.vectorEstimator, files.vocoder])
    readOnnxMetadata(model);
  const { ae } = readConfiguration(files.ttsJson);
  const count = countSpeakers(files.voiceStyle);
  return {
    sampleRate: ae.sample_rate,
    language: 'vi',
    speakers: count === SPEAKERS.length ? SPEAKERS : Array.from({ length: count }, () => ({})),
    alphabet: readAlphabet(files.unicodeIndexer),
    needsEspeakData: false,
  };
}

function readConfiguration(file: string): z.infer<typeof configuration> {
  try {
    return configuration.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const what = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new ModelFault(`has a tts.json that cannot be used: ${what.replaceAll('\n', ' ')}`);
  }
}

/** Two arrays of 32-bit numbers, one for text and one for durations; in front of them three sizes of each. */
function countSpeakers(file: string): number {
  const header = Buffer.alloc(6 * 8);
  const descriptor = openSync(file, 'r');
  const isWhole = readSync(descriptor, header) === header.length;
  closeSync(descriptor);
  const [textSpeakers = 0, a, b, durationSpeakers, c, d] = Array.from(
    new BigInt64Array(header.buffer),
    Number,
  );
  const bytes = header.length + 4 * (textSpeakers * a! * b! + durationSpeakers! * c! * d!);
  if (!isWhole || textSpeakers < 1 || textSpeakers !== durationSpeakers || bytes !== statSync(file).size)
    throw new ModelFault('has a voice.bin that is not whole');
  return textSpeakers;
}

/**
 * The characters of which the model knows every part: sherpa-onnx decomposes them (NFKD) before it looks each unit of
 * UTF-16 up in `unicode_indexer.bin`, where a negative number stands for none. Angle brackets are left out: with them
 * it marks the language of a text.
 */
function readAlphabet(file: string): Alphabet {
  const bytes = readFileSync(file);
  if (bytes.length % 4 !== 0) throw new ModelFault('has a unicode_indexer.bin that is not whole');
  const tokens = new Int32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const isKnown = (unit: string) => (tokens[unit.charCodeAt(0)] ?? -1) >= 0;
  const alphabet = new Set<string>();
  for (let code = 0; code < GREATEST_CODE; code++) {
    const char = String.fromCharCode(code);
    if (char.normalize('NFKD').split('').every(isKnown)) alphabet.add(char);
  }
  alphabet.delete('<');
  alphabet.delete('>');
  return alphabet;
}
