import type { SpokenPart } from '../speech-engine';
import { type EspeakEvent, type EspeakLibrary, PITCH, RATE, VOLUME } from './espeak-library';
import { espeakText } from './espeak-text';
import { wordTimings } from './espeak-words';

const NATURAL_WORDS_PER_MINUTE = 175;
const NATURAL_PITCH = 50;
const FULL_VOLUME = 100;

/** Buffer for 48 seconds of speech, in 2 MiB; a longer text gets a larger one for itself. */
const KEPT_SAMPLES = 2 ** 20;

/**
 * Longest speech accepted per code point. The slowest symbol names take about one second; more than
 * this means that something in the text was obeyed instead of read.
 */
const MAX_SEC_PER_CHAR = 2;
const EXTRA_SEC = 5;

/** One eSpeak NG instance. It keeps state, so it belongs to one thread and speaks one text at a time. */
export class EspeakInstance {
  private samples = new Int16Array(KEPT_SAMPLES);

  constructor(private readonly espeak: EspeakLibrary) {}

  /**
   * Speaks at natural tempo, pitch and level.
   * @throws Error for a voice that eSpeak NG does not know, and for speech without end.
   */
  speak(text: string, espeakName: string): SpokenPart {
    this.choose(espeakName);
    const spoken = espeakText(text, espeakName.startsWith('vi') ? 'vi' : 'en');
    const { sampleRate } = this.espeak;
    const maxSamples = (EXTRA_SEC + spoken.origins.length * MAX_SEC_PER_CHAR) * sampleRate;
    const events: EspeakEvent[] = [];
    let length = 0;
    // The callback must not throw: that would corrupt the instance. It stops the speech instead.
    this.espeak.synthesize(spoken.text, (pcm, heard) => {
      if (pcm) length = this.append(pcm, length);
      for (const event of heard) if (event.type !== 'phoneme') events.push(event);
      return length > maxSamples;
    });
    const pcm = this.takeOut(length);
    if (length > maxSamples) throw new Error('eSpeak NG spoke far longer than the text can take');
    const endSec = length / sampleRate;
    const words = wordTimings(events, spoken).map((word) => ({
      ...word,
      startSec: Math.min(word.startSec, endSec),
      endSec: Math.min(word.endSec, endSec),
    }));
    return { pcm, sampleRate, words };
  }

  /** All settings outlive a job, so all are set for each. */
  private choose(espeakName: string): void {
    const code = this.espeak.setVoice(espeakName);
    if (code !== 0) throw new Error(`eSpeak NG does not know the voice ${espeakName}`);
    this.espeak.setParameter(RATE, NATURAL_WORDS_PER_MINUTE);
    this.espeak.setParameter(PITCH, NATURAL_PITCH);
    this.espeak.setParameter(VOLUME, FULL_VOLUME);
  }

  private append(pcm: Int16Array, length: number): number {
    const end = length + pcm.length;
    if (end > this.samples.length) {
      const grown = new Int16Array(Math.max(end, this.samples.length * 2));
      grown.set(this.samples.subarray(0, length));
      this.samples = grown;
    }
    this.samples.set(pcm, length);
    return end;
  }

  private takeOut(length: number): Int16Array<ArrayBuffer> {
    const pcm = this.samples.slice(0, length);
    if (this.samples.length > KEPT_SAMPLES) this.samples = new Int16Array(KEPT_SAMPLES);
    return pcm;
  }
}
