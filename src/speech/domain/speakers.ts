import { InvalidParameters } from '../../shared/domain/domain-error';
import type { Voice } from './voice';

/** The catalogue of voices on offer. Nothing outside it ever reaches an engine. */
export class Speakers {
  private readonly byId: ReadonlyMap<string, Voice>;

  /** @throws Error when two voices share an id or no Vietnamese voice is on offer: a configuration error. */
  constructor(readonly all: readonly Voice[]) {
    this.byId = new Map(all.map((voice) => [voice.speakerId, voice]));
    if (this.byId.size !== all.length) throw new Error('Two voices share one speaker_id.');
    if (!all.some((voice) => voice.language === 'vi')) throw new Error('No Vietnamese voice is on offer.');
  }

  /** The voice of a request that names none: the first Vietnamese one. */
  get default(): Voice {
    return this.all.find((voice) => voice.language === 'vi')!;
  }

  /**
   * The voice with exactly this id; never a similar one.
   * @throws InvalidParameters naming `speaker_id`.
   */
  named(speakerId: string): Voice {
    const voice = this.byId.get(speakerId);
    if (voice) return voice;
    throw InvalidParameters.of(
      'speaker_id',
      'UNKNOWN_SPEAKER',
      'speaker_id is not a known voice; GET /api/v1/tts/speakers lists them.',
    );
  }
}
