/** The part of the package's surface that is used here; the package itself ships no types. */
declare module 'sherpa-onnx-node' {
  export interface OfflineTtsConfig {
    readonly model: {
      readonly vits?: { model: string; tokens: string; lexicon: string; dataDir: string };
      readonly kokoro?: {
        model: string;
        voices: string;
        tokens: string;
        lexicon: string;
        dataDir: string;
      };
      readonly matcha?: {
        acousticModel: string;
        vocoder: string;
        tokens: string;
        lexicon: string;
        dataDir: string;
      };
      readonly numThreads?: number;
      readonly provider?: 'cpu';
      readonly debug?: 0 | 1;
    };
    readonly maxNumSentences: number;
  }

  export class OfflineTts {
    readonly sampleRate: number;
    readonly numSpeakers: number;
    /** Rejects for a bad model, except where it exits or aborts. The constructor aborts more often. */
    static createAsync(config: OfflineTtsConfig): Promise<OfflineTts>;
    /** Rejects when there is no sound in the text. An unknown `sid` silently becomes 0. */
    generateAsync(request: {
      text: string;
      sid: number;
      speed: number;
    }): Promise<{ samples: Float32Array<ArrayBuffer>; sampleRate: number }>;
  }
}
