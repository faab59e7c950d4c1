import type { VoicePack } from '../domain/voice-pack';

/** A voice that is whole and has spoken. */
export interface InstalledVoice {
  readonly pack: VoicePack;
  readonly folder: string;
  /** The WAV file of what it said; null when that was not kept. */
  readonly sample: string | null;
  readonly spokenSec: number;
  /** How long it took to say that. */
  readonly tookSec: number;
}
