import { Speakers } from '../../../src/speech/domain/speakers';
import { EngineUnavailable } from '../../../src/speech/domain/speech-failure';
import type { Voice } from '../../../src/speech/domain/voice';
import { EngineAvailability } from '../../../src/speech/engines/engine-availability';
import { TextReader, type TimedReading } from '../../../src/speech/reading/text-reader';
import { timedReading } from '../../../src/speech/reading/timed-reading';
import {
  type RenderedSpeech,
  type RenderJob,
  SpeechRenderer,
} from '../../../src/speech/rendering/speech-renderer';
import {
  type RenderedSection,
  type SectionJob,
  type SpeechPiece,
  SpeechStreamer,
  type StreamJob,
} from '../../../src/speech/rendering/speech-streamer';
import type { ReadingOptions } from '../../../src/text-normalization';

const voice: Voice = {
  speakerId: 'vi-north-female-1',
  speakerName: 'Thu Hà',
  provider: 'fake',
  language: 'vi',
  region: 'north',
  gender: 'female',
  licence: 'unknown',
  sampleRate: 16_000,
  quality: 'formant',
  charsPerSec: 15,
};

export const speakers = new Speakers([voice, { ...voice, speakerId: 'vi-south-male-1' }]);

/** Reads in this thread, with the rules of the service. */
export class PlainTextReader extends TextReader {
  read(text: string, options: ReadingOptions): Promise<TimedReading> {
    return Promise.resolve(timedReading({ text, ...options }));
  }
}

/** The engine of all voices, up until a test takes it down. */
export class FakeEngine extends EngineAvailability {
  isUp = true;

  isAvailable(): boolean {
    return this.isUp;
  }

  requireAvailable(): void {
    if (!this.isUp) throw new EngineUnavailable(5);
  }
}

/** "Renders" a text as its own bytes, and notes what it was asked. */
export class FakeSpeechRenderer extends SpeechRenderer {
  readonly jobs: RenderJob[] = [];
  /** What happens while it works. */
  meanwhile: (signal?: AbortSignal) => Promise<void> = () => Promise.resolve();

  async render(job: RenderJob, signal?: AbortSignal): Promise<RenderedSpeech> {
    this.jobs.push(job);
    await this.meanwhile(signal);
    return { bytes: new TextEncoder().encode(job.spokenText), durationSec: 1.5, words: [] };
  }
}

/** "Streams" a text as its own bytes, a sentence at a time; each lasts a second. */
export class FakeSpeechStreamer extends SpeechStreamer {
  /** What happens before a piece is given, by its number. */
  before: (piece: number, signal?: AbortSignal) => Promise<void> = () => Promise.resolve();

  async stream(
    { spokenText }: StreamJob,
    onPiece: (piece: SpeechPiece) => void,
    signal?: AbortSignal,
  ): Promise<RenderedSpeech> {
    const sentences = spokenText.match(/[^.]+\.?/gu) ?? [];
    let spokenStart = 0;
    for (const [startSec, sentence] of sentences.entries()) {
      await this.before(startSec, signal);
      const bytes = new TextEncoder().encode(sentence);
      onPiece({ bytes, startSec, durationSec: 1, spokenText: sentence, spokenStart, words: [] });
      spokenStart += sentence.length;
    }
    await this.before(sentences.length, signal);
    return { bytes: new TextEncoder().encode(spokenText), durationSec: sentences.length, words: [] };
  }

  async renderSection(job: SectionJob, signal?: AbortSignal): Promise<RenderedSection> {
    return { ...(await this.stream(job, () => undefined, signal)), end: null };
  }
}
