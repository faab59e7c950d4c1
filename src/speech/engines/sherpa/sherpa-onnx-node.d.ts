/** The part of the package's surface that is used here; the package itself ships no types. */
declare module 'sherpa-onnx-node' {
  export interface OfflineTtsConfig {
    readonly model: {
      readonly vits?: {
        model: string;
        tokens: string;
        lexicon: string;
        dataDir: string;
        noiseScale?: number;
        lengthScale?: number;
        noiseScaleW?: number;
      };
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
      readonly supertonic?: {
        durationPredictor: string;
        textEncoder: string;
        vectorEstimator: string;
        vocoder: string;
        ttsJson: string;
        unicodeIndexer: string;
        voiceStyle: string;
      };
      readonly numThreads?: number;
      readonly provider?: 'cpu';
      readonly debug?: 0 | 1;
    };
    readonly maxNumSentences: number;
  }

  /** Of a request to Supertonic. */
  export interface SupertonicOptions {
    readonly numSteps: number;
    readonly extra: { readonly lang: string; readonly seed: number; readonly max_len: number };
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
      /** In its presence `sid` and `speed` are taken from it. */
      generationConfig?: SupertonicOptions & { sid: number; speed: number };
    }): Promise<{ samples: Float32Array<ArrayBuffer>; sampleRate: number }>;
  }

  /** One of the models, its tokens, and the processor. */
  export interface OfflineRecognizerConfig {
    readonly featConfig: { readonly sampleRate: number; readonly featureDim: number };
    readonly modelConfig: {
      readonly transducer?: { encoder: string; decoder: string; joiner: string };
      readonly whisper?: {
        encoder: string;
        decoder: string;
        language: string;
        task: 'transcribe';
      };
      readonly zipformerCtc?: { model: string };
      readonly nemoCtc?: { model: string };
      readonly wenetCtc?: { model: string };
      readonly paraformer?: { model: string };
      readonly senseVoice?: { model: string; language: 'auto'; useInverseTextNormalization: 0 | 1 };
      /** Only of a transducer. */
      readonly modelType?: string;
      readonly tokens: string;
      readonly numThreads: number;
      readonly provider: 'cpu';
      readonly debug: 0 | 1;
    };
  }

  export class OfflineStream {
    /** Brings other rates to that of the model. */
    acceptWaveform(waveform: { samples: Float32Array; sampleRate: number }): void;
  }

  export class OfflineRecognizer {
    /** Ends the process over files that it cannot use. */
    static createAsync(config: OfflineRecognizerConfig): Promise<OfflineRecognizer>;
    createStream(): OfflineStream;
    decodeAsync(stream: OfflineStream): Promise<{ text: string }>;
  }
}
