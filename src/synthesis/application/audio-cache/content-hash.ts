import { createHash } from 'node:crypto';
import { SHARED_FROM_CHARS } from '../../domain/recording';
import type { SynthesisSpec } from '../synthesis-spec';

/**
 * Names a spec by everything that its audio depends on: text, voice, settings, format, and the versions of
 * the engine and of the code around it. Specs of one name sound the same. A short text has another name for each
 * account, so that nobody finds what others had spoken.
 * @param soundVersion of the voice's engine, as `SoundVersions` tells it
 * @returns SHA-256, hexadecimal
 */
export function contentHash(spec: SynthesisSpec, soundVersion: string, accountId: string): string {
  const { text, voice, settings, audioType, readingOff, readingChoose } = spec;
  const { speed, pitch, volume } = settings;
  const owner = text.charCount < SHARED_FROM_CHARS ? accountId : null;
  const facts = [
    soundVersion,
    owner,
    text.text,
    voice.speakerId,
    speed,
    pitch,
    volume,
    audioType,
    readingOff,
    readingChoose,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
