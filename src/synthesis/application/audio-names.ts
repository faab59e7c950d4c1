import { createHash, randomBytes } from 'node:crypto';

/** 160 bits cannot be guessed; in hexadecimal the name survives file systems that ignore case. */
const AUDIO_KEY_BYTES = 20;

/** The two names of an audio file. */
export interface AudioNames {
  /** In its public address: whoever knows it may hear the audio. */
  readonly audioKey: string;
  /** In the store; it leads to no address. */
  readonly storedKey: string;
}

/** Names for a file that nobody has used and nobody can guess. */
export function newAudioNames(): AudioNames {
  const audioKey = newAudioKey();
  return { audioKey, storedKey: storedKeyOf(audioKey) };
}

/** Of a file whose name in the store is given later. */
export const newAudioKey = (): string => randomBytes(AUDIO_KEY_BYTES).toString('hex');

/** SHA-256, hexadecimal: whoever can list the store learns no address. */
export function storedKeyOf(audioKey: string): string {
  return createHash('sha256').update(audioKey).digest('hex');
}
