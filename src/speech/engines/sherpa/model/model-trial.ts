import { waveformOf } from '../../../audio/waveform';
import { encodeWav } from '../../../audio/wav';
import { verifyPart, verifySound } from '../../../domain/integrity';
import { PREVIEW_SENTENCES } from '../../../previews/preview-sentences';
import { openModel } from './open-model';
import { installedVersion } from '../sherpa-version';

/** What the first speaker of a model has said on trial. */
export interface ModelTrial {
  /** A WAV file. */
  readonly wav: Uint8Array;
  readonly spokenSec: number;
  /** Without the loading of the model. */
  readonly tookSec: number;
}

/** @throws OperatorFault with the command to run, where sherpa-onnx is not installed */
export function requireSherpa(): void {
  installedVersion(__filename);
}

/**
 * Loads the model of a folder in a process of its own, as the service would, and has its first speaker say a sentence.
 * @param folder its name makes the names of the voices
 * @param derivedDir for what has to be made from the model's files
 * @throws OperatorFault when the files make no model; EngineUnavailable or SynthesisFailed when it does not speak
 */
export async function tryModel(
  folder: string,
  derivedDir: string,
  signal?: AbortSignal,
): Promise<ModelTrial> {
  const engine = openModel(folder, derivedDir);
  try {
    const [voice] = engine.card.voices;
    const text = PREVIEW_SENTENCES[voice!.language];
    await engine.speak({ voice: voice!, text: text.split(',', 1)[0]! }, signal); // loads the model
    const startedAt = performance.now();
    const { pcm, sampleRate } = await engine.speak({ voice: voice!, text }, signal);
    const tookSec = (performance.now() - startedAt) / 1000;
    const spokenSec = pcm.length / sampleRate;
    verifyPart(text, voice!, spokenSec);
    verifySound(text, voice!, pcm);
    return { wav: encodeWav(waveformOf(pcm), sampleRate), spokenSec, tookSec };
  } finally {
    await engine.close();
  }
}
