import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Voice } from './voice';

/** The catalogue of voices on offer. Nothing outside it ever reaches an engine. */
export class Speakers {
  private voices: readonly Voice[] = [];
  private byId: ReadonlyMap<string, Voice> = new Map();

  /**
   * @param preferred the voice that shall be the default one, when it is on offer
   * @throws Error when two voices share an id or no Vietnamese voice is on offer: a configuration error
   */
  constructor(
    voices: readonly Voice[],
    readonly preferred: string | null = null,
  ) {
    this.offer(voices);
  }

  /**
   * Replaces the catalogue, in which the default voice then goes first, and the others by how they sound: in whatever
   * order engines came, every process has the same default.
   * @throws Error as the constructor does; nothing has changed then
   */
  offer(voices: readonly Voice[]): void {
    const byId = new Map(voices.map((voice) => [voice.speakerId, voice]));
    if (byId.size !== voices.length) throw new Error('Two voices share one speaker_id.');
    const inOrder = [...voices].sort(bestSoundingFirst);
    const first = this.firstOf(inOrder);
    if (!first) throw new Error('No Vietnamese voice is on offer.');
    this.byId = byId;
    this.voices = [first, ...inOrder.filter((voice) => voice !== first)];
  }

  /** All voices, the default one first. */
  get all(): readonly Voice[] {
    return this.voices;
  }

  /** The voice of a request that names none: the preferred one, else the best sounding Vietnamese one. */
  get default(): Voice {
    return this.voices[0]!;
  }

  /**
   * The voice of a request.
   * @param speakerId undefined for the default one
   * @throws InvalidParameters as `named` does
   */
  chosen(speakerId: string | undefined): Voice {
    return speakerId === undefined ? this.default : this.named(speakerId);
  }

  /** The voice with exactly this id, never a similar one; undefined when it is not on offer. */
  find(speakerId: string): Voice | undefined {
    return this.byId.get(speakerId);
  }

  /**
   * The voice with exactly this id; never a similar one.
   * @throws InvalidParameters naming `speaker_id`.
   */
  named(speakerId: string): Voice {
    const voice = this.find(speakerId);
    if (voice) return voice;
    throw InvalidParameters.of(
      'speaker_id',
      'UNKNOWN_SPEAKER',
      'speaker_id is not a known voice; GET /api/v1/tts/speakers lists them.',
    );
  }

  private firstOf(voices: readonly Voice[]): Voice | undefined {
    const vietnamese = voices.find(({ language }) => language === 'vi');
    return vietnamese && (voices.find(({ speakerId }) => speakerId === this.preferred) ?? vietnamese);
  }
}

/** Natural voices before others, then those of the higher sample rate; equals by engine, those of one as it has them. */
function bestSoundingFirst(a: Voice, b: Voice): number {
  if (a.quality !== b.quality) return a.quality === 'natural' ? -1 : 1;
  if (a.sampleRate !== b.sampleRate) return b.sampleRate - a.sampleRate;
  return a.provider < b.provider ? -1 : Number(a.provider > b.provider);
}
