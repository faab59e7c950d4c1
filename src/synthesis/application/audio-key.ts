import { randomBytes } from 'node:crypto';

/** 160 bits cannot be guessed; in hexadecimal the name survives file systems that ignore case. */
const AUDIO_KEY_BYTES = 20;

/** A name for a file that nobody has used and nobody can guess. */
export function newAudioKey(): string {
  return randomBytes(AUDIO_KEY_BYTES).toString('hex');
}
