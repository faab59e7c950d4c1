import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { ModelFault } from './model-fault';
import { MOST_SPEAKERS, SAMPLE_RATES } from './model-limits';

/** How a voice wants to be spoken, as its makers found it best: randomness of sound and of lengths, and tempo. */
export interface PiperScales {
  readonly noiseScale: number;
  readonly noiseScaleW: number;
  readonly lengthScale: number;
}

/** What sherpa-onnx needs of a model of Piper, and only its card tells. */
export interface PiperModelCard {
  /** To be added to the model. */
  readonly metadata: Readonly<Record<string, string>>;
  /** The content of `tokens.txt`: a line each, the phoneme and its number. */
  readonly tokens: string;
  readonly scales: PiperScales;
}

/** Those of 900 speakers have 20 kB. */
const MAX_CARD_BYTES = 1 << 20;
const MOST_FAULTS_NAMED = 3;

/** What stands between phonemes, and at the start and the end of a sentence. */
const MARKS = ['_', '^', '$'];

/** eSpeak NG's phonemes are single code points; anything else is never looked up, and would end the process. */
const PHONEME = /^[^\p{Cc}\p{Cs}]$/u;

const number = z.int().min(0).max(65_535);

const phonemes = z
  .record(z.string(), z.union([number, z.tuple([number]).transform(([only]) => only)], 'must be one number'))
  .transform((numbers) => Object.entries(numbers).filter(([phoneme]) => PHONEME.test(phoneme)))
  .superRefine((known, context) => {
    for (const mark of MARKS)
      if (!known.some(([phoneme]) => phoneme === mark))
        context.addIssue({ code: 'custom', message: `lacks ${mark}` });
  });

const scale = (usual: number) => z.number().min(0).max(10).default(usual);

/** What stands in the card besides has no meaning for sherpa-onnx. */
const modelCard = z
  .object({
    audio: z.object({ sample_rate: z.int().min(SAMPLE_RATES.lowest).max(SAMPLE_RATES.highest) }),
    espeak: z.object({ voice: z.string().regex(/^[A-Za-z0-9+-]{1,40}$/, 'must be the name of a voice') }),
    phoneme_type: z
      .literal('espeak', 'must be espeak: sherpa-onnx finds the phonemes of Piper in no other way')
      .default('espeak'),
    phoneme_id_map: phonemes,
    num_symbols: number.optional(),
    num_speakers: z.int().min(1).max(MOST_SPEAKERS).default(1),
    inference: z
      .object({ noise_scale: scale(0.667), noise_w: scale(0.8), length_scale: scale(1) })
      .prefault({}),
  })
  .superRefine(({ phoneme_id_map: known, num_symbols: symbols = Infinity }, context) => {
    for (const [phoneme, value] of known)
      if (value >= symbols)
        context.addIssue({ code: 'custom', message: `phoneme_id_map has ${phoneme} beyond num_symbols` });
  });

/**
 * Reads the card of a model as Piper's makers publish it, `<voice>.onnx.json`.
 * @throws ModelFault naming its faults
 */
export function readPiperModelCard(file: string): PiperModelCard {
  const { data: card, error } = modelCard.safeParse(parse(file));
  if (error) throw faultOf(file, error);
  const { noise_scale: noiseScale, noise_w: noiseScaleW, length_scale: lengthScale } = card.inference;
  return {
    metadata: {
      model_type: 'vits',
      comment: 'piper',
      language: card.espeak.voice,
      voice: card.espeak.voice,
      has_espeak: '1',
      n_speakers: String(card.num_speakers),
      sample_rate: String(card.audio.sample_rate),
    },
    tokens: card.phoneme_id_map.map(([phoneme, value]) => `${phoneme} ${value}\n`).join(''),
    scales: { noiseScale, noiseScaleW, lengthScale },
  };
}

function parse(file: string): unknown {
  if (statSync(file).size > MAX_CARD_BYTES) throw new ModelFault(`has a ${basename(file)} that is too large`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ModelFault(`has a ${basename(file)} that is not JSON: ${(error as Error).message}`);
  }
}

function faultOf(file: string, { issues }: z.ZodError): ModelFault {
  const faults = issues.slice(0, MOST_FAULTS_NAMED).map(({ path, message }) => {
    const place = path.join('.');
    return place === '' ? message : `${place}: ${message}`;
  });
  return new ModelFault(`has a ${basename(file)} that cannot be used: ${faults.join('; ')}`);
}
