import process from 'node:process';
import { OfflineTts, type OfflineTtsConfig, type SupertonicOptions } from 'sherpa-onnx-node';
import { serveTasks } from '../../workers/processes/serve-tasks';
import { derive, type Derivation } from './model/derivation';

/** What the process is started with, as JSON. */
export interface SherpaChildOptions {
  readonly config: OfflineTtsConfig;
  /** What must be made before the model can be loaded; null for nothing. */
  readonly derivation: Derivation | null;
  /** From the model's metadata; a model that speaks at another rate is refused. */
  readonly sampleRate: number;
}

export interface SherpaSpeakCall {
  readonly text: string;
  readonly speaker: number;
  /** Only for Supertonic. */
  readonly supertonic?: SupertonicOptions;
}

/** The error of sherpa-onnx when no part of the text is in the model's alphabet. */
const NO_SOUND = /produced no audio/;

const NATURAL_SPEED = 1;

async function open() {
  const { config, derivation, sampleRate } = JSON.parse(process.argv[2]!) as SherpaChildOptions;
  if (derivation) await derive(derivation);
  const tts = await OfflineTts.createAsync(config);
  if (tts.sampleRate !== sampleRate)
    throw new Error(`the model speaks at ${tts.sampleRate} Hz, not at ${sampleRate} Hz`);
  const tasks = {
    /** Speaks at natural tempo; no samples when the text has nothing that the model can say. */
    speak: async (call: SherpaSpeakCall): Promise<{ pcm: Float32Array<ArrayBuffer> }> => {
      const manner = { sid: call.speaker, speed: NATURAL_SPEED };
      const generationConfig = call.supertonic && { ...call.supertonic, ...manner };
      const request = { text: call.text, ...manner, ...(generationConfig && { generationConfig }) };
      const { samples } = await tts.generateAsync(request).catch((error: unknown) => {
        if (error instanceof Error && NO_SOUND.test(error.message)) return { samples: new Float32Array(0) };
        throw error;
      });
      return { pcm: limited(samples) };
    },
  };
  return { tasks, about: null };
}

/** Models overshoot now and then, and a broken one gives NaN. */
function limited(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i]!;
    if (Number.isNaN(sample)) throw new Error('the model gave samples that are no numbers');
    if (sample > 1 || sample < -1) samples[i] = Math.sign(sample);
  }
  return samples;
}

export type SherpaTasks = Awaited<ReturnType<typeof open>>['tasks'];

serveTasks(open);
