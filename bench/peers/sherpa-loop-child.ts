import { OfflineTts, type OfflineTtsConfig, type SupertonicOptions } from 'sherpa-onnx-node';

/** What the child is started with, as JSON. */
export interface SherpaLoopOptions {
  readonly config: OfflineTtsConfig;
  readonly speaker: number;
  readonly supertonic: SupertonicOptions | null;
}

/** One text, in its parts. */
export type LoopText = readonly string[];

/** sherpa-onnx as one would call it in an afternoon: one model, one part after the other, the samples dropped. */
async function main({ config, speaker, supertonic }: SherpaLoopOptions): Promise<void> {
  const tts = await OfflineTts.createAsync(config);
  const manner = { sid: speaker, speed: 1 };
  const generationConfig = supertonic && { ...supertonic, ...manner };
  process.on('message', (parts: LoopText) => {
    void (async () => {
      let spokenSec = 0;
      for (const text of parts) {
        const request = { text, ...manner, ...(generationConfig && { generationConfig }) };
        const { samples, sampleRate } = await tts.generateAsync(request);
        spokenSec += samples.length / sampleRate;
      }
      process.send!(spokenSec);
    })();
  });
  process.send!('ready');
}

void main(JSON.parse(process.argv[2]!) as SherpaLoopOptions);
